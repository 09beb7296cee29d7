import { expect, test, vi } from 'vitest'
import { officeChecks, withoutSecrets } from './office-checks.ts'

const MAIL = { topic: 'mail', state: 'ok' as const, found: 'answers', remedy: null }
const folder = import.meta.dirname

test('the office is told what the doctor finds outside, with the disk', async () => {
  const checks = await officeChecks({ look: async () => [MAIL], environment: {}, folder })()

  expect(checks).toMatchObject([MAIL, { topic: 'disk' }])
})

test('whoever asks within a minute is told what was found, and nobody outside is asked again', async () => {
  let now = 0
  const look = vi.fn(async () => [MAIL])
  const ask = officeChecks({ look, environment: {}, folder, now: () => now })

  await Promise.all([ask(), ask()])
  now = 59_999
  await ask()
  expect(look).toHaveBeenCalledTimes(1)
  now = 60_000
  await ask()
  expect(look).toHaveBeenCalledTimes(2)
})

test('what broke is looked at anew', async () => {
  const look = vi.fn(async () => [MAIL]).mockRejectedValueOnce(new Error('no network'))
  const ask = officeChecks({ look, environment: {}, folder })

  await expect(ask()).rejects.toThrow('no network')
  expect(await ask()).toMatchObject([MAIL, { topic: 'disk' }])
})

test.each([
  ['postgres://shop:geheim@db/shop is away', 'postgres://…@db/shop is away'],
  ['smtp://mail.example answers', 'smtp://mail.example answers'],
  ['the token a-long-token was refused', 'the token … was refused'],
  ['abc is short', 'abc is short'],
])('%s is said as %s', (sentence, said) => {
  const environment = { CONTENT_TOKEN: 'a-long-token', SHORT_KEY: 'abc', SHOP_PORT: 'answers' }

  expect(withoutSecrets(sentence, environment)).toBe(said)
})

test('a remedy is said without secrets too', async () => {
  const look = async () => [{ ...MAIL, remedy: 'Replace a-long-token.' }]
  const [check] = await officeChecks({ look, environment: { CONTENT_TOKEN: 'a-long-token' }, folder })()

  expect(check?.remedy).toBe('Replace ….')
})
