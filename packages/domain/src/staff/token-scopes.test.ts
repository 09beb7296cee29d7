import { expect, test } from 'vitest'
import { RIGHTS, type Right } from './rights.ts'
import { grantableScopes, rightsOfScopes, SCOPES, scopeOfRight } from './token-scopes.ts'

test('no scope lets a system manage staff, tokens, mails, the work of the warehouse, rankings, gift cards or settings, or read the log, costs and figures', () => {
  const never = RIGHTS.filter((right) => scopeOfRight(right) === null)

  expect(never).toEqual([
    'ownAccount',
    'mails.send',
    'warehouse.change',
    'log.read',
    'staff.read',
    'staff.change',
    'tokens.read',
    'tokens.change',
    'costs.read',
    'costs.change',
    'figures.read',
    'content.read',
    'content.change',
    'content.publish',
    'inbox.read',
    'inbox.change',
    'customers.show',
    'customers.block',
    'customers.email',
    'customers.erase',
    'system.read',
    'system.change',
    'money.approve',
    'merchandising.read',
    'merchandising.change',
    'giftcards.read',
    'giftcards.change',
    'settings.read',
    'settings.change',
    'media.read',
    'media.change',
    'recalls.change',
  ] satisfies Right[])
})

test('returns that are expected are read with the orders they are of', () => {
  expect(scopeOfRight('warehouse.read')).toBe('orders:read')
})

test('no right comes by two scopes, and to write is not to read', () => {
  const all = rightsOfScopes(SCOPES)

  expect(new Set(all).size).toBe(all.length)
  expect(rightsOfScopes(['orders:write'])).not.toContain('orders.read')
})

test.each([
  [[], []],
  [['orders.read'], []],
  [
    ['orders.read', 'orders.whole', 'warehouse.read', 'stock.read'],
    ['stock:read', 'orders:read'],
  ],
] satisfies [Right[], string[]][])('whoever has %j gives %j away', (rights, scopes) => {
  expect(grantableScopes(rights)).toEqual(scopes)
})

test('whoever has every right gives every scope away', () => {
  expect(grantableScopes(RIGHTS)).toEqual(SCOPES)
})
