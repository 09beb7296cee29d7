import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import type { User } from '@shop/domain/user/user'
import { expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { basketAtom, loadBasketAtom } from '../basket/basket.atoms.ts'
import { messageDraft } from '../message-drafts/message-draft.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { loadWishlistAtom, wishlistAtom } from '../wishlist/wishlist.atoms.ts'
import {
  type AuthInput,
  authenticateAtom,
  logoutAtom,
  resetPasswordAtom,
  signInWithCodeAtom,
} from './authenticate.atoms.ts'
import { lastCarriedAlongAtom } from './carried-along.atoms.ts'

const visitor = aUser({ id: 'v'.repeat(64) })
const nextVisitor = aUser({ id: 'w'.repeat(64) })
const anna = aUser({ id: '4711', firstName: 'Anna', lastName: 'Muster', gender: 'f', loggedIn: true })
const login: AuthInput = { mode: 'login', email: ' Anna@Muster.example', password: 'Zehnzeichen' }
const register: AuthInput = {
  mode: 'register',
  gender: 'f',
  first_name: 'Anna',
  last_name: 'Muster',
  email: 'anna@muster.example',
  register_password: 'Zehnzeichen',
  newsletter: false,
}

test('a sign-in brings the customer, and the basket and wishlist of the customer', async () => {
  const { store } = await aVisit()

  const answer = await store.set(authenticateAtom, login)

  expect(answer).toEqual({ type: 'success', user: anna })
  expect(store.get(userAtom)).toEqual(anna)
  await vi.waitFor(() => {
    expect(store.get(basketAtom)?.key).toBe('basket_101_4711')
    expect(store.get(wishlistAtom)?.key).toBe('wishlist_101_4711')
  })
})

// The tab of somebody whose session had ended by itself showed a message that was begun there to whoever came next.
test('a sign-in leaves no message in the tab that another customer has begun', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const { store } = await aVisit()
  messageDraft('complaint LH1', { id: '4712', loggedIn: true }).keep({ message: 'Eine Ecke fehlt' })

  await store.set(authenticateAtom, login)

  expect([...kept.values()].join()).not.toContain('Ecke')
})

test('a sign-in sends the e-mail in lower case', async () => {
  const { store, sent } = await aVisit()

  await store.set(authenticateAtom, login)

  expect(sent('authenticate')).toEqual([{ ...login, email: 'anna@muster.example' }])
})

test('who has signed in is not asked for again', async () => {
  const { store, sent } = await aVisit()

  await store.set(authenticateAtom, login)

  expect(await store.set(loadUserAtom)).toEqual(anna)
  expect(sent('loadUser')).toHaveLength(1)
})

test('a refused sign-in says why and changes nothing', async () => {
  const wrong = problem(422, 'credentials_wrong', 'Wrong.', [
    { path: 'password', key: 'login.wrong', params: {} },
  ])
  const { store } = await aVisit({ authenticate: () => Promise.reject(wrong) })

  const answer = await store.set(authenticateAtom, login)

  expect(answer).toEqual({ type: 'refused', problem: wrong.document })
  expect(store.get(userAtom)).toEqual(visitor)
  expect(store.get(basketAtom)?.key).toBe(`basket_101_${visitor.id}`)
})

test('a new password signs in, with the basket of the customer', async () => {
  const { store, sent } = await aVisit()

  const answer = await store.set(resetPasswordAtom, { hash: 'abc', password: 'Zehnzeichen' })

  expect(answer).toEqual({ type: 'success', user: anna })
  expect(sent('resetPassword')).toEqual([{ hash: 'abc', password: 'Zehnzeichen' }])
  expect(store.get(userAtom)).toEqual(anna)
  await vi.waitFor(() => expect(store.get(basketAtom)?.key).toBe('basket_101_4711'))
})

