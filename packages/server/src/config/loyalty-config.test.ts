import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { loyaltySetupOf } from './loyalty-config.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const ENDPOINT = 'https://points.example/postings'
const SET = { LOYALTY_ENDPOINT: ENDPOINT, LOYALTY_SECRET: SECRET }

test('without its variables there is no programme', () => {
  expect(loyaltySetupOf({}, { isLocal: false })).toBeNull()
})

test('both of them are one', () => {
  expect(loyaltySetupOf(SET, { isLocal: false })).toEqual({ endpoint: ENDPOINT, secret: SECRET })
})

test.each([
  ['half of it', { LOYALTY_ENDPOINT: ENDPOINT }, /LOYALTY_SECRET is missing/],
  ['the other half', { LOYALTY_SECRET: SECRET }, /LOYALTY_ENDPOINT is missing/],
  ['a way that others can read', { ...SET, LOYALTY_ENDPOINT: 'http://points.example/' }, /begin with https/],
  ['another protocol', { ...SET, LOYALTY_ENDPOINT: 'ftp://points.example/' }, /begin with https/],
  ['a secret that is none', { ...SET, LOYALTY_SECRET: 'geheim' }, /has to be whsec_/],
])('%s is refused, and the secret is not repeated', (_, values, problem) => {
  const setup = loyaltySetupOf(values, { isLocal: false })

  expect(setup).toEqual({ problem: expect.stringMatching(problem) })
  expect(JSON.stringify(setup)).not.toMatch(/geheim|MfKQ/)
})

test('on a machine of one’s own a stand-in may answer without a certificate', () => {
  const setup = loyaltySetupOf({ ...SET, LOYALTY_ENDPOINT: 'http://localhost:9/' }, { isLocal: true })

  expect(setup).toMatchObject({ endpoint: 'http://localhost:9/' })
})

test('the environment is read at the start', () => {
  const read = (set: Record<string, string>) => readConfig(set, { port: 3000, dataFolder: '/nowhere' })

  expect(read(SET).loyalty).toEqual({ endpoint: ENDPOINT, secret: SECRET })
  expect(read({}).loyalty).toBeNull()
  expect(() => read({ LOYALTY_SECRET: SECRET })).toThrow('LOYALTY_ENDPOINT is missing')
  expect(() => read({ ...SET, LOYALTY_ENDPOINT: 'points' })).toThrow('LOYALTY_ENDPOINT has to be')
})
