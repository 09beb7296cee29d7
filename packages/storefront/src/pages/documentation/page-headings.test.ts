import { expect, test } from 'vitest'
import { pageHeadings } from './page-headings.ts'

test('every heading is listed once, with its anchor', () => {
  const headings = pageHeadings([
    { _uid: '1', component: 'rich_text', text: doc('Größe & Maße', 'Farben') },
    { _uid: '2', component: 'hero_banner', headline: 'Guten Tag' },
  ])

  expect(headings).toEqual([
    { words: 'Größe & Maße', anchor: 'groesse-masse' },
    { words: 'Farben', anchor: 'farben' },
  ])
})

test('a text that breaks its shape has none', () => {
  expect(pageHeadings([{ _uid: '1', component: 'rich_text', text: { type: 'doc', content: 'x' } }])).toEqual(
    [],
  )
})

function doc(...headings: string[]) {
  const content = headings.map((text) => ({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text }],
  }))
  return { type: 'doc', content }
}
