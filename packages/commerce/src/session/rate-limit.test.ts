import { Problem } from '@shop/api-client/contract/problem'
import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('the attempt after the last one is refused and told how long to wait', () => {
  const limit = rateLimit({ attempts: 2, perSeconds: 60 })
  limit.use(['a'], noon)
  limit.use(['a'], noon)

  const refusal = refused(() => limit.use(['a'], later(20)))

  expect(refusal.status).toBe(429)
  expect(refusal.document.errors[0]?.params).toEqual({ retryAfterSeconds: 40 })
})

test('keys are counted apart, and unknown ones not at all', () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  limit.use(['a', null], noon)

  expect(() => limit.use(['b', null], noon)).not.toThrow()
})

test('changing the address within one network begins nothing anew', () => {
  const limit = rateLimit({ attempts: 2, perSeconds: 60 })
  limit.use(['2001:db8:1:2::1', '::ffff:192.0.2.1'], noon)
  limit.use(['2001:db8:1:2:a:b:c:d'], noon)

  expect(refused(() => limit.use(['2001:db8:1:2::ffff'], noon)).status).toBe(429)
  expect(() => limit.use(['2001:db8:1:3::1', '192.0.2.1'], noon)).not.toThrow()
  expect(refused(() => limit.use(['192.0.2.1'], noon)).status).toBe(429)
})

test('whether attempts are left is asked without using one up', () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  limit.require(['a', null], noon)
  limit.use(['a'], noon)

  expect(refused(() => limit.require(['a'], later(20))).document.errors[0]?.params).toEqual({
    retryAfterSeconds: 40,
  })
  expect(() => limit.require(['a'], later(60))).not.toThrow()
})

test('what is longer than any address counts by itself', () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  const long = 'a'.repeat(60_000)
  limit.use([`${long}1`], noon)

  expect(() => limit.use([`${long}2`], noon)).not.toThrow()
  expect(refused(() => limit.use([`${long}1`], noon)).status).toBe(429)
})

test('a new window starts from nothing', () => {
  const limit = rateLimit({ attempts: 1, perSeconds: 60 })
  limit.use(['a'], noon)

  expect(() => limit.use(['a'], later(60))).not.toThrow()
})

function refused(attempt: () => void): Problem {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('nothing was refused')
}
