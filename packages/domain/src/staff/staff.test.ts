import { describe, expect, test } from 'vitest'
import { needsSecondFactor } from './needs-second-factor.ts'
import { hasRight, RIGHTS, ROLES, rightsOf } from './rights.ts'
import { staffPasswordProblem } from './staff-password.ts'

describe('rights', () => {
  test.each([
    ['owner', RIGHTS.length],
    ['admin', 13],
    ['service', 21],
    ['warehouse', 9],
    ['merchandiser', 19],
    ['editor', 6],
    ['readonly', 11],
  ] as const)('%s has %i', (role, count) => {
    expect(rightsOf([role])).toHaveLength(count)
  })

  test('roles add up, and nobody without a role may do anything', () => {
    const own = new Set([...rightsOf(['editor']), ...rightsOf(['warehouse'])])
    expect(rightsOf(['editor', 'warehouse'])).toEqual(RIGHTS.filter((right) => own.has(right)))
    expect(rightsOf([])).toEqual([])
  })

  test('everybody may change the own account', () => {
    expect(ROLES.filter((role) => !hasRight([role], 'ownAccount'))).toEqual([])
  })

  test.each([
    ['warehouse', 'orders.money'],
    ['warehouse', 'orders.change'],
    ['warehouse', 'orders.whole'],
    ['readonly', 'orders.read'],
    ['readonly', 'staff.read'],
    ['service', 'staff.change'],
    ['admin', 'orders.read'],
    ['editor', 'orders.read'],
    ['service', 'warehouse.change'],
    ['admin', 'warehouse.read'],
    ['merchandiser', 'log.read'],
    // Who gives money back is not who says that it may go.
    ['service', 'money.approve'],
    ['admin', 'customers.show'],
    ['admin', 'customers.email'],
    ['admin', 'customers.erase'],
    ['warehouse', 'inbox.read'],
    ['service', 'system.change'],
    ['service', 'settings.read'],
    ['merchandiser', 'settings.change'],
    ['merchandiser', 'recalls.change'],
    ['service', 'recalls.change'],
    ['readonly', 'costs.read'],
    ['admin', 'costs.read'],
    ['service', 'costs.read'],
    ['warehouse', 'costs.read'],
  ] as const)('%s has no %s', (role, right) => {
    expect(hasRight([role], right)).toBe(false)
  })
})

test.each([
  ['owner', true],
  ['admin', true],
  ['service', true],
  ['merchandiser', true],
  ['warehouse', false],
  ['editor', false],
  ['readonly', false],
] as const)('a password alone is too little for %s: %s', (role, isTooLittle) => {
  expect(needsSecondFactor([role])).toBe(isTooLittle)
})

describe('passwords of staff', () => {
  const of = { email: 'mia.kern@example.org', current: 'what it was before' }

  test.each([
    ['elf Zeichen', 'tooShort'],
    ['x'.repeat(201), 'tooLong'],
    ['abababababab', 'tooPlain'],
    ['MIA.KERN-likes-it', 'ownEmail'],
    ['what it was before', 'sameAsBefore'],
    ['zwölf Birnen', null],
    ['correct horse battery staple', null],
  ])('%j is %s', (password, problem) => {
    expect(staffPasswordProblem(password, of)).toBe(problem)
  })
})
