import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideChargeback, openChargeback, owedAfterReversal } from './beside-chargeback.ts'

test.each([
  { when: 'no bank took anything', owed: 100, corrected: 0, given: 0, taken: 0, back: 100, byBank: 0 },
  { when: 'a bank took all of it', owed: 100, corrected: 0, given: 0, taken: 100, back: 0, byBank: 100 },
  { when: 'a bank took more', owed: 60, corrected: 0, given: 0, taken: 100, back: 0, byBank: 60 },
  {
    when: 'a bank took a part of the whole order',
    owed: 100,
    corrected: 0,
    given: 0,
    taken: 60,
    back: 40,
    byBank: 60,
  },
  {
    when: 'the first item goes, and the bank took as much as the other costs',
    owed: 60,
    corrected: 0,
    given: 0,
    taken: 60,
    back: 0,
    byBank: 60,
  },
  {
    when: 'the other item follows',
    owed: 40,
    corrected: 60,
    given: 0,
    taken: 60,
    back: 40,
    byBank: 0,
  },
  {
    when: 'the shop had refunded some of it before',
    owed: 70,
    corrected: 30,
    given: 30,
    taken: 70,
    back: 0,
    byBank: 70,
  },
  {
    when: 'the bank returned what it took',
    owed: 100,
    corrected: 0,
    given: 0,
    taken: 0,
    back: 100,
    byBank: 0,
  },
])('$when', ({ owed, back, byBank, ...balance }) => {
  expect(besideChargeback(owed, balance)).toEqual({ back, byBank })
})

test.each([
  { when: 'all of what was cancelled', corrected: 100, given: 0, taken: 0, owed: 100 },
  { when: 'what was given back besides is not given twice', corrected: 100, given: 40, taken: 0, owed: 60 },
  { when: 'a part is still with the bank', corrected: 100, given: 0, taken: 70, owed: 30 },
  { when: 'the order goes on', corrected: 0, given: 0, taken: 0, owed: 0 },
  { when: 'a bank took more than was cancelled', corrected: 60, given: 0, taken: 100, owed: 0 },
])('a reversal: $when', ({ owed, ...balance }) => {
  expect(owedAfterReversal(balance)).toBe(owed)
})

test('however an order is given up, its shopper has no more than what it has cost', () => {
  const amount = fc.nat(1000)
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), amount, (items, taken) => {
      let [corrected, given] = [0, 0]
      for (const owed of items) {
        const { back, byBank } = besideChargeback(owed, { corrected, given, taken })
        expect(back + byBank).toBe(owed)
        corrected += owed
        given += back
      }
      expect(given + taken).toBe(Math.max(corrected, taken))
      const open = openChargeback({ corrected, given, taken })
      expect(open).toBe(Math.max(0, taken - corrected))
      expect(given + owedAfterReversal({ corrected, given, taken: 0 })).toBe(corrected)
    }),
  )
})
