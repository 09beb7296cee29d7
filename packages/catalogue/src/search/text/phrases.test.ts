import { expect, test } from 'vitest'
import { nameOfThing } from './name-of-thing.ts'
import { TextIndex } from './text-index.ts'

test.each([
  ['de', '3-Sitzer-Sofa Alva', 'Lindhaus Alva', '3-Sitzer-Sofa'],
  ['de', 'Lindhaus Alva Sofa', 'Lindhaus Alva', 'Sofa'],
  ['de', 'Wollteppich Hede, 160 × 230 cm', 'Lindhaus Hede', 'Wollteppich'],
  ['de', 'Gutschein zum Ausdrucken', 'Lindhaus Gutscheine', 'Gutschein zum Ausdrucken'],
  ['de', 'Kissen für das große graue Sofa', 'Lindhaus', 'Kissen für das große'],
  ['fr', 'Canapé 3 places Runa, coussins duvet', 'Maison Verrier Runa', 'Canapé 3 places'],
  ['fr', 'Table d’appoint Pim', 'Halvorsen Pim', 'Table d’appoint'],
  ['nl', 'Spiegel van Luna', 'Lindhaus Luna', 'Spiegel'],
  ['de', 'Alva', 'Lindhaus Alva', ''],
  ['de', '', 'Lindhaus', ''],
] as const)('%s: „%s“ by %s is called „%s“', (language, name, brand, thing) => {
  expect(nameOfThing(name, brand, language)).toBe(thing)
})

test('completions are names of things and of categories, the most frequent first, plural and singular once', () => {
  const index = new TextIndex('de')
  for (const [position, name] of ['Sessel Ro', 'Sofa Alva', 'Sofa Runa', 'Sessel Mo', 'Sofa Lo'].entries())
    index.add(position, [
      { field: 'name', text: name },
      { field: 'brand', text: name.split(' ')[1] ?? '' },
      { field: 'category', text: name.startsWith('Sofa') ? 'Sofas' : 'Sitzen & Liegen' },
    ])

  expect(index.completions('s', 6, () => true)).toEqual(['Sofa', 'Sessel'])
  expect(index.completions('sofas', 6, () => true)).toEqual(['Sofa'])
  expect(index.completions('liegen', 6, () => true)).toEqual([])
})

test('what no visible product is called any more is not suggested', () => {
  const index = new TextIndex('de')
  for (const position of [0, 1]) index.add(position, [{ field: 'name', text: 'Sofa' }])

  expect(index.completions('so', 6, (position) => position === 1)).toEqual(['Sofa'])
  expect(index.completions('so', 6, () => false)).toEqual([])
})

test('words that no thing is called are completed by nothing', () => {
  const index = new TextIndex('de')
  index.add(0, [{ field: 'name', text: 'Sofa' }])

  expect(index.completions('sofa xyzzy', 6, () => true)).toEqual([])
  expect(index.completions('', 6, () => true)).toEqual([])
})
