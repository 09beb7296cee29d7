import { expect, test } from 'vitest'
import type { SoldVariant } from '../../quantity/orderable-units.ts'
import { aVariant, type VariantWords } from '../../testing/a-variant.ts'
import { type KeptLine, mergedBaskets } from './merged-baskets.ts'

const PRE_ORDER = { buyability: 2, daysTo: 999 }

/** `had` units of the customer meet `brought` of the visit; `kept` is what the line has afterwards. */
type Case = {
  variant?: VariantWords
  isActive?: boolean
  stock: number
  had?: number
  brought: number
  kept: number
}

// A pre-order was bounded by stock, of which it has none: whoever had two and brought five kept two.
test.each<[string, Case]>([
  ['all of it while there is enough', { stock: 9, brought: 5, kept: 5 }],
  ['what there is', { stock: 3, brought: 5, kept: 3 }],
  ['the higher quantity', { stock: 9, had: 2, brought: 5, kept: 5 }],
  ['the higher quantity as far as there is', { stock: 3, had: 2, brought: 5, kept: 3 }],
  ['its own quantity when less was brought', { stock: 9, had: 5, brought: 2, kept: 5 }],
  ['its own quantity, though stock has fallen below it', { stock: 1, had: 4, brought: 5, kept: 4 }],
  ['what is sold out as it is', { stock: 0, brought: 5, kept: 5 }],
  ['all of a pre-order, though nothing is there', { variant: PRE_ORDER, stock: 0, brought: 5, kept: 5 }],
  ['all of a pre-order, though less is there', { variant: PRE_ORDER, stock: 2, brought: 5, kept: 5 }],
  ['the higher quantity of a pre-order', { variant: PRE_ORDER, stock: 0, had: 2, brought: 5, kept: 5 }],
  ['a full line of a pre-order', { variant: PRE_ORDER, stock: 0, had: 2, brought: 999, kept: 999 }],
  ['code 2 by its stock', { variant: { buyability: 2 }, stock: 3, had: 2, brought: 5, kept: 3 }],
  ['what is not sold as it was', { variant: { buyability: 4 }, stock: 9, had: 2, brought: 5, kept: 2 }],
  ['what is switched off as it was', { isActive: false, stock: 9, had: 2, brought: 5, kept: 2 }],
])('a line keeps %s', (_, { variant, isActive = true, stock, had, brought, kept }) => {
  const shelf = shelfOf({ product: { isActive }, variant: aVariant({ ...variant, stock }) }, stock)
  const present = had === undefined ? [] : [line(had, { id: 'own' })]

  const { grown, added } = mergedBaskets(present, [line(brought, { id: 'visit' })], shelf)

  const after = [...present.filter(() => grown.length === 0), ...grown, ...added]
  expect(after).toEqual([line(kept, { id: had === undefined ? 'visit' : 'own' })])
})

test('lines of one pre-order have a full line together', () => {
  const shelf = shelfOf({ product: { isActive: true }, variant: aVariant({ ...PRE_ORDER, stock: 0 }) }, 0)
  const forMia = { customText: { text1: 'Mia' } }

  expect(mergedBaskets([line(990)], [line(20, forMia)], shelf)).toEqual({
    grown: [],
    added: [line(9, forMia)],
    isReduced: true,
  })
})

test('what has left the catalogue comes along as it is', () => {
  const nothing = { variants: new Map(), stock: new Map() }

  expect(mergedBaskets([], [line(5)], nothing)).toEqual({ grown: [], added: [line(5)], isReduced: true })
})

test('what was put aside waits for no stock, and stays aside', () => {
  const shelf = shelfOf({ product: { isActive: true }, variant: aVariant({ stock: 3 }) }, 3)
  const saved = line(5, { isSaved: true })

  expect(mergedBaskets([line(1)], [saved], shelf)).toEqual({ grown: [], added: [saved], isReduced: false })
  expect(mergedBaskets([line(2, { isSaved: true })], [saved], shelf)).toEqual({
    grown: [saved],
    added: [],
    isReduced: false,
  })
})

type Line = KeptLine & { id: string }

function line(quantity: number, words: Partial<Line> = {}): Line {
  return { id: 'line', variantId: 11, customText: null, itemGroup: null, isSaved: false, ...words, quantity }
}

function shelfOf(found: SoldVariant, stock: number) {
  return { variants: new Map([[11, found]]), stock: new Map([[11, stock]]) }
}
