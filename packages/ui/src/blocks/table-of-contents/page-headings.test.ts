import type { RawBlock } from '@shop/content/story'
import { expect, test } from 'vitest'
import { pageHeadings } from './page-headings.ts'

test('headings of texts and headlines are listed in their order, the page’s own title is not', () => {
  const blocks = [
    block('headline', { headline: 'Der gedeckte Tisch' }),
    block('rich_text', { text: doc([2, 'Farben'], [3, 'Drei Töne'], [4, 'Zu klein']) }),
    block('headline', { headline: 'Größe & Maße' }),
  ]

  expect(pageHeadings(blocks)).toEqual([
    { words: 'Farben', anchor: 'farben', isBelow: false },
    { words: 'Drei Töne', anchor: 'drei-toene', isBelow: true },
    { words: 'Größe & Maße', anchor: 'groesse-masse', isBelow: false },
  ])
})

test('blocks inside others are looked through', () => {
  const inner = block('rich_text', { text: doc([2, 'Innen']) })

  expect(pageHeadings([block('columns', { columns: [{ _uid: 'a', body: [inner] }] })])).toHaveLength(1)
})

test('two headings of one name are one line', () => {
  const twice = block('rich_text', { text: doc([2, 'Pflege']) })

  expect(pageHeadings([twice, { ...twice, _uid: 'b' }])).toHaveLength(1)
})

test('a story that holds itself ends, and a broken text is passed over', () => {
  const box = block('columns', {})
  box.columns = [box]

  expect(pageHeadings([box, block('rich_text', { text: 7 })])).toEqual([])
})

function block(component: string, fields: Record<string, unknown>): RawBlock {
  return { _uid: component, component, ...fields }
}

function doc(...headings: [number, string][]) {
  return {
    type: 'doc',
    content: headings.map(([level, words]) => ({
      type: 'heading',
      attrs: { level },
      content: [{ type: 'text', text: words }],
    })),
  }
}
