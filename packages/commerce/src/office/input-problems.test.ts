import { addStaff } from '@shop/api-client/office/account-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

describe.each(await ruleEngines())('what is wrong with an input, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  test('is named by its field, its rule and what that asks for', async () => {
    expect(await owner.run(setMoneyLimit, { limit: 200_000_000, was: null }, 0)).toMatchObject({
      type: 'invalid',
      problems: [{ path: 'limit', code: 'max_value', requirement: 100_000_000 }],
    })
    expect(await owner.run(addStaff, { email: 'a@example.org', name: '', roles: [] })).toMatchObject({
      problems: [
        { path: 'name', code: 'min_length', requirement: 1, message: 'Say the name.' },
        { path: 'roles', code: 'min_items', requirement: 1 },
      ],
    })
    expect(await owner.reply('addStaff', { email: 'a@example.org', roles: ['admin'] })).toMatchObject({
      outcome: { problems: [{ path: 'name', code: 'missing' }] },
    })
  })
})
