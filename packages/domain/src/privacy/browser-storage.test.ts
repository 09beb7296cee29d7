import { expect, test } from 'vitest'
import { BARE_SETUP } from '../testing/bare-setup.ts'
import { rowsOfKey } from '../testing/rows-of-key.ts'
import { BROWSER_STORAGE, storageOf } from './browser-storage.ts'
import { CONSENT_SERVICES, servicesOf } from './consent-services.ts'

const off = { payback: false, sovendus: false }

test('a shop without partners names none of their cookies', () => {
  const names = storageOf(servicesOf(off, BARE_SETUP)).map(({ name }) => name)

  expect(names).toContain('{brand}_session')
  expect(names).toContain('lastSeen')
  expect(names.filter((name) => /^(?:_|emos|payback|seenPromotions)/.test(name))).toEqual([])
})

test.each([
  ['econda', { ...BARE_SETUP, econda: true }, ['seenPromotions', 'emos_jc*']],
  [
    'tag manager',
    { ...BARE_SETUP, tagManager: { id: 'GTM-A', origin: 'https://t.example' } },
    ['seenPromotions', '_ga*', '_gcl_*'],
  ],
  ['recommendations', { ...BARE_SETUP, recommendations: true }, ['__exponea_etc__']],
])('a shop with %s names its keys', (_, setup, more) => {
  const bare = storageOf(servicesOf(off, BARE_SETUP)).length
  const names = storageOf(servicesOf(off, setup)).map(({ name }) => name)

  expect(names).toHaveLength(bare + more.length)
  expect(names).toEqual(expect.arrayContaining(more))
})

test.each([
  ['cookie', '__Host-baby_session', [null]],
  ['cookie', 'baby_session', [null]],
  ['cookie', 'home_session', []],
  ['sessionStorage', 'tsr-scroll-restoration-v1_3', [null]],
  ['sessionStorage', 'lastSeen', ['history']],
  ['localStorage', 'lastSeen', []],
  ['sessionStorage', 'closed-campaigns', [null]],
  ['localStorage', 'closed-campaigns', ['campaignMemory']],
] as const)('%s %s waits for %o', (kind, key, needs) => {
  expect(rowsOfKey(kind, key, 'baby').map((row) => row.needs)).toEqual(needs)
})

test('no key waits for what is never asked', () => {
  const groups = BROWSER_STORAGE.flatMap(({ needs }) => (needs === null ? [] : CONSENT_SERVICES[needs].group))

  expect(groups).not.toContain('necessary')
  expect(groups.length).toBeGreaterThan(5)
})
