import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  CompanyEnvironment,
  companyOf,
  rolesOfClaim,
  rolesOfUnknown,
  vouchesForAddress,
} from './company-config.ts'

const SET = {
  OFFICE_OIDC_ISSUER: 'https://id.example/tenant',
  OFFICE_OIDC_CLIENT_ID: 'office',
  OFFICE_OIDC_CLIENT_SECRET: 'secret',
}
const read = (environment: Record<string, string>) => companyOf(v.parse(CompanyEnvironment, environment))

describe('the company of the environment', () => {
  test('is none where none is set up, and careful where nothing else is said', () => {
    expect(read({})).toBeNull()
    expect(read(SET)).toEqual({
      issuer: 'https://id.example/tenant',
      clientId: 'office',
      clientSecret: 'secret',
      name: 'id.example',
      scope: 'openid email profile',
      domains: null,
      verifiedBy: 'email_verified',
      roles: null,
      unknown: [],
      isOnly: false,
    })
  })

  test.each([
    ['without the addresses of the company', { OFFICE_OIDC_ISSUER: SET.OFFICE_OIDC_ISSUER }],
    [
      'that many companies share',
      {
        OFFICE_OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0',
        OFFICE_OIDC_DOMAINS: 'example.org',
      },
    ],
  ])('believes no provider as a whole %s', (_name, environment) => {
    expect(() => read({ ...SET, OFFICE_OIDC_VERIFIED: 'issuer', ...environment })).toThrow('OFFICE_OIDC_')
  })

  test('believes the directory of one company as a whole, where it is told to', () => {
    const issuer = 'https://login.microsoftonline.com/8a1b6e0c-0000-4000-8000-000000000000/v2.0'
    const environment = { OFFICE_OIDC_ISSUER: issuer, OFFICE_OIDC_DOMAINS: 'example.org' }

    expect(read({ ...SET, ...environment, OFFICE_OIDC_VERIFIED: 'issuer' })).toMatchObject({
      verifiedBy: 'issuer',
      domains: ['example.org'],
    })
  })

  test('makes nobody out of the accounts of a provider that many companies share, unless it knows whose', () => {
    const shared = { OFFICE_OIDC_ISSUER: 'https://accounts.google.com', OFFICE_OIDC_UNKNOWN: 'editor' }

    expect(() => read({ ...SET, ...shared })).toThrow('OFFICE_OIDC_DOMAINS')
    expect(read({ ...SET, ...shared, OFFICE_OIDC_DOMAINS: 'example.org' })).toMatchObject({
      unknown: ['editor'],
    })
  })

  test.each<[string, string, string | null, unknown, boolean]>([
    ['its own directory, one of its domains', SET.OFFICE_OIDC_ISSUER, 'example.org', undefined, true],
    ['its own directory, another domain', SET.OFFICE_OIDC_ISSUER, 'example.net', undefined, false],
    ['its own directory, no domain said', SET.OFFICE_OIDC_ISSUER, null, undefined, false],
    ['Google, for its own customer', 'https://accounts.google.com', 'example.org', 'example.org', true],
    ['Google, an account of a mailbox', 'https://accounts.google.com', 'example.org', undefined, false],
    ['Google, another customer', 'https://accounts.google.com', 'example.org', 'evil.example', false],
    [
      'all tenants, whatever they claim',
      'https://login.microsoftonline.com/common/v2.0',
      'example.org',
      'example.org',
      false,
    ],
  ])('vouches for an address: %s', (_, issuer, domains, hostedDomain, vouches) => {
    const company = { issuer, domains: domains === null ? null : [domains] }

    expect(vouchesForAddress(company, { domain: 'example.org', hostedDomain })).toBe(vouches)
  })

  // Who had once made a private account at Google with an address of the company would have come in years later.
  test.each<[string, string, boolean, string[] | null]>([
    ['the own directory', SET.OFFICE_OIDC_ISSUER, false, ['warehouse']],
    ['Google, which vouches for the address', 'https://accounts.google.com', true, ['warehouse']],
    ['Google, an account of a mailbox', 'https://accounts.google.com', false, null],
  ])('makes somebody unknown: %s', (_, issuer, vouches, roles) => {
    expect(rolesOfUnknown({ issuer, unknown: ['warehouse'] }, vouches)).toEqual(roles)
    expect(rolesOfUnknown({ issuer, unknown: [] }, vouches)).toBeNull()
  })

  test('says domains, roles and what becomes of somebody unknown', () => {
    const company = read({
      ...SET,
      OFFICE_OIDC_DOMAINS: 'Example.org, example.net',
      OFFICE_OIDC_ROLES_CLAIM: 'groups',
      OFFICE_OIDC_ROLES: '{"shop":["editor","admin"]}',
      OFFICE_OIDC_UNKNOWN: 'warehouse, editor',
      OFFICE_OIDC_ONLY: 'on',
    })

    expect(company).toMatchObject({
      domains: ['example.org', 'example.net'],
      roles: { claim: 'groups', byValue: { shop: ['editor', 'admin'] } },
      unknown: ['warehouse', 'editor'],
      isOnly: true,
    })
  })

  test.each([
    ['an issuer in the clear', { ...SET, OFFICE_OIDC_ISSUER: 'http://id.example' }, 'use https'],
    ['an issuer that is no address', { ...SET, OFFICE_OIDC_ISSUER: 'id.example' }, 'URL'],
    [
      'no secret',
      { OFFICE_OIDC_ISSUER: SET.OFFICE_OIDC_ISSUER, OFFICE_OIDC_CLIENT_ID: 'office' },
      'needs both',
    ],
    ['no issuer', { OFFICE_OIDC_ONLY: 'on' }, 'OFFICE_OIDC_ISSUER'],
    ['a claim without roles', { ...SET, OFFICE_OIDC_ROLES_CLAIM: 'groups' }, 'both or neither'],
    [
      'a claim that makes owners',
      { ...SET, OFFICE_OIDC_ROLES_CLAIM: 'groups', OFFICE_OIDC_ROLES: '{"boss":["owner"]}' },
      'other than owner',
    ],
    ['owners of anybody', { ...SET, OFFICE_OIDC_UNKNOWN: 'owner' }, 'other than owner'],
    ['roles that are none', { ...SET, OFFICE_OIDC_UNKNOWN: 'editors' }, 'other than owner'],
  ])('is refused with %s', (_, environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence)
  })

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'https://id.example'])(
    '%s may vouch for staff',
    (issuer) => {
      expect(read({ ...SET, OFFICE_OIDC_ISSUER: issuer })).toMatchObject({ issuer })
    },
  )
})

test.each([
  [['shop', 'other'], ['editor']],
  ['shop', ['editor']],
  [
    ['both', 'shop'],
    ['warehouse', 'editor'],
  ],
  [['constructor', 'toString'], []],
  [undefined, []],
  [{ shop: true }, []],
])('a claim of %j gives %j', (claim, roles) => {
  const byValue = { shop: ['editor' as const], both: ['editor' as const, 'warehouse' as const] }

  expect(rolesOfClaim({ claim: 'groups', byValue }, claim)).toEqual(roles)
})
