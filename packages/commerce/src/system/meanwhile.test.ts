import { changeStaffRoles } from '@shop/api-client/office/account-commands'
import { listMoneyRequests, setMoneyLimit } from '@shop/api-client/office/money-commands'
import { addHook, changeHook, listHooks } from '@shop/api-client/office/system-commands'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

describe.each(await ruleEngines())('two people who change one thing, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let first: Member
  let second: Member
  beforeEach(async () => {
    behind = await open()
    first = await aMember(behind, ['owner'])
    second = await aMember(behind, ['owner'], 'second@example.org')
  }, 60_000)
  afterEach(() => behind.engine.close())

  const quicker = (what: string) => ({ type: 'conflict', changes: [{ by: expect.any(String), what }] })

  test('the limit of refunds: the second is told, and theirs goes over it once they have seen it', async () => {
    await first.answer(setMoneyLimit, { limit: 3000, was: null }, 0)

    expect(await second.run(setMoneyLimit, { limit: 5000, was: null }, 0)).toMatchObject(
      quicker('setMoneyLimit'),
    )
    expect((await second.answer(listMoneyRequests, {})).limit).toBe(3000)
    expect(await second.run(setMoneyLimit, { limit: 5000, was: 3000 }, 0)).toMatchObject({ type: 'done' })
  })

  test('a receiver of messages', async () => {
    const { id } = await first.answer(addHook, {
      address: 'https://erp.example/shop',
      events: ['order.placed'],
    })
    const [hook] = (await second.answer(listHooks, {})).hooks
    const was = { address: hook?.address ?? '', events: hook?.events ?? [] }
    await first.answer(changeHook, { id, address: 'https://erp.example/new', was }, 0)

    expect(await second.run(changeHook, { id, address: 'https://erp.example/other', was }, 0)).toMatchObject(
      quicker('changeHook'),
    )
    expect((await second.answer(listHooks, {})).hooks).toMatchObject([{ address: 'https://erp.example/new' }])
  })

  test('the roles of somebody', async () => {
    const mia = await aMember(behind, ['service'], 'mia@example.org')
    await first.answer(changeStaffRoles, { email: mia.email, roles: ['warehouse'], was: ['service'] }, 0)

    const late = { email: mia.email, roles: ['editor' as const], was: ['service' as const] }
    expect(await second.run(changeStaffRoles, late, 0)).toMatchObject(quicker('changeStaffRoles'))
  })

  test('whoever does not say what was on the screen changes nothing', async () => {
    expect(await first.run(setMoneyLimit, { limit: 1 }, 0)).toMatchObject({ type: 'conflict' })
    expect(await first.run(setMoneyLimit, { limit: 1, was: null })).toMatchObject({
      type: 'invalid',
      problems: [{ path: 'seen' }],
    })
  })
})
