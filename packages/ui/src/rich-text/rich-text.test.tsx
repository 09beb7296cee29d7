import type { RichTextMark, RichTextNode } from '@shop/content/rich-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RichText } from './rich-text.tsx'

const cell = (words: string, attrs: Record<string, unknown> | null = null) =>
  node('tableCell', [text(words)], attrs)
const head = (words: string) => node('tableHeader', [text(words)])
const row = (...cells: RichTextNode[]) => node('tableRow', cells)

test.each<[string, RichTextNode, string]>([
  ['paragraph', node('paragraph', [text('Hallo')]), '<p>Hallo</p>'],
  [
    'paragraph in the middle',
    node('paragraph', [text('Hallo')], { textAlign: 'center' }),
    '<p style="text-align:center">Hallo</p>',
  ],
  ['paragraph aligned to nowhere', node('paragraph', [text('x')], { textAlign: 'x;color:red' }), '<p>x</p>'],
  ['paragraph from the right', node('paragraph', [text('x')], { dir: 'rtl' }), '<p dir="rtl">x</p>'],
  ['heading 1', node('heading', [text('Titel')], { level: 1 }), '<h2 id="titel">Titel</h2>'],
  ['heading 9', node('heading', [text('Titel')], { level: 9 }), '<h6 id="titel">Titel</h6>'],
  ['heading without level', node('heading', [text('Titel')]), '<h2 id="titel">Titel</h2>'],
  ['empty heading', node('heading', [], { level: 2 }), ''],
  [
    'blockquote',
    node('blockquote', [node('paragraph', [text('Zitat')])]),
    '<blockquote><p>Zitat</p></blockquote>',
  ],
  ['bullet_list', node('bullet_list', [node('list_item', [text('eins')])]), '<ul><li>eins</li></ul>'],
  [
    'ordered_list',
    node('ordered_list', [node('list_item', [text('drei')])], { order: 3 }),
    '<ol start="3"><li>drei</li></ol>',
  ],
  [
    'code_block',
    node('code_block', [text('a < b')], { class: 'language-css' }),
    '<pre tabindex="0" data-language="css"><code>a &lt; b</code></pre>',
  ],
  [
    'code_block with another class',
    node('code_block', [text('a')], { class: 'x" onclick="' }),
    '<pre tabindex="0"><code>a</code></pre>',
  ],
  ['horizontal_rule', node('horizontal_rule'), '<hr/>'],
  ['hard_break', node('paragraph', [text('a'), node('hard_break'), text('b')]), '<p>a<br/>b</p>'],
  [
    'emoji',
    node('paragraph', [node('emoji', [], { name: 'green_heart', emoji: '💚' })]),
    '<p><span role="img" aria-label="green heart">💚</span></p>',
  ],
  ['emoji without a character', node('emoji', [], { name: 'sofa' }), ':sofa:'],
  ['emoji without anything', node('emoji'), ''],
  ['unknown node', node('unbekannt', [text('bleibt')]), 'bleibt'],
  ['embedded blocks without anybody to draw them', node('blok', [], { body: [{}] }), ''],
])('node %s', (_, content, html) => {
  expect(htmlOf(content)).toBe(html)
})

