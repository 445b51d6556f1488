#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""book.py LANGUAGE PAGE...: prints the pages of the help book as one page for browsers, for desktops that have no viewer
of help. The first page is the index. What it does not know stops it, so that nothing is left out unseen."""

import sys
import xml.etree.ElementTree as ElementTree
from html import escape

MALLARD = '{http://projectmallard.org/1.0/}'
CONTENTS = {'C': 'Contents', 'de': 'Inhalt'}
# Elements whose contents stay as they are, in another element.
SAME = {'p': 'p', 'list': 'ul', 'steps': 'ol', 'terms': 'dl', 'table': 'table', 'tr': 'tr', 'td': 'td', 'screen': 'pre',
        'cmd': 'code', 'code': 'code', 'file': 'code', 'em': 'em', 'gui': 'b', 'key': 'kbd'}
STYLE = """
:root { color-scheme: light dark; --text: #1d1c20; --ground: #fff; --faint: #5e5c64; --line: #d8d7d9; --link: #1a5fb4;
        --box: #f2f1f0 }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0eff1; --ground: #222226; --faint: #b5b3b9; --line: #4a484d; --link: #99c1f1; --box: #343238 }
}
body { font: 1.06rem/1.55 Cantarell, "Noto Sans", "DejaVu Sans", sans-serif; max-width: 44rem; margin: 2rem auto 6rem;
       padding: 0 1.2rem; color: var(--text); background: var(--ground) }
h1, h2, h3 { line-height: 1.25 }
h2 { margin-top: 3.5rem; padding-top: 1.2rem; border-top: 1px solid var(--line) }
h3 { margin-top: 2.2rem }
a { color: var(--link) }
nav li { margin: .35rem 0 }
nav span, .note { color: var(--faint) }
dt { font-weight: bold; margin-top: .8rem }
dd { margin: 0 0 0 1.6rem }
dd p, td p, li p { margin: .25rem 0 }
li { margin: .5rem 0 }
pre { padding: .7rem 1rem; white-space: pre-wrap; background: var(--box); border-radius: 6px; font-size: .88em }
code { font-size: .88em }
kbd { font: inherit; font-size: .88em; padding: .05em .45em; white-space: nowrap; background: var(--box);
      border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px }
table { border-collapse: collapse; width: 100% }
td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
td:first-child { min-width: 9rem }
@media print { body { max-width: none } nav { break-after: page } a { color: inherit } }
"""


def child(element, path):
    return element.find('/'.join(MALLARD + name for name in path.split('/')))


def title_of(element):
    return escape(''.join(child(element, 'title').itertext()))


def order(page):
    """As the viewer sorts them: by the title for sorting."""
    return page.find(f'{MALLARD}info/{MALLARD}title[@type="sort"]').text


def inside(element, book, level):
    text = escape(element.text or '')
    for part in element:
        text += markup(part, book, level) + escape(part.tail or '')
    return text


def link(element, book):
    name, _, part = element.get('xref').partition('#')
    target = book[name].find(f'.//{MALLARD}section[@id="{part}"]') if part else book[name]
    return f'<a href="#{part or name}">{title_of(target)}</a>'


def item(element, book, level):
    title = child(element, 'title')
    if title is None:
        return f'<li>{inside(element, book, level)}</li>'
    return f'<dt>{inside(title, book, level)}</dt><dd>{inside(element, book, level)}</dd>'


def section(element, book, level):
    heading = f'<h{level} id="{element.get("id")}">{title_of(element)}</h{level}>'
    return f'<section>{heading}{inside(element, book, level + 1)}</section>'


def markup(element, book, level):
    name = element.tag.removeprefix(MALLARD)
    if name in SAME:
        return f'<{SAME[name]}>{inside(element, book, level)}</{SAME[name]}>'
    match name:
        case 'info' | 'title':
            return ''
        case 'item':
            return item(element, book, level)
        case 'keyseq':
            return '+'.join(markup(key, book, level) for key in element)
        case 'link':
            return link(element, book)
        case 'note':
            return f'<div class="note">{inside(element, book, level)}</div>'
        case 'section':
            return section(element, book, level)
    raise ValueError(f'It is not known what a {name} is in a browser.')


def entry(page):
    about = escape(child(page, 'info/desc').text)
    return f'<li><a href="#{page.get("id")}">{title_of(page)}</a><br><span>{about}</span></li>'


def print_book(language, index, pages):
    pages.sort(key=order)
    book = {page.get('id'): page for page in [index] + pages}
    print(f'<!DOCTYPE html>\n<html lang="{"en" if language == "C" else language}">\n<head>\n<meta charset="utf-8">\n'
          f'<meta name="viewport" content="width=device-width">\n<title>{title_of(index)}</title>\n'
          f'<style>{STYLE}</style>\n</head>\n<body>\n<header><h1>{title_of(index)}</h1>{inside(index, book, 2)}</header>\n'
          f'<nav aria-label="{CONTENTS[language]}"><ul>{"".join(map(entry, pages))}</ul></nav>\n<main>')
    for page in pages:
        print(section(page, book, 2))
    print('</main>\n</body>\n</html>')


def main():
    sys.stdout.reconfigure(encoding='utf-8')
    index, *pages = [ElementTree.parse(path).getroot() for path in sys.argv[2:]]
    print_book(sys.argv[1], index, pages)


main()
