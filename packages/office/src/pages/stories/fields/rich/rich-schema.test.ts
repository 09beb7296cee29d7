import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf, isSameText, wordsOfText } from './rich-document.ts'
import { heldText } from './rich-schema.ts'

type Part = { type: string; [name: string]: unknown }
const doc = (...content: Part[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: Part[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})
const paragraph = (...content: Part[]) => ({ type: 'paragraph', content })
const cell = (type: string, words: string, attrs?: object) => ({
  type,
  ...(attrs ? { attrs } : {}),
  content: [paragraph(text(words))],
})

test.each<[string, Part]>([
  [
    'a heading with its alignment',
    { type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [text('Maße')] },
  ],
  ['a heading with a level in letters', { type: 'heading', attrs: { level: '2' }, content: [text('Maße')] }],
  ['a list that counts from four', { type: 'ordered_list', attrs: { order: 4 }, content: [item('Vier')] }],
  [
    'a list in a list',
    {
      type: 'bullet_list',
      content: [
        { type: 'list_item', content: [paragraph(text('a')), { type: 'bullet_list', content: [item('b')] }] },
      ],
    },
  ],
  [
    'a table with widths and a coloured cell',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', 'Maß', { colspan: 2, rowspan: 1, colwidth: [120, 80] })],
        },
        {
          type: 'tableRow',
          content: [
            cell('tableCell', 'B', { colspan: 1, rowspan: 1, colwidth: null, backgroundColor: '#eee' }),
            cell('tableCell', '80'),
          ],
        },
      ],
    },
  ],
  ['a block of the shop', { type: 'blok', attrs: { id: 'x', body: [{ component: 'usp', _uid: 'u' }] } }],
  ['a picture of its own', { type: 'image', attrs: { src: '/a.webp', alt: 'Sofa' } }],
  ['a picture within a line', paragraph(text('a '), { type: 'image', attrs: { src: '/a.webp' } })],
  [
    'a picture that is a link',
    paragraph({
      type: 'image',
      attrs: { src: '/a.webp' },
      marks: [{ type: 'link', attrs: { href: '/a', linktype: 'url' } }],
    }),
  ],
  [
    'a picture with all that is said of it',
    paragraph({
      type: 'image',
      attrs: {
        id: 5,
        alt: 'Sofa',
        src: 'uploads/5/sofa.webp',
        title: 'Im Abendlicht',
        source: '',
        copyright: 'Ada',
        meta_data: { width: 8, height: 4 },
      },
    }),
  ],
  ['an emoji', paragraph(text('a '), { type: 'emoji', attrs: { name: 'sofa', emoji: '🛋' } })],
  [
    'a link to a story',
    paragraph(
      text('a', {
        type: 'link',
        attrs: { href: '/a', uuid: 'u', anchor: 'b', linktype: 'story', target: '_self' },
      }),
    ),
  ],
  [
    'two looks on one word',
    paragraph(
      text(
        'a',
        { type: 'textStyle', attrs: { color: '#a00' } },
        { type: 'bold' },
        { type: 'styled', attrs: { class: 'lead' } },
      ),
    ),
  ],
  ['words that are cut for no reason', paragraph(text('a'), text('b'), text(''))],
  ['a line of code', { type: 'code_block', attrs: { class: 'language-css' }, content: [text('a {}')] }],
  ['a rule and a break', paragraph(text('a'), { type: 'hard_break' }, text('b'))],
  [
    'a part that nobody has heard of',
    { type: 'hologram', attrs: { depth: 3 }, content: [paragraph(text('x'))] },
  ],
])('%s goes in and comes out as it was', (_, part) => {
  const document = doc(paragraph(text('Davor.')), part)
  const held = heldText(document)
  expect(held).not.toBeNull()
  expect(isSameText(documentOf(held ?? {}), document)).toBe(true)
})

test.each<[string, unknown]>([
  ['words outside of a paragraph', doc(text('a'))],
  ['a list without entries', doc({ type: 'bullet_list', content: [paragraph(text('a'))] })],
  ['marks within code', doc({ type: 'code_block', content: [text('a', { type: 'bold' })] })],
  ['plain words', 'plain'],
  ['another thing', { type: 'page' }],
])('%s is left alone', (_, document) => {
  expect(heldText(document)).toBeNull()
})

test('a text that nobody has written yet is an empty one, and stays without content', () => {
  // The content service's own editor leaves one empty line behind.
  for (const nothing of [null, undefined, '', doc(), doc(paragraph()), doc({ type: 'paragraph' })]) {
    const held = heldText(nothing)
    expect(held?.content).toMatchObject([{ type: 'paragraph' }])
    expect(documentOf(held ?? {})).toEqual(doc())
  }
})