test.each<[string, RichTextMark, string]>([
  ['bold', mark('bold'), '<strong>x</strong>'],
  ['italic', mark('italic'), '<em>x</em>'],
  ['strike', mark('strike'), '<s>x</s>'],
  ['underline', mark('underline'), '<u>x</u>'],
  ['code', mark('code'), '<code>x</code>'],
  ['superscript', mark('superscript'), '<sup>x</sup>'],
  ['subscript', mark('subscript'), '<sub>x</sub>'],
  ['highlight', mark('highlight'), '<mark>x</mark>'],
  [
    'highlight light',
    mark('highlight', { color: '#FFF3B0' }),
    '<mark style="background:#fff3b0;color:var(--color-text)">x</mark>',
  ],
  [
    'highlight dark',
    mark('highlight', { color: '#24493b' }),
    '<mark style="background:#24493b;color:var(--color-on-accent)">x</mark>',
  ],
  ['highlight that nothing reads on', mark('highlight', { color: '#8a8a8a' }), '<mark>x</mark>'],
  ['highlight with a style', mark('highlight', { color: 'red;position:fixed' }), '<mark>x</mark>'],
  [
    'textStyle of the theme',
    mark('textStyle', { color: 'accent' }),
    '<span style="color:var(--color-accent)">x</span>',
  ],
  ['textStyle dark', mark('textStyle', { color: '#7a1f1f' }), '<span style="color:#7a1f1f">x</span>'],
  [
    'textStyle too light to read',
    mark('textStyle', { color: '#ffcc00' }),
    '<span style="color:oklch(from #ffcc00 min(l, 0.45) c h / 1)">x</span>',
  ],
  [
    'textStyle with a name of CSS',
    mark('textStyle', { color: 'red' }),
    '<span style="color:oklch(from red min(l, 0.45) c h / 1)">x</span>',
  ],
  ['textStyle with an address', mark('textStyle', { color: 'url(//x)' }), 'x'],
  ['textStyle with an id', mark('textStyle', { id: 'ziel' }), '<span id="ziel">x</span>'],
  ['textStyle without anything', mark('textStyle'), 'x'],
  ['styled with a class of one’s own', mark('styled', { class: 'note' }), '<span class="note">x</span>'],
  ['styled as a component is', mark('styled', { class: '_a1 __x "><b>' }), 'x'],
  ['anchor', mark('anchor', { id: 'masse' }), '<span id="masse">x</span>'],
  ['anchor in the place of the page’s own data', mark('anchor', { id: 'shop-facts' }), 'x'],
  ['anchor that is none', mark('anchor', { id: '"><img>' }), 'x'],
  ['unknown', mark('blinkend'), 'x'],
])('mark %s', (_, one, html) => {
  expect(htmlOf(text('x', [one]))).toBe(html)
})

test('a known style becomes a class of the shop', () => {
  expect(htmlOf(text('x', [mark('styled', { class: 'lead' })]))).toMatch(
    /^<span class="(?!lead")[^ "]+">x<\/span>$/,
  )
})

test('marks stand inside each other', () => {
  const marks = ['bold', 'italic', 'code'].map((type) => mark(type))

  expect(htmlOf(text('x', marks))).toBe('<code><em><strong>x</strong></em></code>')
})

test('a coloured word in a highlight takes the ink of the highlight', () => {
  const marks = [mark('textStyle', { color: '#7a1f1f' }), mark('highlight', { color: '#24493b' })]

  expect(htmlOf(text('x', marks))).not.toContain('#7a1f1f')
})

test('a table has its head, its spans, widths and grounds', () => {
  const table = node('table', [
    row(node('tableHeader', [text('Größe')], { colwidth: [120] }), head('Gäste')),
    row(cell('a', { colspan: 2, rowspan: 1, backgroundColor: '#fff3b0' })),
    row(head('Summe'), cell('7')),
  ])
  const html = htmlOf(table)

  expect(html).toContain('<colgroup><col style="inline-size:120px"/><col/></colgroup>')
  expect(html).toContain('<thead><tr><th scope="col">Größe</th><th scope="col">Gäste</th></tr></thead>')
  expect(html).toContain('<td colSpan="2" style="background:#fff3b0;color:var(--color-text)">a</td>')
  expect(html).toContain('<tr><th scope="row">Summe</th><td>7</td></tr>')
})

test.each<[string, RichTextNode]>([
  ['no rows', node('table')],
  ['rows without cells', node('table', [row()])],
  ['words where rows belong', node('table', [text('lose'), node('paragraph', [text('x')])])],
])('a table with %s is left out', (_, table) => {
  expect(htmlOf(table)).toBe('')
})

