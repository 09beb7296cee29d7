import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@shop/domain/market/markets'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSnapshot } from '../../snapshot/read-snapshot.ts'
import { writeSnapshot } from '../../snapshot/write-snapshot.ts'
import { MOST_WORDS, queryWords } from '../analysis/query-words.ts'
import { languageWords } from '../words/language-words.ts'
import { parseSynonyms } from '../words/synonyms.ts'
import { TextIndex } from './text-index.ts'

const GERMAN = [
  'Wickelkommode Finja', // 0
  'Kommode Ida', // 1
  'Kinderwagen Lotta', // 2
  'Grünes Ecksofa Alva', // 3
  'Kissenhülle, groß, für das Sofa', // 4
  'Teppich Ström 140 x 200 cm', // 5
  'Esstisch Solveig', // 6
  'Elastischer Spannbezug', // 7
  'Stuhl Bue für Esszimmer', // 8
  'T-Shirt Nino', // 9
]
const FRENCH = ['Canapé d’angle Alva', 'Lit évolutif Finja', 'Porte-manteau Ida', 'Tapis rond gris']
const DUTCH = ['Kinderwagen Lotta', 'Aankleedtafel Finja', 'Vaas Mira', 'Kleed Ström', 'Commode Ida']

const GERMAN_WORDS = {
  ...languageWords('de'),
  synonyms: parseSynonyms('couch, sofa\nliege > sofa, stuhl\nbad wanne, kommode', 'de', 'test'),
}
const german = indexOf('de', GERMAN)
const french = indexOf('fr', FRENCH)
const dutch = indexOf('nl', DUTCH)

describe('words find', () => {
  test.each([
    ['kommode', [0, 1]],
    ['Kommoden', [0, 1]],
    ['wickel kommode', [0]],
    ['wickelkommoden', [0]],
    ['wagen', [2]],
    ['kinder wagen', [2]],
    ['kind', [2]],
    ['sofa', [3, 4]],
    ['Sofas', [3, 4]],
    ['couch', [3, 4]],
    ['liege', [3, 4, 8]],
    ['bad wanne', [0, 1]],
    ['grün', [3]],
    ['gruen', [3]],
    ['grun', [3]],
    ['groß', [4]],
    ['gross', [4]],
    ['kissenhuelle', [4]],
    ['teppich 140x200', [5]],
    ['teppich 140 × 200', [5]],
    ['teppich 140', [5]],
    ['tisch', [6]],
    ['esszimmerstuhl', [8]],
    ['tshirt', [9]],
    ['t-shirt', [9]],
    ['t shirt', [9]],
    ['der die das', []],
    ['der teppich', [5]],
    ['', []],
    [' … ', []],
  ])('German "%s": %o', (query, positions) => {
    expect([...german.search(query).positions]).toEqual(positions)
  })

  test.each([
    ['canape', [0]],
    ['canapés', [0]],
    ['angle canapé', [0]],
    ['l’angle', [0]],
    ['lits évolutifs', [1]],
    ['portemanteau', [2]],
    ['porte manteaux', [2]],
    ['tapis grise', [3]],
  ])('French "%s": %o', (query, positions) => {
    expect([...french.search(query).positions]).toEqual(positions)
  })

  test.each([
    ['wagens', [0]],
    ['kinder wagen', [0]],
    ['tafels', [1]],
    ['vazen', [2]],
    ['kleden', [3]],
    ['kleedje', [3]],
    ['commodes', [4]],
  ])('Dutch "%s": %o', (query, positions) => {
    expect([...dutch.search(query).positions]).toEqual(positions)
  })
})

describe('a misspelt word', () => {
  test.each([
    ['komode', 'kommode', [0, 1]],
    ['tepich', 'teppich', [5]],
    ['wickelkomode', 'wickelkommode', [0]],
    ['kinderwgaen', 'kinderwagen', [2]],
    ['tepich strom', 'teppich strom', [5]],
  ])('"%s" is looked for as "%s"', (query, corrected, positions) => {
    const found = german.search(query)

    expect(found.corrected).toBe(corrected)
    expect([...found.positions]).toEqual(positions)
  })

  test('stays as it is when the words are asked for exactly', () => {
    const found = german.search('komode', { isExact: true })

    expect(found).toMatchObject({ count: 0, corrected: null })
  })
})

