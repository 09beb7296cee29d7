import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picturesIn, type RichText, saysSomething, withPictures } from './rich-text.ts'
import { richTextOfHtml } from './rich-text-of-html.ts'

const BASE = 'https://alt.example/pages/pflege'
const said = (html: string) => richTextOfHtml(html, BASE)
const p = (...content: object[]) => ({ type: 'paragraph', content })
const t = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
})
const bold = { type: 'bold' }

test.each<[string, string, object[]]>([
  ['paragraphs', '<p>Eins</p>\n<p>Zwei</p>', [p(t('Eins')), p(t('Zwei'))]],
  [
    'blank lines where no element makes paragraphs',
    'Eins\nweiter\n\n<b>Zwei</b> Ende\n',
    [p(t('Eins weiter')), p(t('Zwei', bold), t(' Ende'))],
  ],
  ['entities', '<p>Weich &amp; warm&nbsp;</p>', [p(t('Weich & warm'))]],
  [
    'emphasis in one another',
    '<p>a <b>b <em>c</em></b></p>',
    [p(t('a '), t('b ', bold), t('c', bold, { type: 'italic' }))],
  ],
  [
    'a heading',
    '<h2> Pflege </h2>Text',
    [{ type: 'heading', attrs: { level: 2 }, content: [t('Pflege')] }, p(t('Text'))],
  ],
  [
    'lists in one another',
    '<ul><li>Eins<ol><li>Zwei</ol></li><li><p>Drei</p></li></ul>',
    [
      {
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [
              p(t('Eins')),
              { type: 'ordered_list', content: [{ type: 'list_item', content: [p(t('Zwei'))] }] },
            ],
          },
          { type: 'list_item', content: [p(t('Drei'))] },
        ],
      },
    ],
  ],
  ['an item without a list', '<li>Eins</li>', [p(t('Eins'))]],
  ['a quote', '<blockquote>Ja</blockquote>', [{ type: 'blockquote', content: [p(t('Ja'))] }]],
  ['code with its spaces', '<pre>a\n  b</pre>', [{ type: 'code_block', content: [t('a\n  b')] }]],
  [
    'line breaks inside, and none at the end',
    '<p>a<br>b<br></p>',
    [p(t('a'), { type: 'hard_break' }, t('b'))],
  ],
  [
    'a table with an empty cell',
    '<table><tbody><tr><th>Breite</th><td>40</td></tr><tr><th></th><td>50</td></tr></tbody></table>',
    [
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [p(t('Breite'))] },
              { type: 'tableCell', content: [p(t('40'))] },
            ],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [] },
              { type: 'tableCell', content: [p(t('50'))] },
            ],
          },
        ],
      },
    ],
  ],
  ['what is empty', '<p></p><div> </div><ul></ul>', []],
  ['comments of an editor', '<!-- wp:paragraph --><p>Eins</p><!-- /wp:paragraph -->', [p(t('Eins'))]],
  [
    'elements that it does not know',
    '<p><font color="red">rot</font> <custom-x>x</custom-x></p>',
    [p(t('rot'), t(' '), t('x'))],
  ],
])('%s', (_, html, content) => {
  expect(said(html).text).toEqual({ type: 'doc', content })
})

test.each([
  ['https://alt.example/products/kissen?x=1#a', '/products/kissen?x=1#a', 'url'],
  ['../produkte/kissen', '/produkte/kissen', 'url'],
  ['//cdn.example/a', 'https://cdn.example/a', 'url'],
  ['mailto:a@b.example', 'a@b.example', 'email'],
  ['tel:+49401234567', 'tel:+49401234567', 'url'],
  ['#unten', '#unten', 'url'],
])('a link to %s leads to %s', (href, target, linktype) => {
  const link = { type: 'link', attrs: { href: target, linktype, target: null } }

  expect(said(`<p><a href="${href}">hier</a></p>`).text.content).toEqual([p(t('hier', link))])
})

test.each(['javascript:alert(1)', 'JAVA&#10;SCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://'])(
  'a link to %s is none, and its words stay',
  (href) => {
    const { text, lost } = said(`<p><a href="${href}">hier</a></p>`)

    expect(text.content).toEqual([p(t('hier'))])
    expect([...lost]).toEqual(['links'])
  },
)

test('scripts, styles, frames and shortcodes go, and what a reader would miss is said', () => {
  const { text, lost } = said(
    '<style>p{}</style><script>alert(1)</script><p onclick="x()">Vor [gallery ids="1,2"]nach</p><iframe src="https://x.example"></iframe><svg><text>x</text></svg>',
  )

  expect(text.content).toEqual([p(t('Vor nach'))])
  expect([...lost].toSorted()).toEqual(['frames', 'shortcodes'])
})

test('pictures are those of the shop or none', () => {
  const { text } = said(
    '<p>Vor<img src="/a.jpg" alt="Vorn">nach</p><img src="b.jpg"><img src="data:image/png;base64,AA">',
  )

  expect(picturesIn(text)).toEqual([
    { address: 'https://alt.example/a.jpg', alt: 'Vorn' },
    { address: 'https://alt.example/pages/b.jpg', alt: '' },
  ])
  const kept = { src: 'moved-in/aa/a.jpg', width: 4, height: 3, colour: '#ffffff' }
  expect(withPictures(text, new Map([['https://alt.example/a.jpg', kept]])).content).toEqual([
    p(t('Vor')),
    {
      type: 'image',
      attrs: { src: kept.src, alt: 'Vorn', title: '', meta_data: { width: 4, height: 3, colour: '#ffffff' } },
    },
    p(t('nach')),
  ])
})

test('whatever HTML says, only nodes and marks that are shown come of it, not deeper than the content service takes', () => {
  const known = new Set(
    'doc paragraph heading bullet_list ordered_list list_item blockquote code_block table tableRow tableCell tableHeader text image hard_break horizontal_rule'.split(
      ' ',
    ),
  )
  const tag = fc.constantFrom(
    ...'p ul li ol table tr td th blockquote pre b a h2 div script br img q'.split(' '),
  )
  const part = fc.oneof(
    fc.string(),
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const { text } = said(parts.join(''))
      const check = (node: RichText, depth: number): boolean =>
        depth <= 15 && known.has(node.type) && (node.content ?? []).every((inner) => check(inner, depth + 1))
      expect(check(text, 0)).toBe(true)
    }),
  )
  expect(saysSomething(said('<p> </p><hr>').text)).toBe(false)
  expect(saysSomething(said('<p>a</p>').text)).toBe(true)
})