test('a span is a number of cells, and not a million of them', () => {
  expect(htmlOf(node('table', [row(cell('a', { colspan: 1e6, rowspan: 'x' }))]))).toContain(
    '<td colSpan="50">a</td>',
  )
})

test('a picture has its size, its words and its copyright', () => {
  const html = htmlOf(
    node('image', [], {
      src: 'lindhaus/hero-esszimmer.webp',
      alt: 'Gedeckter Tisch',
      title: 'Am langen Tisch',
      copyright: '© Lindhaus',
      meta_data: { width: 1600, height: 900 },
    }),
  )

  expect(html).toContain('alt="Gedeckter Tisch" width="1600" height="900" loading="lazy"')
  expect(html).toContain('<figcaption>Am langen Tisch <small>© Lindhaus</small></figcaption>')
})

test.each(['', 'data:image/svg+xml,<svg onload=alert(1)>', 'javascript:alert(1)', 'x" onerror="alert(1)'])(
  'a picture at %j is left out',
  (src) => {
    expect(htmlOf(node('image', [], { src }))).toBe('')
  },
)

test('a picture in a paragraph ends it, because HTML allows no figure there', () => {
  const image = node('image', [], { src: 'a/b.webp' })
  const html = htmlOf(node('paragraph', [text('davor'), image, text('danach')]))

  expect(html).toMatch(/^<p>davor<\/p><figure.*<\/figure><p>danach<\/p>$/)
})

test('embedded blocks are drawn outside of the paragraph they stand in', () => {
  const document = node('doc', [node('paragraph', [text('a'), node('blok', [], { body: [{ _uid: '1' }] })])])
  const html = renderToStaticMarkup(
    <RichText document={document} renderBlocks={(blocks) => <hr title={String(blocks.length)} />} />,
  )

  expect(html).toMatch(/<p>a<\/p><div[^>]*><hr title="1"\/><\/div>/)
})

test('headings come below the title of the page and keep their distance', () => {
  const levels = [1, 2, 3].map((level) => node('heading', [text(`Ebene ${level}`)], { level }))
  const html = renderToStaticMarkup(<RichText document={node('doc', levels)} topLevel={3} />)

  expect([...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag)).toEqual(['h3', 'h4', 'h5'])
})

test('headings that are called the same have anchors of their own', () => {
  const twice = ['Größe & Maße', 'Größe & Maße'].map((words) => node('heading', [text(words)], { level: 2 }))
  const html = renderToStaticMarkup(<RichText document={node('doc', twice)} />)

  expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'groesse-masse',
    'groesse-masse-2',
  ])
})

test('a page that knows better says which anchors the headings have; one without has none', () => {
  const twice = ['Maße', 'Farben'].map((words) => node('heading', [text(words)], { level: 2 }))
  const html = renderToStaticMarkup(<RichText document={node('doc', twice)} anchors={['masse-7']} />)

  expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['masse-7'])
})

