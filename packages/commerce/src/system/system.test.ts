import {
  addHook,
  changeHook,
  hookDeliveries,
  listHooks,
  listMails,
  pauseHook,
  removeHook,
  replayHook,
  resendMails,
  setMaintenance,
  showHealth,
  showMaintenance,
  showSurroundings,
  tryHook,
} from '@shop/api-client/office/system-commands'
import { createToken, listTokens, revokeToken } from '@shop/api-client/office/token-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { commandLog } from '@shop/engine/db/schema/staff'
import { outbox } from '@shop/engine/db/schema/system'
import { hookEndpoints, hookDeliveries as stored } from '@shop/engine/db/schema/web-hooks'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('the system in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let admin: Member
  beforeEach(async () => {
    behind = await open()
    admin = await aMember(behind, ['admin'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql

  test('what is around the shop is what its process sees, and nothing where it looks at nothing', async () => {
    expect(await admin.answer(showSurroundings, {})).toEqual({ checks: [] })
  })

  test('health says what the doctor says, and which jobs are late', async () => {
    await sql()
      .insert(outbox)
      .values([
        { topic: 'orderNews', payload: {}, availableAt: behind.clock.now(), lastError: 'no route' },
        { topic: 'mail', payload: {}, availableAt: behind.clock.now(), deadAt: behind.clock.now() },
      ])
    behind.clock.forward(90)

    const { checks, jobs } = await admin.answer(showHealth, {})

    expect(checks.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['database', 'migrations', 'messages']),
    )
    expect(jobs).toEqual([
      { topic: 'orderNews', waiting: 1, dead: 0, lateSeconds: 90, lastError: 'no route' },
      { topic: 'mail', waiting: 0, dead: 1, lateSeconds: 0, lastError: null },
    ])
  })

  test('the checkout is closed and opened, with what shoppers read in each language', async () => {
    expect(await admin.preview(setMaintenance, { isOn: true })).toMatchObject({
      effects: [{ kind: 'history', note: 'checkout closed', checkout: 'closed' }],
    })
    await admin.answer(setMaintenance, { isOn: true })

    const { isOn, changedAt, words } = await admin.answer(showMaintenance, {})
    expect([isOn, changedAt]).toEqual([true, behind.clock.now().toISOString()])
    expect(words.find(({ locale }) => locale === 'fr-fr')?.title).toMatch(/caisse/i)
    expect(await admin.run(setMaintenance, { isOn: true })).toMatchObject({
      coded: { code: 'maintenanceSame' },
    })
    const { lines } = await runCommand(behind.engine.database, ['maintenance'], behind.clock.now())
    expect(lines).toEqual(['The checkout is closed.'])
  })

  test('a receiver is added with a secret that is shown once and kept sealed, tried, paused and removed', async () => {
    const { id, secret } = await admin.answer(addHook, {
      address: 'https://receiver.example/hook',
      events: ['stock.changed'],
    })
    const { message } = await admin.answer(tryHook, { id })
    await admin.answer(pauseHook, { id, isPaused: true })

    expect(secret).toMatch(/^whsec_/)
    const kept = JSON.stringify([
      await sql().select().from(hookEndpoints),
      await sql().select().from(commandLog),
    ])
    expect(kept).not.toContain(secret)
    expect((await admin.answer(listHooks, {})).hooks).toMatchObject([
      { id, open: 1, events: ['stock.changed'], pauseReason: 'Mia Kern paused it.' },
    ])
    expect((await admin.answer(hookDeliveries, { hook: id })).deliveries).toMatchObject([
      { id: message, state: 'waiting', event: 'hook.tried' },
    ])
    await sql().update(stored).set({ doneAt: behind.clock.now() })
    await admin.answer(replayHook, { message })
    expect((await admin.answer(hookDeliveries, {})).deliveries).toMatchObject([{ state: 'waiting' }])
    await admin.answer(pauseHook, { id, isPaused: false })
    await admin.answer(removeHook, { id })
    const log = await sql().select().from(commandLog).orderBy(asc(commandLog.id))
    expect(log.slice(-2).map(({ before }) => before)).toEqual([
      { isPaused: true },
      { address: 'https://receiver.example/hook', events: ['stock.changed'] },
    ])
    expect((await admin.answer(listHooks, {})).hooks).toEqual([])
  })

  test.each([
    [
      'an address of the own machine',
      { address: 'https://127.0.0.1/x', events: ['stock.changed'] },
      'hookAddress',
    ],
    ['plain HTTP', { address: 'http://receiver.example/', events: ['stock.changed'] }, 'hookAddress'],
    ['no address', { address: 'receiver', events: ['stock.changed'] }, 'hookAddress'],
  ])('%s is refused as a receiver', async (_, input, code) => {
    expect(await admin.run(addHook, input)).toMatchObject({ coded: { code } })
  })

  // An admin sees no orders, and had all of them sent to an address of their own.
  test('nobody has a receiver told what they may not see themselves', async () => {
    const owner = await aMember(behind, ['owner'], 'owner@example.org')
    const address = 'https://receiver.example/hook'
    const both = await owner.answer(addHook, { address, events: ['order.placed', 'stock.changed'] })
    const own = await admin.answer(addHook, { address, events: ['stock.changed', 'price.changed'] })
    const rights = (events: string) => ({
      type: 'refused',
      coded: { code: 'hookRights', params: { events } },
    })

    const asked = ['stock.changed', 'order.placed', 'customer.erased']
    expect(await admin.run(addHook, { address, events: asked })).toMatchObject(
      rights('order.placed, customer.erased'),
    )
    const ofOwn = { id: own.id, was: { address, events: ['stock.changed', 'price.changed'] } }
    const ofBoth = { id: both.id, was: { address, events: ['order.placed', 'stock.changed'] } }
    expect(await admin.run(changeHook, { ...ofOwn, events: ['order.paid'] }, 0)).toMatchObject(
      rights('order.paid'),
    )
    // Who sends what an owner has set up somewhere else hears it as well.
    const elsewhere = { ...ofBoth, address: 'https://elsewhere.example/hook' }
    expect(await admin.run(changeHook, elsewhere, 0)).toMatchObject(rights('order.placed'))
    expect(await admin.run(changeHook, { ...ofBoth, events: ['stock.changed'] }, 0)).toMatchObject({
      type: 'done',
    })
    expect(await owner.run(changeHook, { ...ofOwn, events: ['order.paid'] }, 0)).toMatchObject({
      type: 'done',
    })
    expect((await admin.answer(listHooks, {})).events).toEqual([
      'stock.changed',
      'product.changed',
      'price.changed',
    ])
    expect(await admin.run(pauseHook, { id: own.id, isPaused: true })).toMatchObject({ type: 'done' })
  })

  test('an admin sees of a mail where it goes and no person, the desk sees no system, an owner all', async () => {
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion })
    await behind.engine.tidy()
    const owner = await aMember(behind, ['owner'])
    const mia = await aMember(behind, ['service'])

    const masked = (await admin.answer(listMails, { place: 'sent' })).mails
    const [mail] = (await owner.answer(listMails, { place: 'sent' })).mails

    expect(masked).toMatchObject([{ kind: 'orderConfirmation', to: '…@example.org', subject: '' }])
    expect(mail).toMatchObject({ to: 'anna@example.org' })
    expect(await mia.run(listMails, { place: 'sent' })).toMatchObject({ type: 'forbidden' })
    await admin.answer(resendMails, { ids: [mail?.id ?? 0] })
    expect((await owner.answer(listMails, { place: 'waiting' })).mails).toMatchObject([
      { to: 'anna@example.org' },
    ])
    expect(await admin.run(resendMails, { ids: [999_999] })).toMatchObject({ coded: { code: 'mailUnknown' } })
  })

  test('a token is shown once, and ended', async () => {
    const made = await admin.answer(createToken, { name: 'ERP', scopes: ['stock:read'], days: 30 })
    const { tokens } = await admin.answer(listTokens, {})

    expect(tokens).toMatchObject([{ id: made.id, state: 'active', createdBy: 'Mia Kern' }])
    expect(JSON.stringify([tokens, await sql().select().from(commandLog)])).not.toContain(made.token)
    await admin.answer(revokeToken, { id: made.id })
    expect((await admin.answer(listTokens, {})).tokens).toMatchObject([{ state: 'revoked' }])
    expect(await admin.run(revokeToken, { id: 'nothing' })).toMatchObject({ coded: { code: 'tokenUnknown' } })
  })

  // An admin sees no customers, and made a token that read and refunded all of their orders.
  test('nobody makes a token that may do what they may not do themselves', async () => {
    const scopes = ['stock:read', 'orders:read', 'orders:write', 'customers:read'] as const
    const asked = { name: 'ERP', scopes: [...scopes], days: 30 }

    expect(await admin.run(createToken, asked)).toMatchObject({
      type: 'refused',
      coded: { code: 'tokenRights', params: { scopes: 'orders:read, orders:write, customers:read' } },
    })
    expect((await admin.answer(listTokens, {})).tokens).toEqual([])
    const owner = await aMember(behind, ['owner'], 'owner@example.org')
    expect((await owner.answer(createToken, asked)).scopes).toEqual(scopes)
  })
})
