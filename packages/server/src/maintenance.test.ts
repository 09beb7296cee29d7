import type { IncomingMessage, ServerResponse } from 'node:http'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { runCommand } from '@shop/commerce/cli/commands'
import { adoptOwnMessages } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
// @boundaries-ignore the words of a brand stand in its app
import { shopFolder } from '../../../scripts/shops.ts'
import { aShopApp, type TestShopApp } from './testing/a-shop-app.ts'

let shop: TestShopApp
beforeAll(async () => {
  shop = await aShopApp()
})
afterEach(async () => {
  await maintenance('off')
  adoptOwnMessages({})
})
afterAll(() => shop.close())

async function maintenance(word: 'on' | 'off') {
  const result = await runCommand(shop.engine.database, ['maintenance', word], new Date())
  await shop.engine.switches.refresh()
  return result
}
const order = () =>
  shop.engine.call(
    placeOrder,
    { acceptedTerms: true },
    { locale: 'de-de', token: null, address: null, idempotencyKey: 'a', userAgent: null },
  )

test('pages can be read, and the checkout says why it is closed, without any script', async () => {
  await maintenance('on')

  const home = await shop.ask('/')
  const basket = await shop.ask('/warenkorb/')
  const checkout = await shop.ask('/kasse/')
  const html = await checkout.text()

  expect([home.status, basket.status, checkout.status]).toEqual([200, 200, 503])
  expect(checkout.headers.get('retry-after')).toBe('300')
  expect(checkout.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Ihr Warenkorb bleibt, wie er ist')
  expect(html).not.toContain('<script')
})

test.each([
  ['/fr-ch/kasse/', 'fr-CH', 'Votre panier reste'],
  ['/nl-nl/kasse/', 'nl-NL', 'Uw winkelmandje'],
])('%s says it in %s', async (address, tag, words) => {
  await maintenance('on')

  const html = await (await shop.ask(address)).text()

  expect(html).toContain(`lang="${tag}"`)
  expect(html).toContain(words)
})

test('a brand that says du says du here, too', async () => {
  adoptOwnMessages(await ownMessagesOf(shopFolder('baby-shop')))
  await maintenance('on')

  const html = await (await shop.ask('/kasse/')).text()

  expect(html).toContain('Dein Warenkorb bleibt')
})

test('a page that is open already loads the whole document instead of its data', async () => {
  await maintenance('on')

  expect((await shop.ask('/kasse/_payload.json')).status).toBe(409)
})

test('an order is refused with the same sentence, and is none', async () => {
  await maintenance('on')
  const closed = await order()
  await maintenance('off')
  const open = await order()

  expect(closed).toMatchObject({
    status: 503,
    headers: { 'retry-after': '300' },
    body: { code: 'maintenance', detail: expect.stringContaining('Ihr Warenkorb') },
  })
  expect(open.status).not.toBe(503)
})

test('a checkout that was kept in memory is not answered from there', async () => {
  const next = () => 'through the doors'
  const request = { method: 'GET', url: '/kasse/', headers: { host: 'localhost:3000' } } as IncomingMessage

  await shop.ask('/kasse/')
  await maintenance('on')

  expect(shop.answerKept(request, {} as ServerResponse, next)).toBe('through the doors')
})

test('the command says what is, and what it changed', async () => {
  const words = async (...rest: string[]) =>
    runCommand(shop.engine.database, ['maintenance', ...rest], new Date())

  expect(await words()).toEqual({ lines: ['The checkout is open.'], exitCode: 0 })
  expect((await words('off')).exitCode).toBe(1)
  expect((await words('on')).exitCode).toBe(0)
  expect(await words()).toEqual({ lines: ['The checkout is closed.'], exitCode: 0 })
  expect((await words('on')).exitCode).toBe(1)
  expect((await words('soon')).exitCode).toBe(2)
})
