import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import { expect, test } from 'vitest'
import { shopConsent } from './shop-consent.ts'

const nothing = { payback: false, sovendus: false }
const full = {
  tagManager: { id: 'GTM-ABC', origin: 'https://tags.example' },
  econda: true,
  recommendations: true,
  errorReports: true,
  voucherPartner: { script: 'https://partner.example/voucher.js', source: '1', medium: '2' },
}

test('only what is set up is asked for', () => {
  expect(namesOf(shopConsent(nothing, BARE_SETUP))).toEqual([
    'shop',
    'metrics',
    'history',
    'campaignMemory',
    'youtube',
    'vimeo',
    'googleMaps',
    'openStreetMap',
    'instagram',
  ])
  expect(shopConsent(nothing, BARE_SETUP).categories.map(({ group }) => group)).toEqual([
    'necessary',
    'quality',
    'marketing',
    'external',
  ])
})

test('a switch of the shop and a partner that is set up have to come together', () => {
  expect(namesOf(shopConsent({ payback: true, sovendus: true }, BARE_SETUP))).not.toContain('voucherPartner')
  expect(namesOf(shopConsent(nothing, full))).not.toContain('voucherPartner')
  expect(namesOf(shopConsent({ payback: true, sovendus: true }, full))).toEqual(
    expect.arrayContaining(['paybackStorage', 'voucherPartner', 'googleAds', 'econdaStorage']),
  )
})

test('everything optional is off by default, and what the shop needs is locked', () => {
  const { categories } = shopConsent({ payback: true, sovendus: true }, full)

  expect(categories.filter(({ required }) => required).map(({ group }) => group)).toEqual(['necessary'])
  expect(categories.every(({ defaultValue }) => !defaultValue)).toBe(true)
})

test('another service is another version, so that everybody is asked again', () => {
  const versions = [
    shopConsent(nothing, BARE_SETUP).version,
    shopConsent(nothing, { ...BARE_SETUP, econda: true }).version,
    shopConsent(nothing, { ...BARE_SETUP, errorReports: true }).version,
    shopConsent({ payback: true, sovendus: false }, BARE_SETUP).version,
  ]

  expect(new Set(versions).size).toBe(4)
  expect(shopConsent(nothing, { ...BARE_SETUP }).version).toBe(versions[0])
})

function namesOf({ categories }: ReturnType<typeof shopConsent>): string[] {
  return categories.flatMap(({ services }) => services.map(({ name }) => name))
}
