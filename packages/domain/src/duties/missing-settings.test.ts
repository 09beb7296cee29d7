import { expect, test } from 'vitest'
import { missingSettings, type ShopSettings } from './missing-settings.ts'

const LEGAL = {
  name: 'Halle GmbH',
  street: 'Weg 1',
  city: '20457 Hamburg',
  country: 'Deutschland',
  vatId: 'DE 1',
  register: 'HRB 1',
  managingDirector: 'Ida Halle',
  email: 'a@halle.example',
}
const GERMAN: ShopSettings = {
  market: { country: 'DE', timezone: 'Europe/Berlin' },
  legal: LEGAL,
  features: { withdrawalFunction: false },
}
const SWISS: ShopSettings = { ...GERMAN, market: { country: 'CH', timezone: 'Europe/Zurich' } }

test.each([
  ['the day before the law', GERMAN, '2026-06-18T21:59:00Z', []],
  ['its first day', GERMAN, '2026-06-18T22:00:00Z', ['features.withdrawalFunction']],
  [
    'its first day with the function',
    { ...GERMAN, features: { withdrawalFunction: true } },
    '2026-06-19',
    [],
  ],
  ['its first day in Switzerland', SWISS, '2026-06-19', []],
])('on %s the switch is missed', (_, shop, now, missing) => {
  expect(missingSettings(shop, new Date(now)).map(({ setting }) => setting)).toEqual(missing)
})

test('an empty field of the imprint is named', () => {
  const shop = { ...SWISS, legal: { ...LEGAL, register: ' ' } }

  expect(missingSettings(shop, new Date('2026-11-25'))).toEqual([
    { duty: 'C-35', setting: 'legal.CH.register' },
  ])
})
