import type { Checkout } from '@shop/api-client/contract/checkout'
import type { InputOf } from '@shop/api-client/contract/define-call'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { atom, type Setter } from 'jotai'
import { servicesAtom } from '../../services.ts'
import { loadBasketAtom } from '../basket/basket.atoms.ts'
import { loadUserAtom } from '../session/session.atoms.ts'

type CheckoutCalls = typeof import('@shop/api-client/contract/checkout')

/** The whole checkout as the server last told us; `null` until it has been asked. */
export const checkoutAtom = atom<Checkout | null>(null)

/** Why the last step was refused; `null` when it was not. */
export const checkoutProblemAtom = atom<ProblemDocument | null>(null)

export const loadCheckoutAtom = atom(null, (get, set) =>
  step(set, async (calls) => {
    await set(loadUserAtom)
    return get(servicesAtom).api(calls.loadCheckout, {})
  }),
)

export const saveAddressesAtom = atom(
  null,
  (get, set, input: InputOf<CheckoutCalls['putCheckoutAddresses']>) =>
    step(set, (calls) => get(servicesAtom).api(calls.putCheckoutAddresses, input)),
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
 * Places the order and leaves for the thank-you or the payment page. On a refusal nothing is lost: the
 * problem says why, and checkout and basket are asked for again.
 */
export const placeOrderAtom = atom(
  null,
  async (get, set, input: InputOf<CheckoutCalls['placeOrder']>, thankYou: (token: string) => string) => {
    const { api, leave } = get(servicesAtom)
    const calls = await import('@shop/api-client/contract/checkout')
    set(checkoutProblemAtom, null)
    try {
      const placed = await api(calls.placeOrder, input)
      leave(placed.next.type === 'redirect' ? placed.next.url : thankYou(placed.token))
      return true
    } catch (failure) {
      const document = await problemOf(failure)
      await set(loadCheckoutAtom)
      await set(loadBasketAtom).catch(() => undefined)
      set(checkoutProblemAtom, document)
      return false
    }
  },
)

async function step(set: Setter, ask: (calls: CheckoutCalls) => Promise<Checkout>): Promise<boolean> {
  set(checkoutProblemAtom, null)
  try {
    set(checkoutAtom, await ask(await import('@shop/api-client/contract/checkout')))
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
