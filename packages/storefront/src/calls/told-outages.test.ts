import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { expect, test } from 'vitest'
import { withToldOutages } from './told-outages.ts'

const told = async (call: Call, failure: Error) => {
  const words: string[] = []
  const api = withToldOutages(
    () => Promise.reject(failure),
    (one) => words.push(one),
  )
  const thrown = await api(call, {}).catch((error: unknown) => error)
  return { words, thrown }
}
const readOnly = problem(503, 'read_only', 'Gerade kann der Shop nichts speichern.')

test('whoever changes something reads why it cannot be, and the caller hears of it as well', async () => {
  expect(await told(addBasketItem, readOnly)).toEqual({ words: [readOnly.document.detail], thrown: readOnly })
})

test.each<[string, Call, Error]>([
  ['what a page reads by itself', loadBasket, readOnly],
  ['a refusal that has its own words', addBasketItem, problem(409, 'sold_out', 'Sold out.')],
  ['an error that is no problem', addBasketItem, new Error('broken')],
])('%s is not told', async (_, call, failure) => {
  expect(await told(call, failure)).toEqual({ words: [], thrown: failure })
})
