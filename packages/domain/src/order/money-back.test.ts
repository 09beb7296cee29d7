import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyBack, type PaidPart } from './money-back.ts'
import { isShopMoney } from './payment-type.ts'

function part(fields: Partial<PaidPart>): PaidPart {
  return {
    id: 'p',
    key: 'KK',
    byProvider: true,
    amount: 10_000,
    captured: 0,
    released: 0,
    refunded: 0,
    chargedBack: 0,
    ...fields,
  }
}

const captured = part({ id: 'card', captured: 10_000 })
const giftcard = part({ id: 'gift', key: 'giftcard', byProvider: false, amount: 3_000 })

test.each<[string, PaidPart[], number, string, number]>([
  ['money that was not taken yet', [part({})], 4_000, 'p release 4000', 0],
  ['money that was taken', [captured], 4_000, 'card refund 4000', 0],
  ['money of which a part was taken', [part({ captured: 6_000 })], 5_000, 'p release 4000, p refund 1000', 0],
  ['what is left of it', [part({ captured: 10_000, refunded: 9_000 })], 5_000, 'p refund 1000', 4_000],
  ['what a bank took back', [part({ captured: 10_000, chargedBack: 10_000 })], 5_000, '', 5_000],
  [
    'the rest beside a chargeback',
    [part({ captured: 10_000, refunded: 1_000, chargedBack: 6_000 })],
    5_000,
    'p refund 3000',
    2_000,
  ],
  [
    'more than was captured, taken by a bank',
    [part({ captured: 100, amount: 100, chargedBack: 300 })],
    5,
    '',
    5,
  ],
  ['what was released before', [part({ released: 9_000 })], 5_000, 'p release 1000', 4_000],
  [
    'a transfer that has come',
    [part({ key: 'V', byProvider: false, captured: 10_000 })],
    100,
    'p byHand 100',
    0,
  ],
  ['an invoice nobody has paid', [part({ key: 'RE', byProvider: false })], 100, 'p release 100', 0],
  ['a card before a gift card', [giftcard, captured], 11_000, 'card refund 10000, gift giftcard 1000', 0],
  ['both in full', [giftcard, captured], 13_000, 'card refund 10000, gift giftcard 3000', 0],
  ['a gift card alone', [part({ ...giftcard, key: 'G' })], 500, 'gift giftcard 500', 0],
  ['nothing', [captured], 0, '', 0],
  ['less than nothing', [captured], -5, '', 0],
])('%s goes back', (_, parts, amount, expected, left) => {
  const back = moneyBack(parts, amount)

  expect(back.shares.map((share) => `${share.paymentId} ${share.way} ${share.amount}`).join(', ')).toBe(
    expected,
  )
  expect(back.left).toBe(left)
})

test('never more goes back than was paid, and nothing gets lost between the shares', () => {
  const amounts = fc
    .tuple(fc.nat(50_000), fc.nat(50_000), fc.nat(50_000), fc.nat(50_000))
    .map(([taken, open, released, back]) => ({
      amount: taken + open + released,
      captured: taken,
      released,
      refunded: Math.min(back, taken),
      chargedBack: Math.floor((taken - Math.min(back, taken)) / 2),
    }))
  const parts = fc
    .array(fc.tuple(fc.constantFrom('KK', 'V', 'giftcard', 'G'), fc.boolean(), amounts), { maxLength: 4 })
    .map((list) =>
      list.map(([key, byProvider, money], index) =>
        part({
          id: String(index),
          key: key as PaidPart['key'],
          byProvider,
          ...money,
          chargedBack: isShopMoney(key) ? 0 : money.chargedBack,
        }),
      ),
    )

  fc.assert(
    fc.property(parts, fc.nat(200_000), (paid, amount) => {
      const { shares, left } = moneyBack(paid, amount)

      expect(shares.reduce((sum, share) => sum + share.amount, left)).toBe(amount)
      for (const { id, amount: whole, refunded, released, chargedBack } of paid) {
        const given = shares.filter(({ paymentId }) => paymentId === id).reduce((sum, s) => sum + s.amount, 0)
        expect(given + refunded + released + chargedBack).toBeLessThanOrEqual(whole)
      }
    }),
  )
})
