import type { Language } from '@shop/domain/market/markets'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stem } from './stem.ts'
import { foldedWord, joinedWords, numbersOf, writtenWords } from './tokens.ts'

const FORMS: Record<Language, string[]> = {
  de: [
    'Stuhl Stühle Stühlen Stuehle Stuhle',
    'Sofa Sofas',
    'rot rote roter rotes rotem roten',
    'blau blaue blauer blaues',
    'Bett Betten Bettchen',
    'Glas Gläser Gläsern',
    'Kind Kinder Kindern',
    'Kommode Kommoden',
    'Sessel Sesseln',
    'Kissen',
    'Tuch Tücher Tüchern Tuches',
    'Tasche Taschen',
    'Lampe Lampen',
    'Babybett Babybetten',
    'groß große gross grosse',
    'Hase Hasen',
  ],
  fr: [
    'canapé canapés canape',
    'berceau berceaux',
    'évolutif évolutive évolutifs évolutives',
    'gris grise grises',
    'naturel naturelle naturelles',
    'blanc blanche blancs blanches',
    'vert verte vertes',
    'bleu bleue bleus bleues',
    'laqué laquée laqués laquées',
    'ancien ancienne anciens',
    'lit lits',
    'chaise chaises',
    'rideau rideaux',
    'œuf oeuf œufs',
    'doux douce',
    'creux creuse',
  ],
  nl: [
    'stoel stoelen stoeltje stoeltjes',
    'vaas vazen vaasje',
    'kleed kleden kleedje',
    'grijs grijze',
    'wit witte',
    'rood rode',
    'lamp lampen lampje lampjes',
    'bed bedden bedje',
    'kussen kussens',
    'deken dekens',
    'sofa sofas',
    'bank banken',
    'glas glazen',
    'matras matrassen',
    'tafel tafels tafeltje',
    'doos dozen doosje',
    'kandelaar kandelaars kandelaren',
    'boom bomen boompje',
    'bal ballen balletje',
    'cadeau cadeaus',
  ],
}

describe.each(['de', 'fr', 'nl'] as const)('the forms of a word are one in %s', (language) => {
  test.each(FORMS[language])('%s', (forms) => {
    const stems = writtenWords(forms, language).map((word) => stem(foldedWord(word, language), language))

    expect([...new Set(stems)]).toHaveLength(1)
  })
})

test.each([
  ['de', 'Leder', 'LED'],
  ['de', 'Tisch', 'Tasche'],
  ['de', 'Messer', 'Messing'],
  ['fr', 'vert', 'verre'],
  ['fr', 'pot', 'poteau'],
  ['nl', 'maat', 'mat'],
  ['nl', 'boom', 'bom'],
  ['nl', 'stoel', 'stol'],
] as const)('%s: %s and %s stay two words', (language, one, other) => {
  const [first, second] = [one, other].map((word) => stem(foldedWord(word.toLowerCase(), language), language))

  expect(first).not.toBe(second)
})

test.each([
  ['de', '3-Sitzer-Sofa „Alva“', ['3', 'sitzer', 'sofa', 'alva']],
  ['de', '3sitzer', ['3', 'sitzer']],
  ['de', '140 x 200 cm', ['140x200', 'cm']],
  ['de', '140×200cm', ['140x200', 'cm']],
  ['de', '0,75 l', ['0.75', 'l']],
  ['de', 'Norm R129', ['norm', 'r129']],
  ['de', 'Alva’s Decke', ['alva', 'decke']],
  ['de', 'Zucker­dose', ['zuckerdose']],
  ['fr', 'Canapé d’angle', ['canape', 'angle']],
  ['fr', "l'arche d'éveil", ['arche', 'eveil']],
  ['fr', 'qu’aujourd’hui', ['aujourd', 'hui']],
  ['nl', "sofa's en baby’s", ['sofas', 'en', 'babys']],
  ['nl', 'bouclé', ['boucle']],
  ['de', 'ｓｏｆａ', ['sofa']],
  ['de', '🛋️ !?', []],
] as const)('%s: "%s" has the words %o', (language, text, words) => {
  expect(writtenWords(text, language).map((word) => foldedWord(word, language))).toEqual(words)
})

test.each([
  ['T-Shirt und Hose', ['tshirt']],
  ['Porte-manteau', ['portemanteau']],
  ['3-Sitzer', []],
  ['Couch- & Beistelltische', []],
] as const)('"%s" is written as one word: %o', (text, words) => {
  expect(joinedWords(text, 'de')).toEqual(words)
})

test.each([
  ['140x200', ['140', '200']],
  ['2.5x3', ['2.5', '3']],
  ['140', []],
  ['x200', []],
] as const)('the numbers of %s are %o', (size, numbers) => {
  expect(numbersOf(size)).toEqual(numbers)
})

test('no word is cut down to nothing, and none grows longer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), fc.constantFrom('de', 'fr', 'nl'), (word, language) => {
      const bare = stem(word, language)

      expect(bare.length).toBeGreaterThan(0)
      expect(bare.length).toBeLessThanOrEqual(word.length)
    }),
  )
})
