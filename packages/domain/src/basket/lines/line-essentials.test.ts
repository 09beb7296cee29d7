import { expect, test } from 'vitest'
import { aBasketItem } from '../../testing/a-basket-item.ts'
import { aVariant } from '../../testing/a-variant.ts'
import { lineEssentials } from './line-essentials.ts'

const FACTS = { warnings: [], ageFrom: null, energyLabel: null, asksForOldDevice: false }
const variant = aVariant({ label: 'Einzeln' })

test.each([
  ['several', aBasketItem({ variant, facts: { ...FACTS, essentials: ['Grau', 'Eiche'] } }), 'Grau · Eiche'],
  ['none', aBasketItem({ variant, facts: { ...FACTS, essentials: [] } }), ''],
  ['an order of an earlier build', aBasketItem({ variant }), 'Einzeln'],
])('%s', (_, item, words) => {
  expect(lineEssentials(item)).toBe(words)
})
