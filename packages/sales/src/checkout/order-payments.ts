import { randomUUID } from 'node:crypto'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { needsProvider } from '@shop/domain/payment/payment-method'
import type { NewPayment } from '../orders/order-store.ts'

type Due = Pick<Checkout, 'basket' | 'totals' | 'paymentKey' | 'cards'>

const NO_CARD = { cardId: null, savesCard: false } as const

/**
 * The payments of an order: gift cards first, then the account's balance, then the method for the rest. An order that
 * costs nothing has the gift card as its only method, over nothing. What a card or the balance pays is only authorised
 * until the rest is paid.
 *
 * @param agreedId the id of a payment that a wallet knows already; null for a new one
 * @see product §4 "gift card first, then balance"
 */
export function orderPayments(
  { basket, totals, paymentKey, cards: saved }: Due,
  provider: string | null,
  agreedId: string | null = null,
): { payments: NewPayment[]; main: NewPayment; redirects: boolean } {
  const redirects = paymentKey !== null && needsProvider(paymentKey)
  const cards = basket.giftCards
    .filter(({ applied }) => applied > 0)
    .map(
      ({ id, applied }): NewPayment => ({
        id: randomUUID(),
        key: 'giftcard',
        amount: applied,
        state: redirects ? 'authorised' : 'captured',
        provider: null,
        giftCardId: id,
        ...NO_CARD,
      }),
    )
  const balance: NewPayment = {
    id: randomUUID(),
    key: 'balance',
    amount: totals.balance,
    state: redirects ? 'authorised' : 'captured',
    provider: null,
    giftCardId: null,
    ...NO_CARD,
  }
  const ownMoney = totals.balance > 0 ? [...cards, balance] : cards
  const isPaid = totals.total === 0
  const [first] = ownMoney
  if (isPaid && first) return { payments: ownMoney, main: first, redirects: false }

  const main: NewPayment = {
    id: agreedId ?? randomUUID(),
    key: paymentKey ?? 'G',
    amount: totals.total,
    state: isPaid ? 'captured' : 'created',
    provider: redirects ? provider : null,
    giftCardId: null,
    cardId: paymentKey === 'KK' ? (saved?.chosenId ?? null) : null,
    savesCard: paymentKey === 'KK' && saved !== null && saved.chosenId === null && saved.saves,
  }
  return { payments: [...ownMoney, main], main, redirects }
}
