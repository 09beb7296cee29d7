import type { RichTextMark, RichTextNode } from '@shop/content/rich-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

test.each([
  [node('paragraph', [text('Hallo')]), '<p>Hallo</p>'],
  [node('heading', [text('Titel')], { level: 1 }), '<h2>Titel</h2>'],
  [node('heading', [text('Titel')], { level: 9 }), '<h6>Titel</h6>'],
  [node('blockquote', [node('paragraph', [text('Zitat')])]), '<blockquote><p>Zitat</p></blockquote>'],
  [node('bullet_list', [node('list_item', [text('eins')])]), '<ul><li>eins</li></ul>'],
  [
    node('ordered_list', [node('list_item', [text('drei')])], { order: 3 }),
    '<ol start="3"><li>drei</li></ol>',
  ],
  [node('horizontal_rule'), '<hr/>'],
  [node('paragraph', [text('a'), node('hard_break'), text('b')]), '<p>a<br/>b</p>'],
  [node('paragraph', [node('emoji', [], { name: 'sofa', emoji: '🛋️' })]), '<p>🛋️</p>'],
  [node('unbekannt', [text('bleibt')]), 'bleibt'],
])('%j', (content, html) => {
  expect(htmlOf(content)).toBe(html)
})

test.each([
  ['bold', '<strong>x</strong>'],
  ['italic', '<em>x</em>'],
  ['strike', '<s>x</s>'],
  ['underline', '<u>x</u>'],
  ['code', '<code>x</code>'],
  ['superscript', '<sup>x</sup>'],
  ['subscript', '<sub>x</sub>'],
  ['highlight', '<mark>x</mark>'],
  ['textStyle', 'x'],
  ['styled', 'x'],
])('mark %s', (type, html) => {
  expect(htmlOf(text('x', [{ type, attrs: null }]))).toBe(html)
})

test('a table keeps its spans', () => {
  const table = node('table', [
    node('tableRow', [node('tableCell', [text('a')], { colspan: 2, rowspan: 1 })]),
  ])

  expect(htmlOf(table)).toContain('<tr><td colSpan="2" rowSpan="1">a</td></tr>')
})

test('markup in a text is shown, not run', () => {
  expect(htmlOf(text('<script>alert(1)</script>'))).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('a link that would run code loses its address and keeps its words', () => {
  expect(htmlOf(text('hier', [link({ href: 'javascript:alert(1)', linktype: 'url' })]))).toBe('hier')
})

test.each([
  [{ href: 'ratgeber/schlaf', linktype: 'story', anchor: 'tipps' }, '/fr-fr/ratgeber/schlaf/#tipps'],
  [{ href: '/suche/', linktype: 'url' }, '/fr-fr/suche/'],
  [{ href: '#oben', linktype: 'url' }, '#oben'],
  [{ href: 'hallo@example.org', linktype: 'email' }, 'mailto:hallo@example.org'],
  [{ href: 'https://example.org/', linktype: 'url' }, 'https://example.org/'],
])('link %j leads to %s', (attrs, href) => {
  expect(htmlOf(text('x', [link(attrs)]))).toBe(`<a href="${href}">x</a>`)
})

test('a link around bold and plain words is one link', () => {
  const mark = link({ href: '/a/', linktype: 'url' })
  const html = htmlOf(
    node('paragraph', [text('ganz ', [mark]), text('fett', [mark, { type: 'bold', attrs: null }])]),
  )

  expect(html).toBe('<p><a href="/fr-fr/a/">ganz <strong>fett</strong></a></p>')
})

function htmlOf(content: RichTextNode): string {
  const document = node('doc', [content])
  const html = renderToStaticMarkup(<RichText document={document} hrefFor={(path) => `/fr-fr${path}`} />)
  return html.replace(/^<div[^>]*>(.*)<\/div>$/s, '$1')
}

function node(
  type: string,
  content: RichTextNode[] = [],
  attrs: Record<string, unknown> | null = null,
): RichTextNode {
  return { type, text: null, attrs, marks: [], content }
}

function text(words: string, marks: RichTextMark[] = []): RichTextNode {
  return { type: 'text', text: words, attrs: null, marks, content: [] }
}

function link(attrs: Record<string, unknown>): RichTextMark {
  return { type: 'link', attrs }
}
