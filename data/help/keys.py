#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""keys.py TABLE [CATALOGUE]: prints the page of keys of the help book, made from the program's table of shortcuts.

TABLE is fringe-shortcuts.c, CATALOGUE the translations of po for a language other than English."""

import json
import pathlib
import re
import sys
from xml.sax.saxutils import escape

STRING = r'"(?:[^"\\]|\\.)*"'
ROW = re.compile(r'^  \{ (.*?) \},$', re.MULTILINE | re.DOTALL)
TITLE = re.compile(r'\.title = N_ \((' + STRING + r')\)')
KEYS = re.compile(r'^[A-Z]+, (?:NULL|' + STRING + r'), (' + STRING + ')')
ENTRY = re.compile(r'^msgid ((?:' + STRING + r'\s*)+)^msgstr ((?:' + STRING + r'\s*)+)', re.MULTILINE)

# What stands on the keys; a letter is shown as a capital.
ENGLISH = {'Control': 'Ctrl', 'plus': '+', 'minus': '−', 'equal': '=', 'comma': ',', 'period': '.', 'question': '?',
           'bracketleft': '[', 'bracketright': ']', 'Page_Down': 'Page Down', 'Page_Up': 'Page Up', 'space': 'Space',
           'BackSpace': 'Backspace', 'Up': '↑', 'Down': '↓', 'Left': '←', 'Right': '→'}
GERMAN = {**ENGLISH, 'Control': 'Strg', 'Shift': 'Umschalt', 'Page_Down': 'Bild runter', 'Page_Up': 'Bild hoch',
          'space': 'Leertaste', 'BackSpace': 'Rücktaste', 'Home': 'Pos1', 'End': 'Ende', 'Return': 'Eingabe',
          'Insert': 'Einfg', 'Menu': 'Menü'}
TEXTS = {
    'C': ('Keys', 'All keys, as the window of keyboard shortcuts shows them.',
          'Where a row names several things, its keys stand in the same order.'),
    'de': ('Tasten', 'Alle Tasten, wie sie das Fenster der Tastenkürzel zeigt.',
           'Wo eine Zeile mehreres nennt, stehen die Tasten in derselben Reihenfolge.'),
}


def unquote(strings):
    return ''.join(json.loads(string) for string in re.findall(STRING, strings))


def read_catalogue(path):
    return {unquote(source): unquote(target) for source, target in ENTRY.findall(path.read_text('utf-8'))}


def key_markup(key, names):
    words = re.findall(r'<(\w+)>', key) + [re.sub(r'<\w+>', '', key)]
    shown = [names.get(word, word.upper() if len(word) == 1 else word) for word in words]
    return '<keyseq>' + ''.join(f'<key>{escape(word)}</key>' for word in shown) + '</keyseq>'


def print_page(table, language, catalogue, names):
    title, description, note = TEXTS[language]
    print('<page xmlns="http://projectmallard.org/1.0/" type="topic" id="keys">')
    # The last page of the book.
    print(f'<info><link type="guide" xref="index"/><title type="sort">z</title><desc>{description}</desc></info>')
    print(f'<title>{title}</title>\n<p>{note}</p>')
    groups = []
    for row in ROW.findall(table[table.index('shortcuts[] = {'):]):
        found, keys = TITLE.search(row), KEYS.match(row)
        text = found and unquote(found.group(1))
        if keys is None:
            groups.append((text, []))
            continue
        if text:
            groups[-1][1].append((text, []))
        groups[-1][1][-1][1].extend(unquote(keys.group(1)).split())
    for text, rows in groups:
        if not rows:  # the title of a page of the help overlay
            continue
        print(f'<section id="keys-{re.sub("[^a-z]+", "-", text.lower())}">')
        print(f'<title>{escape(catalogue.get(text, text))}</title>\n<table rules="rows">')
        for meaning, keys in rows:
            print('<tr><td><p>' + ' '.join(key_markup(key, names) for key in keys) + '</p></td>'
                  f'<td><p>{escape(catalogue.get(meaning, meaning))}</p></td></tr>')
        print('</table>\n</section>')
    print('</page>')


def main():
    sys.stdout.reconfigure(encoding='utf-8')
    table = pathlib.Path(sys.argv[1]).read_text('utf-8')
    if len(sys.argv) == 2:
        print_page(table, 'C', {}, ENGLISH)
    else:
        print_page(table, 'de', read_catalogue(pathlib.Path(sys.argv[2])), GERMAN)


main()
