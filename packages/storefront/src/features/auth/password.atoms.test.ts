import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { checkPasswordAtom, sendResetEmailAtom, sendSignInCodeAtom } from './password.atoms.ts'

/** SHA-1 of `password`: 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8. */
const SUFFIX = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'

test.each([
  ['is in the list', async () => [SUFFIX], true],
  ['is not in the list', async () => ['0018A45C4D1DEF81644B54AB7F969B88D65'], false],
  ['cannot be checked', () => Promise.reject(new Error('down')), false],
])('a password that %s: leaked is %s', async (_, answer, isLeaked) => {
  const { store } = aShop(answer)

  expect(await store.set(checkPasswordAtom, 'password')).toBe(isLeaked)
})

test('five characters of the hash leave the browser', async () => {
  const { store, inputs } = aShop(async () => [])

  await store.set(checkPasswordAtom, 'password')

  expect(inputs).toEqual([{ hash: '5BAA6' }])
})

test.each([
  ['taken', async () => ({})],
  ['refused', () => Promise.reject(new Error('down'))],
])('whoever wants a new password does not learn whether the wish was %s', async (_, answer) => {
  const { store, inputs } = aShop(answer)

  await expect(store.set(sendResetEmailAtom, ' Anna@Muster.example')).resolves.toBeUndefined()

  expect(inputs).toEqual([{ email: 'anna@muster.example' }])
})

test('whoever wants a code gets the ticket of the browser, for the address as it is stored', async () => {
  const { store, inputs } = aShop(async () => ({ ticket: 'abc' }))

  const answer = await store.set(sendSignInCodeAtom, ' Anna@Muster.example')

  expect(inputs).toEqual([{ email: 'anna@muster.example' }])
  expect(answer).toEqual({ type: 'success', value: { email: 'anna@muster.example', ticket: 'abc' } })
})

test('whoever asks for too many codes is told', async () => {
  const refusal = problem(429, 'too_many_attempts', 'Too many.')
  const { store } = aShop(() => Promise.reject(refusal))

  expect(await store.set(sendSignInCodeAtom, 'anna@muster.example')).toEqual({
    type: 'refused',
    problem: refusal.document,
  })
})

function aShop(answer: () => Promise<unknown>) {
  const inputs: unknown[] = []
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async (_call: Call, input: unknown) => {
      inputs.push(input)
      return (await answer()) as never
    },
    leave: () => undefined,
  })
  return { store, inputs }
}