test('words that find nothing together are left out, the less telling first', () => {
  expect(german.search('kommode kinderwagen ida')).toMatchObject({ leftOut: ['kinderwagen'], count: 1 })
  expect(german.search('xyzzy teppich')).toMatchObject({ leftOut: ['xyzzy'], count: 1 })
  expect(german.search('xyzzy')).toMatchObject({ leftOut: [], count: 0 })
})

test('the word itself comes before its kinds, these before compounds with it, these before mere beginnings', () => {
  const index = indexOf('de', ['Betthupferl', 'Bettkissen', 'Babybett', 'Bett Ida', 'Kissen für Bett'])

  expect(ranking(index, 'bett')).toEqual([3, 2, 4, 1, 0])
})

test('the name says more than brand, category and attributes', () => {
  const index = new TextIndex('de')
  for (const [position, field] of (['attribute', 'colour', 'category', 'brand', 'name'] as const).entries())
    index.add(position, [{ field, text: 'Linde' }])

  expect(ranking(index, 'linde')).toEqual([4, 3, 2, 1, 0])
})

test('positions are ascending and unique, and so is every answer, whatever was added in between', () => {
  const word = fc.constantFrom('sofa', 'ecksofa', 'stuhl', 'stühle', 'kissen', 'rot', 'grau', 'bett')
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 40 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      (names, query) => {
        const whole = indexOf('de', names)
        const grown = new TextIndex('de', GERMAN_WORDS)
        for (const [position, text] of names.entries()) {
          grown.search(query.join(' '))
          grown.add(position, [{ field: 'name', text }])
        }
        const found = whole.search(query.join(' '))

        expect([...found.positions]).toEqual([...new Set(found.positions)].toSorted((a, b) => a - b))
        expect(grown.search(query.join(' '))).toEqual(found)
      },
    ),
  )
})

/** Every code unit, lone surrogates and NUL among them, and signs with a meaning. */
const anyText = fc
  .array(
    fc.oneof(
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      fc.constantFrom(' ', 'sofa', '3x', "'", '-'),
    ),
    {
      maxLength: 120,
    },
  )
  .map((letters) => letters.join(''))

test('nothing that anyone types throws, and no query has more than ten words', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('de', 'fr', 'nl'), (query, language) => {
      const index = { de: german, fr: french, nl: dutch }[language]

      expect(queryWords(query, language).length).toBeLessThanOrEqual(MOST_WORDS)
      expect(index.search(query).count).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  'a'.repeat(10_000),
  'sofa '.repeat(2_000),
  '🛋️',
  'كنبة',
  "'; drop table products; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\uD800',
  '140x'.repeat(100),
  '%',
])('"%.20s" has a sane answer', (query) => {
  expect(() => german.search(query)).not.toThrow()
})

test('an index out of a snapshot finds and completes what the one did that was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const file = join(folder, 'texts.snapshot')
  const names = fc.array(fc.oneof(fc.constantFrom(...GERMAN, ...DUTCH), anyText), { maxLength: 30 })
  const queries = ['kommode', 'wagen', 'sofa', 'kinderwgen', 'ki', 'tisch']
  await fc.assert(
    fc.asyncProperty(names, names, anyText, async (before, after, anything) => {
      const kept = indexOf('de', before)
      await writeSnapshot(file, { subject: null, parts: kept.parts() })
      const restored = indexOf('de', [])
      readSnapshot(file, ({ parts }) => restored.restore(parts))
      const expectSame = () => {
        for (const query of [...queries, anything]) {
          expect(restored.search(query)).toEqual(kept.search(query))
          expect(restored.completions(query, 5, () => true)).toEqual(kept.completions(query, 5, () => true))
        }
      }

      expectSame()
      for (const [place, text] of after.entries())
        for (const index of [kept, restored])
          index.add(before.length + place, [
            { field: 'name', text },
            { field: 'brand', text: 'Alva' },
          ])
      expectSame()
    }),
    { numRuns: 50 },
  )
  rmSync(folder, { recursive: true })
}, 60_000)

function indexOf(language: Language, names: readonly string[]): TextIndex {
  const index = new TextIndex(
    language,
    language === 'de'
      ? GERMAN_WORDS
      : { ...languageWords(language), synonyms: parseSynonyms('', language, 'none') },
  )
  for (const [position, text] of names.entries()) index.add(position, [{ field: 'name', text }])
  return index
}

function ranking(index: TextIndex, query: string): number[] {
  const { positions, scores } = index.search(query)
  return [...positions.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .map((place) => positions[place] ?? 0)
}
