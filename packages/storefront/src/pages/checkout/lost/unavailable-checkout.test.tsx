import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { orderProblemAtom } from '../../../features/checkout/checkout.atoms.ts'
import { shownInShop } from '../../../testing/shown-in-shop.tsx'
import { UnavailableCheckout } from './unavailable-checkout.tsx'

const NOTHING_ORDERED = /nichts bestellt und nichts abgebucht/
const GIFT_TAKEN = /hat inzwischen jemand anderes gekauft/

test('whoever comes to it reads what the basket offers, and no alert', async () => {
  const html = await shown({ hasPaymentFailed: false, hasReplaced: false })

  expect(html).toContain('Teppich')
  expect(html).toContain('für später merken')
  expect(html).not.toMatch(NOTHING_ORDERED)
  expect(html).not.toContain('role="alert"')
})

test('whoever comes back from a payment that failed reads that nothing was charged', async () => {
  const html = await shown({ hasPaymentFailed: true, hasReplaced: false })

  expect(html).toMatch(NOTHING_ORDERED)
  expect(html.match(/role="alert"/g)).toHaveLength(1)
})

test('an order that is refused for lack of stock says so once', async () => {
  const html = await shown({ hasPaymentFailed: false, hasReplaced: true }, 'out_of_stock')

  expect(html).toMatch(NOTHING_ORDERED)
  expect(html.match(/role="alert"/g)).toHaveLength(1)
})

// The reason was hidden behind the words on stock.
test('an order that is refused for another reason says that one as well', async () => {
  const html = await shown({ hasPaymentFailed: false, hasReplaced: true }, 'gift_taken')

  expect(html).toMatch(GIFT_TAKEN)
  expect(html).toMatch(NOTHING_ORDERED)
  expect(html.match(/role="alert"/g)).toHaveLength(1)
})

function shown(came: { hasPaymentFailed: boolean; hasReplaced: boolean }, code?: ProblemDocument['code']) {
  return shownInShop(<UnavailableCheckout names={['Teppich']} {...came} />, {
    brand: aBrand('everywhere'),
    prepare: (store) => {
      if (code) store.set(orderProblemAtom, aProblem(code))
    },
  })
}

function aProblem(code: ProblemDocument['code']): ProblemDocument {
  return { type: '', title: '', status: 409, code, detail: '', errors: [] }
}