test('markup in a text is shown, not run', () => {
  expect(htmlOf(text('<script>alert(1)</script>'))).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('a link to %j loses its address and keeps its words', (href) => {
  expect(htmlOf(text('hier', [link({ href, linktype: 'url' })]))).toBe('hier')
})

test.each([
  [{ href: 'ratgeber/schlaf', linktype: 'story', anchor: 'tipps' }, '/fr-fr/ratgeber/schlaf/#tipps'],
  [{ href: 'alt', linktype: 'story', story: { full_slug: 'neu' } }, '/fr-fr/neu/'],
  [{ href: 'home', linktype: 'story' }, '/fr-fr/'],
  [{ href: '/suche/', linktype: 'url' }, '/fr-fr/suche/'],
  [{ href: '#oben', linktype: 'url' }, '#oben'],
  [{ href: 'hallo@example.org', linktype: 'email' }, 'mailto:hallo@example.org'],
  [{ href: 'https://example.org/', linktype: 'url' }, 'https://example.org/'],
  [{ href: 'https://files.example/a.pdf', linktype: 'asset' }, 'https://files.example/a.pdf'],
])('link %j leads to %s', (attrs, href) => {
  expect(htmlOf(text('x', [link(attrs)]))).toBe(`<a href="${href}">x</a>`)
})

test('a link into a new tab knows nothing of this page, and search engines hear what they should', () => {
  const attrs = {
    href: 'https://a.example/',
    target: '_blank',
    custom: { rel: 'sponsored me', onclick: 'x' },
  }

  expect(htmlOf(text('x', [link(attrs)]))).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener sponsored">x</a>',
  )
})

test('a link keeps its title and what editors have written on it', () => {
  const attrs = {
    href: 'https://a.example/',
    title: 'Zum Hersteller',
    custom: {
      'data-campaign': 'spring',
      hreflang: 'en',
      'aria-label': 'Hersteller',
      id: 'maker',
      download: true,
    },
  }

  expect(htmlOf(text('x', [link(attrs)]))).toBe(
    '<a data-campaign="spring" hrefLang="en" aria-label="Hersteller" download="" title="Zum Hersteller" id="maker" href="https://a.example/">x</a>',
  )
})

test.each([
  ['a handler', { onclick: 'x', OnMouseOver: 'x', onfocus: 'x' }],
  ['a style', { style: 'position:fixed', class: '_a1', className: 'x' }],
  ['another address', { href: 'javascript:x', ping: 'https://b.example', formaction: 'javascript:x' }],
  ['another window', { target: '_top', rel: 'opener', referrerpolicy: 'unsafe-url' }],
  [
    'what only React knows',
    { dangerouslySetInnerHTML: { __html: '<b>' }, children: 'y', ref: 'x', key: 'k' },
  ],
  ['a place of the page’s own', { id: 'shop-facts' }],
  ['no name', { '"><img src=x onerror=x>': 'y', 'data-': 'y', 'data-a b': 'y' }],
  ['no words', { 'data-x': { y: 1 }, title: '' }],
])('a link cannot carry %s', (_, custom) => {
  expect(htmlOf(text('x', [link({ href: '/a/', linktype: 'url', custom })]))).toBe(
    '<a href="/fr-fr/a/">x</a>',
  )
})

test('a link around bold and plain words is one link', () => {
  const one = link({ href: '/a/', linktype: 'url' })
  const html = htmlOf(node('paragraph', [text('ganz ', [one]), text('fett', [one, mark('bold')])]))

  expect(html).toBe('<p><a href="/fr-fr/a/">ganz <strong>fett</strong></a></p>')
})

test('a text that was opened and left again shows nothing', () => {
  expect(renderToStaticMarkup(<RichText document={node('doc', [node('paragraph')])} />)).toBe('')
})

test('what nobody knows is told', () => {
  const onUnknown = vi.fn()
  const document = node('doc', [node('karussell', [text('a', [mark('blinkend')])])])
  renderToStaticMarkup(<RichText document={document} onUnknown={onUnknown} />)

  expect(onUnknown.mock.calls).toEqual([['node karussell'], ['mark blinkend']])
})

test('ten thousand paragraphs are all there', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => node('paragraph', [text(`Absatz ${index}`)]))
  const html = renderToStaticMarkup(<RichText document={node('doc', many)} />)

  expect(html.match(/<p>/g)).toHaveLength(10_000)
})

test('two hundred levels deep the words are still there, in fewer boxes', () => {
  let deep = node('paragraph', [text('ganz unten')])
  for (let level = 0; level < 200; level++) deep = node('blockquote', [deep])
  const html = htmlOf(deep)

  expect(html).toContain('ganz unten')
  expect(html.match(/<blockquote>/g)?.length).toBeLessThan(100)
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

function mark(type: string, attrs: Record<string, unknown> | null = null): RichTextMark {
  return { type, attrs }
}

function link(attrs: Record<string, unknown>): RichTextMark {
  return { type: 'link', attrs }
}
