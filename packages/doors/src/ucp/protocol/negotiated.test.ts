import { expect, test } from 'vitest'
import { CAPABILITY_NAMES, UCP_VERSION } from './capabilities.ts'
import { activeFor, negotiated } from './negotiated.ts'

const all = Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, [{ version: UCP_VERSION }]]))

test('what both have in one version is active', () => {
  expect([...negotiated(all, CAPABILITY_NAMES)]).toEqual(CAPABILITY_NAMES)
  expect([...negotiated({}, CAPABILITY_NAMES)]).toEqual([])
  expect([
    ...negotiated({ 'dev.ucp.shopping.catalog.search': [{ version: '2026-01-11' }] }, CAPABILITY_NAMES),
  ]).toEqual([])
  expect([
    ...negotiated(
      {
        'dev.ucp.shopping.catalog.search': [{ version: '2026-01-11' }, { version: UCP_VERSION }],
      },
      CAPABILITY_NAMES,
    ),
  ]).toEqual(['dev.ucp.shopping.catalog.search'])
})

test('what the shop does not declare is not active, nor is an extension without its parent', () => {
  const withoutOrders = CAPABILITY_NAMES.filter((name) => !name.endsWith('.order'))
  const { 'dev.ucp.shopping.checkout': _, ...others } = all

  expect([...negotiated(all, withoutOrders)]).toEqual(withoutOrders)
  expect([...negotiated(others, CAPABILITY_NAMES)]).toEqual(
    CAPABILITY_NAMES.filter((name) => !/checkout|fulfillment|consent/.test(name)),
  )
})

test('an answer names what it is about', () => {
  expect(
    Object.keys(activeFor('dev.ucp.shopping.catalog.lookup', negotiated(all, CAPABILITY_NAMES))),
  ).toEqual(['dev.ucp.shopping.catalog.lookup'])
})
