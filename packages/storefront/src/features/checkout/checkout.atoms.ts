import type { Checkout } from '@shop/api-client/contract/checkout'
import type { InputOf } from '@shop/api-client/contract/define-call'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { atom, type Setter } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { acceptBasketAtom, basketAtom } from '../basket/basket.atoms.ts'
import type { Answer } from '../problem-words/answered.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { acceptUserAtom } from '../session/session-change.atoms.ts'
import { trackAtom } from '../tracking/tracking.atoms.ts'
import { storePlaced } from './checkout-draft.ts'
import { lostCheckout, lostCheckoutAtom, restoredCheckoutAtom } from './lost-checkout.atoms.ts'

type CheckoutCalls = typeof import('@shop/api-client/contract/checkout')

/** The whole checkout as last loaded; `null` before. */
export const checkoutAtom = atom<Checkout | null>(null)

/** Why the last step was refused; `null` when it was not. */
export const checkoutProblemAtom = atom<ProblemDocument | null>(null)

/** Why the order was refused; stays until the next try, whatever is changed meanwhile. */
export const orderProblemAtom = atom<ProblemDocument | null>(null)

/** What a form has to know of a step: whether it was taken, and otherwise why it was not. */
export const stepAnswerAtom = atom(null, (get, _set, isTaken: boolean): Answer<null> => {
  const problem = get(checkoutProblemAtom)
  return isTaken || problem === null ? { type: 'success', value: null } : { type: 'refused', problem }
})

/** Whether the basket has moved on since the checkout was asked: in another tab, or by a code. */
export const isCheckoutBehindAtom = atom((get) => {
  const [checkout, basket] = [get(checkoutAtom), get(basketAtom)]
  if (!checkout || !basket) return false
  return basket.key === checkout.basket.key && basket.version > checkout.basket.version
})

export const loadCheckoutAtom = atom(null, (get, set) =>
  step(set, async (calls) => {
    await set(loadUserAtom)
    return get(servicesAtom).api(calls.loadCheckout, {})
  }),
)

/** Takes over what a wallet has said; the checkout is there afterwards either way. */
export const finishExpressAtom = atom(null, async (get, set, answer: string) => {
  const isTaken = await step(set, async (calls) => {
    await set(loadUserAtom)
    return set(noticeGuestAtom, await get(servicesAtom).api(calls.finishExpress, { answer }))
  })
  if (!isTaken) await set(loadCheckoutAtom)
  return isTaken
})

export const saveAddressesAtom = atom(
  null,
  (get, set, input: InputOf<CheckoutCalls['putCheckoutAddresses']>) =>
    step(set, async (calls) =>
      set(noticeGuestAtom, await get(servicesAtom).api(calls.putCheckoutAddresses, input)),
    ),
)

/** A visitor who submits an address without an account becomes a guest, once. @see spec §7 "frontend_auth_guest" */
const noticeGuestAtom = atom(null, (get, set, checkout: Checkout): Checkout => {
  const user = get(userAtom)
  if (!checkout.customer?.isGuest || !user || user.isGuestCustomer) return checkout

  const { email, firstName, lastName, gender } = checkout.customer
  set(acceptUserAtom, { ...user, email, firstName, lastName, gender, isGuestCustomer: true })
  void set(trackAtom, (events) => events.authGuest(user.id))
  return checkout
})

/** Has the gifts of the basket go to the owner of their list, or to the shopper. */
export const chooseGiftDeliveryAtom = atom(
  null,
  (get, set, input: InputOf<CheckoutCalls['putCheckoutGiftDelivery']>) =>
    step(set, (calls) => get(servicesAtom).api(calls.putCheckoutGiftDelivery, input)),
)

export const chooseShippingAtom = atom(
  null,
  (get, set, input: InputOf<CheckoutCalls['putCheckoutShipping']>) =>
    step(set, (calls) => get(servicesAtom).api(calls.putCheckoutShipping, input)),
)

export const choosePaymentAtom = atom(null, (get, set, input: InputOf<CheckoutCalls['putCheckoutPayment']>) =>
  step(set, (calls) => get(servicesAtom).api(calls.putCheckoutPayment, input)),
)

/**
 * Places the order and leaves for the thank-you or the payment page. On a refusal nothing is lost: the problem says
 * why, and the checkout, with its basket, is asked for again.
 */
export const placeOrderAtom = atom(
  null,
  async (get, set, input: InputOf<CheckoutCalls['placeOrder']>, thankYou: (token: string) => string) => {
    const { api, leave } = get(servicesAtom)
    const calls = await import('@shop/api-client/contract/checkout')
    set(orderProblemAtom, null)
    set(restoredCheckoutAtom, null)
    try {
      const placed = await api(calls.placeOrder, input)
      storePlaced({ token: placed.token, number: placed.orderNumber })
      leave(placed.next.type === 'redirect' ? placed.next.url : thankYou(placed.token))
      return true
    } catch (failure) {
      const before = get(checkoutAtom)
      const document = await problemOf(failure)
      await set(loadCheckoutAtom)
      const isEmpty = document.code === 'basket_empty'
      const lost = isEmpty ? lostCheckout(before, get(checkoutAtom)) : null
      if (lost !== null) set(lostCheckoutAtom, lost)
      set(orderProblemAtom, lost === null ? document : null)
      return false
    }
  },
)

async function step(set: Setter, ask: (calls: CheckoutCalls) => Promise<Checkout>): Promise<boolean> {
  set(checkoutProblemAtom, null)
  try {
    const checkout = await ask(await import('@shop/api-client/contract/checkout'))
    set(checkoutAtom, checkout)
    set(acceptBasketAtom, checkout.basket)
    if (checkout.basket.items.length > 0) set(lostCheckoutAtom, null)
    return true
  } catch (failure) {
    set(checkoutProblemAtom, await problemOf(failure))
    return false
  }
}

async function problemOf(failure: unknown): Promise<ProblemDocument> {
  const { isProblem } = await import('@shop/api-client/contract/problem')
  if (isProblem(failure)) return failure.document
  throw failure
}
