import type { Check } from '@shop/commerce/doctor/check'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { certificateChecks } from './certificate-checks.ts'
import { mailCheck } from './mail-check.ts'
import { outsideChecks } from './outside-checks.ts'
import { paymentCheck } from './payment-check.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const stateOf = (checks: readonly Check[], topic: string) => checks.find((one) => one.topic === topic)?.state

test.each([
  ['2026-12-17T12:00:00Z', 'ok'],
  ['2026-12-17T11:59:00Z', 'look'],
  ['2026-11-29T11:00:00Z', 'bad'],
  ['2026-11-01T12:00:00Z', 'bad'],
])('a certificate until %s is %s', async (end, state) => {
  const shop = { publicOrigin: 'https://shop.example', shopOrigins: null }

  const [check] = await certificateChecks(shop, { now: NOW, endOf: async () => new Date(end) })

  expect(check?.state).toBe(state)
})

test('a host that does not answer is for somebody to look at, and is asked once', async () => {
  const asked: string[] = []
  const origin = { origin: 'https://shop.example', prefix: '' }
  const shop = { publicOrigin: 'https://shop.example', shopOrigins: { 'fr-fr': origin } }

  const checks = await certificateChecks(shop, {
    now: NOW,
    endOf: async (host) => {
      asked.push(host)
      throw new Error('no answer in time')
    },
  })

  expect([stateOf(checks, 'certificates'), asked]).toEqual(['look', ['shop.example']])
})

test('a shop without https has no certificates', async () => {
  const checks = await certificateChecks({ publicOrigin: 'http://localhost:3000', shopOrigins: null })

  expect(checks).toMatchObject([{ state: 'off' }])
})

test.each([
  ['local', 'off'],
  ['production', 'look'],
] as const)('no mail server in %s is %s', async (environment, state) => {
  expect((await mailCheck({ smtp: null, environment }, {})).state).toBe(state)
})

test('a mail server that refuses is said with its reason and without its password', async () => {
  const smtp = {
    host: '127.0.0.1',
    port: 9,
    isSecure: false,
    allowsPlain: true,
    user: 'shop',
    password: 'so secret',
    from: { name: 'Shop', address: 'shop@example.org' },
  }

  const check = await mailCheck({ smtp, environment: 'production' }, {})

  expect(check).toMatchObject({ state: 'bad', found: expect.stringContaining('127.0.0.1:9: ') })
  expect(JSON.stringify(check)).not.toContain('so secret')
})

test.each([
  [true, 'local', 'off'],
  [false, 'production', 'look'],
] as const)('no provider, sandbox %s, in %s is %s', async (sandboxPayments, environment, state) => {
  expect((await paymentCheck({ adyen: null, sandboxPayments, environment }, {})).state).toBe(state)
})

test('a configuration that cannot work is the only thing said', async () => {
  const checks = await outsideChecks({ brand: testBrand }, { SHOP_ENV: 'production' })

  expect(checks).toMatchObject([
    { topic: 'configuration', state: 'bad', found: expect.stringContaining('needs DATABASE_URL') },
  ])
})

test('a shop without pictures and stories hears of both', async () => {
  const checks = await outsideChecks({ brand: testBrand }, {})

  expect(stateOf(checks, 'configuration')).toBe('ok')
  expect([stateOf(checks, 'pictures'), stateOf(checks, 'content')]).toEqual(['bad', 'bad'])
})
