import { expect, test } from 'vitest'
import { documentOf, linesOf } from './rich-lines.ts'

test.each([
  ['nothing', ''],
  ['paragraphs', 'Eins.\n\nZwei\nmit einem Umbruch.'],
  ['a heading', '## Maße und *Material*'],
  ['lists', '- Eiche\n- **Leinen**, gewaschen\n\n1. Erst\n2. Dann'],
  ['a quote', '> Ein Satz.\n>\n> Noch einer.'],
  ['a link', 'Mehr *dazu* im [Ratgeber](/ratgeber/).'],
])('%s: what was typed is what is shown again', (_, lines) => {
  expect(linesOf(documentOf(lines))).toBe(lines)
})

test.each([
  ['a table', { type: 'table', content: [] }],
  ['a block', { type: 'blok', attrs: { body: [] } }],
  ['a colour', { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'highlight' }] }] }],
  ['a link to a story', paragraph({ href: 'x', linktype: 'story', uuid: 'u' })],
  ['a star that is one', { type: 'paragraph', content: [{ type: 'text', text: '2 * 3 * 4' }] }],
  ['a picture', { type: 'image', attrs: { src: 'a.webp' } }],
])('%s cannot be typed, and is left alone', (_, node) => {
  expect(linesOf({ type: 'doc', content: [node] })).toBeNull()
})

test('a text that was never touched is empty', () => {
  expect([linesOf(null), linesOf(''), linesOf(undefined), linesOf('plain')]).toEqual(['', '', '', null])
})

function paragraph(attrs: object) {
  return { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs }] }] }
}
