import { expect, test } from 'vitest'
import { aBasketItem } from '../../testing/a-basket-item.ts'
import { lineContribution } from './line-contribution.ts'

const FACTS = { essentials: [], warnings: [], ageFrom: null, energyLabel: null, asksForOldDevice: false }
const owed = { ...FACTS, ecoParticipation: 30 }
const plain = aBasketItem({ quantity: 3 })
const totalOf = (withTax: number) => ({ ...plain.price, total: { ...plain.price.total, withTax } })

test.each([
  ['every piece', { facts: owed }, 90],
  ['a voucher takes half the price off, and nothing of it', { facts: owed, price: totalOf(100) }, 90],
  ['a gift has no price to hold it', { facts: owed, price: totalOf(0) }, 0],
  ['one of three is given', { facts: owed, givenUnits: 1, price: totalOf(500) }, 60],
  ['nothing owed', { facts: FACTS }, 0],
  ['an order of an earlier build', {}, 0],
])('%s', (_, words, amount) => {
  expect(lineContribution({ ...plain, ...words })).toBe(amount)
})
