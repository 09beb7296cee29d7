import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { companyChecks } from './company-check.ts'

let server: Server
let place = ''
let said: { status: number; body: object }
beforeEach(async () => {
  server = createServer((request, answer) => {
    const isIt = request.url === '/.well-known/openid-configuration'
    answer.writeHead(isIt ? said.status : 404).end(JSON.stringify(said.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  place = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  said = { status: 200, body: { issuer: place, jwks_uri: `${place}/keys` } }
})
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const environment = () => ({
  OFFICE_OIDC_ISSUER: place,
  OFFICE_OIDC_CLIENT_ID: 'office',
  OFFICE_OIDC_CLIENT_SECRET: 'secret',
  OFFICE_OIDC_NAME: 'Example',
  OFFICE_OIDC_ROLES: '',
})

test('a company that says who it is has a line, and none that is not set up', async () => {
  expect(await companyChecks({})).toEqual([])
  expect(await companyChecks(environment())).toMatchObject([
    { topic: 'office', state: 'ok', found: 'staff sign in through Example, beside passwords and passkeys' },
  ])
  const only = { ...environment(), OFFICE_OIDC_ONLY: 'on' }
  const found = 'staff sign in through Example, and nobody but owners another way'
  expect(await companyChecks({ ...only, OFFICE_OIDC_DOMAINS: 'example.org' })).toMatchObject([
    { state: 'ok', found },
  ])
  expect(await companyChecks(only)).toMatchObject([
    { state: 'look', found, remedy: expect.stringContaining('OFFICE_OIDC_DOMAINS') },
  ])
})

test('what is wrong is said: another issuer, no answer, a variable', async () => {
  said.body = { issuer: 'https://id.example', jwks_uri: 'https://id.example/keys' }
  await expect(companyChecks(environment())).rejects.toThrow('calls itself https://id.example')
  said.status = 503
  await expect(companyChecks(environment())).rejects.toThrow('answers 503')
  await expect(companyChecks({ ...environment(), OFFICE_OIDC_UNKNOWN: 'owner' })).rejects.toThrow(
    'OFFICE_OIDC_UNKNOWN.0: use roles other than owner',
  )
})
