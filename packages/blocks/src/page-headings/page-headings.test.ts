import type { RawBlock } from '@shop/content/story'
import { expect, test } from 'vitest'
import { blockAnchors, pageHeadings } from './page-headings.ts'

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

test('headings of one name lead each to its own place, in whatever text they stand', () => {
  const text = { text: doc([2, 'Pflege'], [4, 'Pflege']) }
  const page = [
    { ...block('rich_text', text), _uid: 'a' },
    { ...block('columns', { body: [{ ...block('text_image', text), _uid: 'b' }] }), _uid: 'c' },
    { ...block('headline', { headline: 'Pflege' }), _uid: 'd' },
    { ...block('rich_text', { text: doc([2, 'Pflege 2']) }), _uid: 'e' },
  ]

  expect(pageHeadings(page).map(({ anchor }) => anchor)).toEqual(['pflege', 'pflege-5', 'pflege-2-2'])
  expect(['a', 'b', 'd', 'e'].map((uid) => blockAnchors(page, uid))).toEqual([
    ['pflege', 'pflege-2'],
    ['pflege-3', 'pflege-4'],
    ['pflege-5'],
    ['pflege-2-2'],
  ])
})

test('a place that an editor has named keeps its name, whatever a heading above is called', () => {
  const page = [
    block('rich_text', { text: doc([2, 'Masse']) }),
    block('anchor', { anchor: 'Maße' }),
    block('headline', { headline: 'Maße!' }),
  ]

  expect(pageHeadings(page).map(({ anchor }) => anchor)).toEqual(['masse-2', 'masse-3'])
})

test('a block inside a text has its own headings', () => {
  const inner = block('headline', { headline: 'Drinnen' })
  const blok = { type: 'blok', attrs: { body: [inner] } }
  const text = { type: 'doc', content: [...doc([2, 'Draußen']).content, blok] }

  expect(pageHeadings([block('rich_text', { text })]).map(({ words }) => words)).toEqual([
    'Draußen',
    'Drinnen',
  ])
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
