import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const defaults = { port: 3000, dataFolder: '/data' }
const read = (environment: Record<string, string>) => readConfig(environment, defaults).tracking

test('without further ado there is nobody to send anything to, and yet something to ask', () => {
  expect(read({})).toEqual({
    setup: { tagManager: null, econda: false, errorReports: false, voucherPartner: null },
    econdaScript: null,
    errorReports: null,
    scriptHosts: [],
    connectHosts: [],
    problems: [],
  })
})

test('the policy opens for exactly what is configured', () => {
  const { setup, scriptHosts, connectHosts } = read({
    TAG_MANAGER_ID: 'GTM-ABC123',
    TAG_MANAGER_HOSTS: 'https://*.google-analytics.com, https://stats.example:8080',
    ECONDA_SCRIPT: '/srv/econda.js',
    ECONDA_ORIGIN: 'https://econda.example/monitor/',
    VOUCHER_PARTNER_SCRIPT: 'https://partner.example/js/voucher.js',
  })

  expect(setup?.tagManager).toEqual({ id: 'GTM-ABC123', origin: 'https://www.googletagmanager.com' })
  expect(scriptHosts).toEqual([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://stats.example:8080',
    'https://partner.example',
  ])
  expect(connectHosts).toContain('https://econda.example')
  expect(scriptHosts).not.toContain('https://econda.example')
})

test('an id that is none costs the tag manager, not the shop, and is told with what was meant', () => {
  const { setup, scriptHosts, problems } = read({ TAG_MANAGER_ID: 'gtm-abc123' })

  expect(setup?.tagManager).toBeNull()
  expect(scriptHosts).toEqual([])
  expect(problems).toEqual([
    'TAG_MANAGER_ID: "gtm-abc123" is not a valid tag manager id. Did you mean "GTM-ABC123"? No tag manager is loaded.',
  ])
})

test('where the banner is off nothing optional works, whatever is set up', () => {
  const all = {
    TAG_MANAGER_ID: 'GTM-ABC',
    ECONDA_SCRIPT: '/e.js',
    ERROR_REPORTS: 'log',
    CONSENT_BANNER: 'off',
  }

  expect(read(all)).toMatchObject({ setup: null, errorReports: null, econdaScript: null, scriptHosts: [] })
})

test.each([
  [{ CONSENT_BANNER: 'maybe' }, 'CONSENT_BANNER'],
  [{ TAG_MANAGER_ORIGIN: 'tags' }, 'TAG_MANAGER_ORIGIN'],
  [{ TAG_MANAGER_HOSTS: "https://a.example 'unsafe-inline'" }, 'TAG_MANAGER_HOSTS'],
  [{ VOUCHER_PARTNER_SCRIPT: 'voucher.js' }, 'VOUCHER_PARTNER_SCRIPT'],
  [{ ERROR_REPORTS: 'mail' }, 'ERROR_REPORTS'],
])('%j is refused by name', (environment, name) => {
  expect(() => read(environment)).toThrow(name)
})
