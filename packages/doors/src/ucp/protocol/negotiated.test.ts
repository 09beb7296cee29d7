import { expect, test } from 'vitest'
import { CAPABILITY_NAMES, UCP_VERSION } from './capabilities.ts'
import { activeFor, negotiated } from './negotiated.ts'

const all = Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, [{ version: UCP_VERSION }]]))

test('what both have in one version is active', () => {
  expect([...negotiated(all)]).toEqual(CAPABILITY_NAMES)
  expect([...negotiated({})]).toEqual([])
  expect([...negotiated({ 'dev.ucp.shopping.catalog.search': [{ version: '2026-01-11' }] })]).toEqual([])
  expect([
    ...negotiated({
      'dev.ucp.shopping.catalog.search': [{ version: '2026-01-11' }, { version: UCP_VERSION }],
    }),
  ]).toEqual(['dev.ucp.shopping.catalog.search'])
})

test('an answer names what it is about', () => {
  expect(Object.keys(activeFor('dev.ucp.shopping.catalog.lookup', negotiated(all)))).toEqual([
    'dev.ucp.shopping.catalog.lookup',
  ])
})
