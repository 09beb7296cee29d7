import type { InputOf } from '@shop/api-client/contract/define-call'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { salutationCode } from '@shop/domain/person/salutation-code'
import type { User } from '@shop/domain/user/user'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { basketAtom, loadBasketAtom } from '../basket/basket.atoms.ts'
import { checkoutAtom } from '../checkout/checkout.atoms.ts'
import { claimDrafts } from '../message-drafts/message-draft.ts'
import { answered } from '../problem-words/answered.ts'
import { askAsUserAtom } from '../session/session.atoms.ts'
import { acceptUserAtom, announceSessionChangeAtom } from '../session/session-change.atoms.ts'
import type { ShopEvents } from '../tracking/shop-events.ts'
import { trackAtom } from '../tracking/tracking.atoms.ts'
import { loadWishlistAtom, wishlistAtom } from '../wishlist/wishlist.atoms.ts'
import { belongingsAtom, carriedAlong, lastCarriedAlongAtom } from './carried-along.atoms.ts'

type UserCalls = typeof import('@shop/api-client/contract/user')
export type AuthInput = InputOf<UserCalls['authenticate']>

export type AuthAnswer = { type: 'success'; user: User } | { type: 'refused'; problem: ProblemDocument }

/**
 * Signs in or registers. The server moves what the visitor had chosen to the customer, so basket and wishlist are
 * reloaded. A refusal changes nothing and says why.
 *
 * @see spec §4 "Session", §7
 */
export const authenticateAtom = atom(null, async (get, set, input: AuthInput): Promise<AuthAnswer> => {
  const { api } = get(servicesAtom)
  const { userCalls } = await import('../../calls/first-calls.ts')
  const form = { ...input, email: normalisedEmail(input.email ?? '') }
  const answer = await set(signInAtom, api(userCalls.authenticate, form))
  if (answer.type === 'success') void set(trackAtom, (events) => authEvent(events, form.mode, answer.user))
  if (answer.type === 'success' && form.mode === 'register' && form.newsletter)
    void set(subscribeAtom, answer.user)
  return answer
})

/**
 * Sets the password that the link of a mail allows, which signs in as well. A refusal changes nothing and says why;
 * `reset_link_expired` is the code of a link that is unknown, used or too old.
 *
 * @see product §3
 */
export const resetPasswordAtom = atom(
  null,
  async (get, set, input: { hash: string; password: string }): Promise<AuthAnswer> => {
    const { api } = get(servicesAtom)
    const { userCalls } = await import('../../calls/first-calls.ts')
    return set(signInAtom, api(userCalls.resetPassword, input))
  },
)

/** Signs in with a mailed code, and sets a new password where one comes along. A refusal changes nothing and says why. */
export const signInWithCodeAtom = atom(
  null,
  async (get, set, input: InputOf<UserCalls['signInWithCode']>): Promise<AuthAnswer> => {
    const { api } = get(servicesAtom)
    const { userCalls } = await import('../../calls/first-calls.ts')
    const answer = await set(signInAtom, api(userCalls.signInWithCode, input))
    if (answer.type === 'success') void set(trackAtom, (events) => events.authLogin(answer.user.id))
    return answer
  },
)

/**
 * Signs in with a passkey; with `isAutofill` only when one is chosen where the e-mail address is typed, which browsers
 * that cannot do it leave. Once `signal` ends it, no authenticator is asked. A refusal changes nothing and says why.
 */
export const signInWithPasskeyAtom = atom(
  null,
  async (get, set, how: { isAutofill: boolean; signal: AbortSignal }): Promise<AuthAnswer> => {
    const { api } = get(servicesAtom)
    const [calls, ceremony] = await Promise.all([
      import('@shop/api-client/contract/user-passkeys'),
      import('@shop/api-client/client/passkey-ceremony'),
    ])
    const chosen = await answered(
      ceremony.requireOffer(how).then(async () => {
        // The challenge lies in the session, of which a newcomer's other calls would make another one.
        const asUser = await set(askAsUserAtom)
        const options = await asUser.api(calls.startPasskeySignIn, {})
        return ceremony.passkeyAnswer(options, how)
      }),
    )
    if (chosen.type === 'refused') return chosen
    const answer = await set(signInAtom, api(calls.signInWithPasskey, { passkey: chosen.value }))
    if (answer.type === 'success') void set(trackAtom, (events) => events.authLogin(answer.user.id))
    return answer
  },
)

/** @see spec §7 "frontend_auth_login, frontend_auth_register, frontend_auth_guest" */
function authEvent(events: ShopEvents, mode: AuthInput['mode'], { id }: User) {
  switch (mode) {
    case 'login':
      return events.authLogin(id)
    case 'register':
      return events.authRegister(id)
    case 'guest':
      return events.authGuest(id)
  }
}

/** Accepts the user that a call signs in, or the reason why it does not. */
const signInAtom = atom(null, async (get, set, asked: Promise<User>): Promise<AuthAnswer> => {
  try {
    set(announceSessionChangeAtom, asked)
    const user = await asked
    const before = get(belongingsAtom)
    set(acceptUserAtom, user)
    claimDrafts(user)
    const reloaded = set(reloadOwnAtom)
    set(
      lastCarriedAlongAtom,
      reloaded.then(() => carriedAlong(before, get(belongingsAtom))),
    )
    return { type: 'success', user }
  } catch (failure) {
    const { isProblem } = await import('@shop/api-client/contract/problem')
    if (isProblem(failure)) return { type: 'refused', problem: failure.document }
    throw failure
  }
})

/**
 * Signs out: true when the server has ended the session. Then nothing of the customer stays behind, and a new visitor's
 * basket and wishlist are asked for; otherwise everything stays as it is.
 *
 * @see spec §4 "Session", §8
 */
export const logoutAtom = atom(null, async (get, set): Promise<boolean> => {
  const { api } = get(servicesAtom)
  const { userCalls } = await import('../../calls/first-calls.ts')
  // spec §8: a failed logout is false, without a word
  const asked = api(userCalls.logout, {}).catch(() => ({ statusCode: 0 }))
  set(announceSessionChangeAtom, asked)
  const { statusCode } = await asked
  if (statusCode !== 200) return false

  set(forgetCustomerAtom)
  return true
})

/** Nothing of the customer stays behind once a session has ended, whatever ended it; a new visitor's things are asked for. */
export const forgetCustomerAtom = atom(null, (_get, set) => {
  set(acceptUserAtom, null)
  set(basketAtom, null)
  set(wishlistAtom, null)
  void set(reloadOwnAtom)
})

/** Reloads everything that belongs to the current user. Failures change nothing. @see spec §8 */
const reloadOwnAtom = atom(null, async (get, set) => {
  const { features } = get(servicesAtom).shop
  set(checkoutAtom, null)
  await Promise.allSettled([set(loadBasketAtom), ...(features.wishlist ? [set(loadWishlistAtom)] : [])])
})

/** Fire and forget: the account exists, whatever becomes of the newsletter. @see spec §7 */
const subscribeAtom = atom(null, async (get, _set, user: User) => {
  const { api, shop } = get(servicesAtom)
  const { userCalls } = await import('../../calls/first-calls.ts')
  await api(userCalls.subscribeNewsletter, {
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    source: 'register',
    shopId: shop.shopId,
    firstName: user.firstName,
    lastName: user.lastName,
    salutation: salutationCode(user.gender),
  }).catch(() => undefined)
})
