#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-help.py KEYS-C KEYS-DE BOOK-C BOOK-DE: fails, and says where, if the book of help is out of order. The arguments
are the two pages of keys and the two books for browsers, as they were built."""

import html
import os
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

TOP = pathlib.Path(os.environ['G_TEST_SRCDIR'])
MALLARD = '{http://projectmallard.org/1.0/}'
faults = []


def check(right, what):
    if not right:
        faults.append(what)


def read_book(language, keys):
    paths = sorted((TOP / 'data/help' / language).glob('*.page')) + [pathlib.Path(keys)]
    return {path.stem: ElementTree.parse(path).getroot() for path in paths}


def ids(page):
    return [element.get('id') for element in page.iter() if element.get('id')]


def keys_named(page):
    """What stands on the keys of each combination, and of each key that stands alone."""
    joined = [tuple(key.text for key in keyseq) for keyseq in page.iter(MALLARD + 'keyseq')]
    in_joined = {key for keyseq in page.iter(MALLARD + 'keyseq') for key in keyseq}
    return joined + [(key.text,) for key in page.iter(MALLARD + 'key') if key not in in_joined]


def check_book(language, book):
    for name, page in book.items():
        where = f'{language}/{name}.page'
        guides = [link.get('xref') for link in page.iter(MALLARD + 'link') if link.get('type') == 'guide']
        check(page.get('id') == name, f'{where} has the id {page.get("id")}')
        check(name == 'index' or 'index' in guides, f'{where} cannot be reached from the index')
        for link in page.iter(MALLARD + 'link'):
            target, _, part = link.get('xref').partition('#')
            there = target in book and (not part or part in ids(book[target]))
            check(there, f'{where} links to {link.get("xref")}, which does not exist')
        for key in keys_named(page):
            check(key in keys_named(book['keys']), f'{where} names {"+".join(key)}, which is not in the page of keys')


def check_table(language, page):
    """Every row of the table with keys, and every key of it, has its place in the page."""
    table = (TOP / 'src/app/window/fringe-shortcuts.c').read_text('utf-8')
    rows = re.findall(r'\{ (?:TOOLKIT|APPLICATION|STEP|FOCUS), (?:NULL|"[^"]*"), "([^"]*)",\s*\.title = (N_|NULL)', table)
    titles = [title for _, title in rows if title == 'N_']
    keys = [key for words, _ in rows for key in words.split()]
    check(len(rows) == len(re.findall(r'^  \{ (?:TOOLKIT|APPLICATION|STEP|FOCUS),', table, re.MULTILINE)),
          'a row of the table of shortcuts was not read')
    check(len(list(page.iter(MALLARD + 'tr'))) == len(titles), f'{language}/keys.page has not a row for each title')
    check([len(key) for key in keys_named(page)] == [key.count('<') + 1 for key in keys],
          f'{language}/keys.page has not the keys of the table')


def check_browsed(language, path, book):
    """All of the book is there, each link leads somewhere, and nothing is loaded from elsewhere."""
    text = pathlib.Path(path).read_text('utf-8')
    places = re.findall(r' id="([^"]*)"', text)
    for name, page in book.items():
        for place in ids(page):
            check(name == 'index' or places.count(place) == 1, f'{path} has not the place {place} once')
    for link in re.findall(r' href="([^"]*)"', text):
        check(link[:1] == '#' and link[1:] in places, f'{path} links to {link}, which does not exist')
    check(not re.search(r' src=|url\(|https?:', text), f'{path} loads something')
    seen = ''.join(re.sub(r'(?s)<style>.*</style>|<[^>]*>', '', text).split())
    for name, page in book.items():
        for part in page.iter(MALLARD + 'p'):
            words = html.escape(''.join((part.text or '').split()))
            check(words in seen, f'{path} has not what {language}/{name}.page says: {part.text}')


books = {'C': read_book('C', sys.argv[1]), 'de': read_book('de', sys.argv[2])}
for language, book in books.items():
    check_book(language, book)
    check_table(language, book['keys'])
for language, path in zip(books, sys.argv[3:]):
    check_browsed(language, path, books[language])
check(books['C'].keys() == books['de'].keys(), 'the languages have not the same pages')
for name in books['C'].keys() & books['de'].keys():
    check(ids(books['C'][name]) == ids(books['de'][name]), f'{name}.page has other ids in German')
print('\n'.join(faults) or 'The book is in order.')
sys.exit(bool(faults))
