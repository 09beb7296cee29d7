import { Problem } from '@shop/api-client/contract/problem'
import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('the attempt after the last one is refused and told how long to wait', async () => {
  const limit = rateLimit({ attempts: 2, perSeconds: 60 })
  await limit.use(['a'], noon)
  await limit.use(['a'], noon)

  const refusal = await refused(() => limit.use(['a'], later(20)))

  expect(refusal.status).toBe(429)
  expect(refusal.document.errors[0]?.params).toEqual({ retryAfterSeconds: 40 })
})

test('keys are counted apart, and unknown ones not at all', async () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  await limit.use(['a', null], noon)

  await expect(limit.use(['b', null], noon)).resolves.toBeUndefined()
})

test('changing the address within one network begins nothing anew', async () => {
  const limit = rateLimit({ attempts: 2, perSeconds: 60 })
  await limit.use(['2001:db8:1:2::1', '::ffff:192.0.2.1'], noon)
  await limit.use(['2001:db8:1:2:a:b:c:d'], noon)

  expect((await refused(() => limit.use(['2001:db8:1:2::ffff'], noon))).status).toBe(429)
  await expect(limit.use(['2001:db8:1:3::1', '192.0.2.1'], noon)).resolves.toBeUndefined()
  expect((await refused(() => limit.use(['192.0.2.1'], noon))).status).toBe(429)
})

test('whether attempts are left is asked without using one up', async () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  await limit.require(['a', null], noon)
  await limit.use(['a'], noon)

  expect((await refused(() => limit.require(['a'], later(20)))).document.errors[0]?.params).toEqual({
    retryAfterSeconds: 40,
  })
  await expect(limit.require(['a'], later(60))).resolves.toBeUndefined()
})

test('what is longer than any address counts by itself', async () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  const long = 'a'.repeat(60_000)
  await limit.use([`${long}1`], noon)

  await expect(limit.use([`${long}2`], noon)).resolves.toBeUndefined()
  expect((await refused(() => limit.use([`${long}1`], noon))).status).toBe(429)
})

test('a new window starts from nothing', async () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  await limit.use(['a'], noon)

  await expect(limit.use(['a'], later(60))).resolves.toBeUndefined()
})

async function refused(attempt: () => Promise<void>): Promise<Problem> {
  try {
    await attempt()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('nothing was refused')
}