test('a code signs in, with the basket of the customer', async () => {
  const { store, sent } = await aVisit()

  const answer = await store.set(signInWithCodeAtom, { ticket: 'abc', code: '123456' })

  expect(answer).toEqual({ type: 'success', user: anna })
  expect(sent('signInWithCode')).toEqual([{ ticket: 'abc', code: '123456' }])
  await vi.waitFor(() => expect(store.get(basketAtom)?.key).toBe('basket_101_4711'))
})

test('another code says why and changes nothing', async () => {
  const wrong = problem(422, 'code_wrong', 'Wrong.', [{ path: 'code', key: 'signInCode.wrong', params: {} }])
  const { store } = await aVisit({ signInWithCode: () => Promise.reject(wrong) })

  const answer = await store.set(signInWithCodeAtom, { ticket: 'abc', code: '654321' })

  expect(answer).toEqual({ type: 'refused', problem: wrong.document })
  expect(store.get(userAtom)).toEqual(visitor)
})

test('a reset link that is too old changes nothing', async () => {
  const expired = problem(410, 'reset_link_expired', 'Too old.')
  const { store } = await aVisit({ resetPassword: () => Promise.reject(expired) })

  const answer = await store.set(resetPasswordAtom, { hash: 'abc', password: 'Zehnzeichen' })

  expect(answer).toEqual({ type: 'refused', problem: expired.document })
  expect(store.get(userAtom)).toEqual(visitor)
})

test('a basket that cannot be loaded does not undo the sign-in', async () => {
  const { store, fail } = await aVisit()
  fail('loadBasket')

  await store.set(authenticateAtom, login)

  await vi.waitFor(() => expect(store.get(wishlistAtom)?.key).toBe('wishlist_101_4711'))
  expect(store.get(userAtom)).toEqual(anna)
})

test('an answer to who was here before the sign-in comes too late', async () => {
  const { promise, resolve } = Promise.withResolvers<User>()
  const { store } = await aVisit({ loadUser: () => promise }, { isSettled: false })
  const asked = store.set(loadUserAtom)

  await store.set(authenticateAtom, login)
  resolve(visitor)
  await asked

  expect(store.get(userAtom)).toEqual(anna)
})

test.each([
  ['before the visitor is known', 'loadUser'],
  ['while the visitor signs in', 'authenticate'],
])('a basket that is asked for %s is asked for as the customer’s', async (_, slow) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = { loadUser: visitor, authenticate: anna }
  const { store, sent } = await aVisit(
    Object.fromEntries(
      Object.entries(answers).map(([name, user]) => [
        name,
        async () => {
          if (name === slow) await promise
          return user
        },
      ]),
    ),
    { isSettled: false },
  )
  const asked = slow === 'loadUser' ? store.set(loadBasketAtom) : null
  const signedIn = store.set(authenticateAtom, login)
  await vi.waitFor(() => expect(sent('authenticate')).toHaveLength(1))
  const askedMeanwhile = store.set(loadBasketAtom)
  if (slow === 'loadUser') await signedIn
  resolve()
  await Promise.all([asked, askedMeanwhile, signedIn])

  const keys = sent('loadBasket').map((input) => (input as { basketKey: string }).basketKey)
  expect(new Set(keys)).toEqual(new Set(['basket_101_4711']))
})

test('a basket of before the sign-in that comes late does not replace the customer’s', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { store } = await aVisit(
    {
      loadBasket: async ({ basketKey }) => {
        if (basketKey !== 'basket_101_4711') await promise
        return { key: basketKey, version: 1, items: [] }
      },
    },
    { isSettled: false },
  )
  const late = store.set(loadBasketAtom)
  await store.set(loadUserAtom)
  await store.set(authenticateAtom, login)
  await vi.waitFor(() => expect(store.get(basketAtom)?.key).toBe('basket_101_4711'))

  resolve()
  await late

  expect(store.get(basketAtom)?.key).toBe('basket_101_4711')
})

test('only a ticked newsletter is ordered', async () => {
  const { store, sent } = await aVisit()

  await store.set(authenticateAtom, register)
  expect(sent('subscribeNewsletter')).toEqual([])

  await store.set(authenticateAtom, { ...register, newsletter: true })
  await vi.waitFor(() =>
    expect(sent('subscribeNewsletter')).toMatchObject([
      { email: anna.email, firstName: 'Anna', salutation: 2 },
    ]),
  )
})

