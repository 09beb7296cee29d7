import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { openShop } from '../shop/shop.ts'
import { aBrand } from '../testing/a-brand.ts'
import { BARE_SETUP } from '../testing/bare-setup.ts'
import { PRIVACY_LAW, type Purpose, processingOf } from './processing.ts'

const ALONE = { paymentProvider: null, mailServer: false, errorService: false, loyaltyProgramme: false }
const bare = openShop(aBrand('nowhere'), 'de-de')
const full = openShop(aBrand('everywhere'), 'de-de')

test.each<[Purpose, boolean, boolean]>([
  ['order', true, true],
  ['officeLog', true, true],
  ['credit', true, true],
  ['reservation', false, true],
  ['giftList', false, true],
  ['reviewInvitation', false, true],
  ['analytics', false, true],
  ['voucherPartner', false, true],
  ['external', true, true],
  ['history', true, true],
])('%s is named by a bare shop: %s, by one that has everything: %s', (purpose, isBare, isFull) => {
  const partner = { script: 'https://p.example/a.js', source: '1', medium: '2' }
  const setup = { ...BARE_SETUP, econda: true, voucherPartner: partner }

  expect(processingOf(bare, BARE_SETUP, ALONE).some((one) => one.purpose === purpose)).toBe(isBare)
  expect(processingOf(full, setup, ALONE).some((one) => one.purpose === purpose)).toBe(isFull)
})

test('a shop that asks for no consent has nothing that needs it', () => {
  const named = processingOf(full, null, ALONE).filter(({ basis }) => basis.includes('consent'))

  expect(named.map(({ purpose }) => purpose)).toEqual([
    'savedCard',
    'reviewInvitation',
    'reminder',
    'newsletter',
  ])
})

test('partners are named with the countries that data go to', () => {
  const all = processingOf(bare, BARE_SETUP, { ...ALONE, paymentProvider: 'Adyen N.V.' })
  const of = (purpose: Purpose) => all.find((one) => one.purpose === purpose)

  expect(of('payment')).toMatchObject({
    recipients: [],
    partners: [{ name: 'Adyen N.V.', countries: ['NL'] }],
  })
  expect(of('credit')?.partners).toEqual([{ name: 'Klarna Bank AB (publ)', countries: ['SE'] }])
  for (const { partners } of all) for (const { countries } of partners) expect(countries).not.toEqual([])
})

test('mails and errors that go to nobody else name nobody else', () => {
  const kinds = (outside: typeof ALONE) =>
    processingOf(full, { ...BARE_SETUP, errorReports: true }, outside).flatMap(({ recipients }) => recipients)

  expect(kinds(ALONE)).not.toContain('mailService')
  expect(kinds({ ...ALONE, mailServer: true, errorService: true })).toEqual(
    expect.arrayContaining(['mailService', 'errorService']),
  )
})

test.each([
  ['gives points that a programme credits', full, true, true],
  ['gives points that nobody credits', full, false, false],
  ['gives no points', bare, true, false],
])('a shop that %s names the programme where it asks for a number', (_, shop, loyaltyProgramme, isNamed) => {
  const all = processingOf(shop, BARE_SETUP, { ...ALONE, loyaltyProgramme })
  const partners = [{ name: 'PAYBACK GmbH', countries: ['DE'] }]

  expect(all.find(({ purpose }) => purpose === 'loyalty')).toEqual(
    isNamed ? { purpose: 'loyalty', basis: ['contract'], recipients: ['host'], partners } : undefined,
  )
})

test.each([
  ['saves cards at a provider', full, 'Adyen N.V.', [{ name: 'Adyen N.V.', countries: ['NL'] }]],
  ['saves cards at nobody it can name', full, null, []],
  ['saves none', bare, 'Adyen N.V.', null],
])('a shop that %s says so, with consent', (_, shop, paymentProvider, partners) => {
  const all = processingOf(shop, BARE_SETUP, { ...ALONE, paymentProvider })
  const recipients = paymentProvider === null ? ['host', 'paymentService'] : ['host']

  expect(all.find(({ purpose }) => purpose === 'savedCard')).toEqual(
    partners === null ? undefined : { purpose: 'savedCard', basis: ['consent'], recipients, partners },
  )
})

test('every country has its act', () => {
  for (const { country } of Object.values(markets))
    expect(PRIVACY_LAW[country]).toBe(country === 'CH' ? 'fadp' : 'gdpr')
})
