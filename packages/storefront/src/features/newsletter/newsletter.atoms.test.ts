import type { Api } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import { expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { subscribeNewsletterAtom } from './newsletter.atoms.ts'

const anna = { gender: 'f', first_name: 'Anna', last_name: '', email: 'anna@muster.example', source: 'block' }

test('a wish goes out in the words of the newsletter service', async () => {
  const api = vi.fn(async () => ({}))

  const answer = await shopWith(api).set(subscribeNewsletterAtom, anna)

  expect(answer.type).toBe('success')
  expect(api).toHaveBeenCalledWith(expect.objectContaining({ name: 'subscribeNewsletter' }), {
    name: 'Anna',
    email: 'anna@muster.example',
    source: 'block',
    shopId: 7,
    firstName: 'Anna',
    lastName: '',
    salutation: 2,
  })
})

test('what the server refuses is a value, so that the form can say it', async () => {
  const api = vi.fn(async () => {
    throw problem(429, 'too_many_attempts', 'Wait.')
  })

  const answer = await shopWith(api).set(subscribeNewsletterAtom, anna)

  expect(answer).toMatchObject({ type: 'refused', problem: { code: 'too_many_attempts' } })
})

function shopWith(api: ReturnType<typeof vi.fn>) {
  return createShopStore({ shop: { shopId: 7 } as Shop, api: api as unknown as Api, leave: () => undefined })
}