test('a sign-in tells how many things of the visitor the customer has now', async () => {
  const { store } = await aVisit({
    loadBasket: async ({ basketKey }) => ({
      key: basketKey,
      version: 1,
      items: [{ variant: { id: 1 } }, ...(basketKey === 'basket_101_4711' ? [{ variant: { id: 2 } }] : [])],
    }),
    loadWishlist: async ({ wishlistKey }) => ({ key: wishlistKey, items: [{ product: { id: 7 } }] }),
  })

  await store.set(authenticateAtom, login)

  expect(await store.get(lastCarriedAlongAtom)).toEqual({ lines: 1, wishes: 1 })
})

test('whoever brings nothing is told of nothing', async () => {
  const { store } = await aVisit()

  await store.set(authenticateAtom, login)

  expect(await store.get(lastCarriedAlongAtom)).toEqual({ lines: 0, wishes: 0 })
})

test('a sign-out leaves nothing of the customer behind', async () => {
  const { store } = await aVisit()
  await store.set(authenticateAtom, login)
  await vi.waitFor(() => expect(store.get(wishlistAtom)?.key).toBe('wishlist_101_4711'))

  expect(await store.set(logoutAtom)).toBe(true)

  expect(store.get(userAtom)?.loggedIn ?? false).toBe(false)
  await vi.waitFor(() => {
    expect(store.get(userAtom)).toEqual(nextVisitor)
    expect(store.get(basketAtom)?.key).toBe(`basket_101_${nextVisitor.id}`)
    expect(store.get(wishlistAtom)?.key).toBe(`wishlist_101_${nextVisitor.id}`)
  })
})

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['answers another status', () => Promise.resolve({ statusCode: 500 })],
])('a sign-out that %s changes nothing', async (_, logout) => {
  const { store } = await aVisit({ logout })
  await store.set(authenticateAtom, login)

  expect(await store.set(logoutAtom)).toBe(false)

  expect(store.get(userAtom)).toEqual(anna)
  expect(store.get(basketAtom)).not.toBeNull()
})

type Answers = Record<string, (input: Record<string, unknown>) => Promise<unknown>>

/** A shop with a visitor who has a basket and a wishlist; Anna signs in. */
async function aVisit(answers: Answers = {}, { isSettled = true } = {}) {
  const calls: { name: string; input: unknown }[] = []
  const users = [visitor, nextVisitor]
  const all: Answers = {
    loadUser: async () => users.shift() ?? nextVisitor,
    authenticate: async () => anna,
    resetPassword: async () => anna,
    signInWithCode: async () => anna,
    logout: async () => ({ statusCode: 200 }),
    subscribeNewsletter: async () => ({}),
    loadBasket: async ({ basketKey }) => ({ key: basketKey, version: 1, items: [] }),
    loadWishlist: async ({ wishlistKey }) => ({ key: wishlistKey, items: [] }),
    ...answers,
  }
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async (call: Call, input: unknown) => {
      calls.push({ name: call.name, input })
      const answer = all[call.name]
      if (!answer) throw new Error(`Nobody answers ${call.name}.`)
      // the fakes answer what their calls promise
      return (await answer({ ...(input as Record<string, unknown>) })) as never
    },
    leave: () => undefined,
  })
  if (isSettled) {
    await store.set(loadBasketAtom)
    await store.set(loadWishlistAtom)
  }
  return {
    store,
    sent: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    fail: (name: string) => {
      all[name] = () => Promise.reject(new Error('down'))
    },
  }
}

function aUser(words: Partial<User>): User {
  return {
    id: '',
    firstName: '',
    lastName: '',
    gender: null,
    email: 'anna@muster.example',
    phone: null,
    birthDate: null,
    customerNo: null,
    loggedIn: false,
    isGuestCustomer: false,
    registered: false,
    ...words,
  }
}
