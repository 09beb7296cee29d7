import { markets } from '@shop/domain/market/markets'
import { anAddress } from '@shop/domain/testing/an-address'
import { expect, test } from 'vitest'
import { addressOf, formProblems, valuesOf } from './address-values.ts'

const DEMANDS = { phoneRequired: false, birthDateRequired: false, now: new Date('2026-11-25T12:00:00Z') }

test.each([
  ['', 'x'],
  ['d', 'd'],
] as const)('a salutation that reads %j is sent as %j, and neither is a problem', (gender, sent) => {
  const values = { ...valuesOf(anAddress()), gender }

  expect(addressOf(values).gender).toBe(sent)
  expect(formProblems('shipping', values, markets['de-de'], DEMANDS)).toEqual([])
})