test('a lone paragraph without words is an empty text, and opening it changes nothing', () => {
  const lone = doc({ type: 'paragraph', attrs: {}, content: [] })

  expect(isSameText(documentOf(heldText(lone) ?? {}), lone)).toBe(true)
  expect(isSameText(doc(paragraph(text('a'))), doc())).toBe(false)
  expect(isSameText(doc({ type: 'paragraph', attrs: { textAlign: 'center' } }), doc())).toBe(false)
})

test('words of digits alone are words', () => {
  const cut = doc(paragraph(text('0'), text('07')))

  expect(isSameText(doc(paragraph(text('007'))), cut)).toBe(true)
  expect(isSameText(doc(paragraph(text('7'))), cut)).toBe(false)
})

test('a link that was typed anew forgets where it led before', () => {
  const typed = (href: string) =>
    documentOf(doc(paragraph(text('a', { type: 'link', attrs: { href, kept: null } }))))
  expect(typed('/sofas/').content?.[0]?.content?.[0]?.marks).toEqual([
    { type: 'link', attrs: { href: '/sofas/', linktype: 'url' } },
  ])
  expect(typed('mailto:hallo@example.org').content?.[0]?.content?.[0]?.marks).toEqual([
    { type: 'link', attrs: { href: 'hallo@example.org', linktype: 'email' } },
  ])
})

test('a heading that became a paragraph says no level any more, and keeps the rest', () => {
  const attrs = { level: 2, kept: { level: 2, textAlign: 'center' } }
  expect(documentOf(doc({ type: 'paragraph', attrs, content: [text('a')] })).content).toEqual([
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('a')] },
  ])
})

test('its words are read for a translator, line by line', () => {
  const document = doc(paragraph(text('Eins '), text('zwei', { type: 'bold' })), {
    type: 'bullet_list',
    content: [item('drei')],
  })
  expect(wordsOfText(document)).toBe('Eins zwei\ndrei')
})

const words = fc.string({ minLength: 1, maxLength: 6 })
const attrs = fc.dictionary(fc.constantFrom('textAlign', 'dir', 'id', 'data'), fc.string({ maxLength: 4 }))
const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', 'underline').map((type) => ({ type })),
  fc.record({ type: fc.constantFrom('textStyle', 'styled', 'anchor', 'highlight'), attrs }),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href: words, uuid: words }) }),
)
const marks = fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 })
const run: fc.Arbitrary<Part> = fc.record({ type: fc.constant('text'), text: words, marks })
const inline: fc.Arbitrary<Part> = fc.oneof(
  { weight: 4, arbitrary: run },
  fc.constant({ type: 'hard_break' }),
  fc.record({ type: fc.constantFrom('image', 'emoji', 'unheard'), attrs }),
)
const line: fc.Arbitrary<Part> = fc.record({
  type: fc.constant('paragraph'),
  attrs,
  content: fc.array(inline, { maxLength: 4 }),
})
const { block } = fc.letrec<{ block: Part }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    line,
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
      content: fc.array(run, { maxLength: 3 }),
    }),
    fc.record({ type: fc.constantFrom('blok', 'image', 'unheard'), attrs }),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constantFrom('bullet_list', 'ordered_list'),
      content: fc.array(
        fc.record({ type: fc.constant('list_item'), content: fc.tuple(line, tie('block')) }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  ),
}))

test('whatever an editor has written elsewhere comes out as it went in', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (content) => {
      const document = doc(...content)
      const held = heldText(document)
      expect(held).not.toBeNull()
      expect(isSameText(documentOf(held ?? {}), document)).toBe(true)
    }),
  )
})

function item(wordsOfItem: string): Part {
  return { type: 'list_item', content: [paragraph(text(wordsOfItem))] }
}

test('a picture is one piece that an editor knows, within a line and by itself', () => {
  const image = { type: 'image', attrs: { id: 5, src: 'uploads/5/a.webp', alt: 'Sofa', title: 'Abends' } }
  const held = heldText(doc(paragraph(image), image))

  expect(held?.content?.[0]?.content?.[0]).toMatchObject({ type: 'picture', attrs: { kept: image.attrs } })
  expect(held?.content?.[1]).toMatchObject({ type: 'pictureBlock', attrs: { kept: image.attrs } })
  expect(wordsOfText(doc(paragraph(image)))).toBe('Sofa\nAbends')
})
