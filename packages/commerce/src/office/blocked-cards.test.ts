import { placeOrder } from '@shop/api-client/contract/checkout'
import { blockGiftCard } from '@shop/api-client/office/gift-card-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { mails } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { giftCardLines } from '../testing/gift-card-product.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

// Whoever blocked a card and let it work again made money of it: the card of an unpaid order, or of one whose price had gone
// back, became active. And one that was blocked before its order was paid was mailed to nobody.
describe.each(await ruleEngines())('a bought gift card in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  let number = ''
  beforeEach(async () => {
    behind = await open()
    mia = await aMember(behind, ['service'])
    await importCatalogue(behind.engine.database, giftCardLines(), { strict: true })
    await behind.engine.refresh()
    const visitor = await aVisitor(behind.engine)
    await fillCheckout(visitor, { variantId: 990, quantity: 2 })
    number = (await visitor.call(placeOrder, { acceptedTerms: true })).orderNumber
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
  const cards = () => sql().select().from(giftCards).orderBy(giftCards.orderPart)
  const states = async () => (await cards()).map(({ state }) => state)
  const idOf = async (index: number) => (await cards())[index]?.id ?? ''
  const blocked = async (isBlocked: boolean, index = 0) =>
    mia.run(blockGiftCard, { id: await idOf(index), isBlocked })
  const setState = async (state: 'waiting' | 'blocked') => sql().update(giftCards).set({ state })
  const STAYS = { type: 'refused', coded: { code: 'cardStays' } }

  test('is not blocked while it waits for its payment, and works with it', async () => {
    expect(await blocked(true)).toMatchObject({ type: 'refused', coded: { code: 'cardWaits' } })

    await run('orders', 'paid', number)

    expect(await states()).toEqual(['active', 'active'])
  })

  test('stays blocked while nobody has paid it, and is mailed once it works', async () => {
    await setState('blocked')
    const unpaid = await blocked(false)
    await run('orders', 'paid', number)
    await behind.engine.tidy()
    const before = await sql().select().from(mails).where(eq(mails.kind, 'giftCard'))

    const paid = await blocked(false)
    await behind.engine.tidy()

    expect(unpaid).toMatchObject(STAYS)
    expect([before.length, paid.type]).toEqual([0, 'done'])
    expect(await sql().select().from(mails).where(eq(mails.kind, 'giftCard'))).not.toEqual([])
  })

  test.each([
    ['its order was cancelled', [['cancel']]],
    ['all money of its order went back', [['ship'], ['deliver'], ['refund', 'all']]],
  ] as const)('stays blocked when %s', async (_, steps) => {
    await run('orders', 'paid', number)
    for (const [step, ...words] of steps)
      expect((await run('orders', step, number, ...words)).exitCode).toBe(0)
    expect(await states()).toEqual(['blocked', 'blocked'])

    expect(await blocked(false)).toMatchObject(STAYS)
    expect(await states()).toEqual(['blocked', 'blocked'])
  })

  // Above the limit the office refused it to everybody, and a card that was blocked by mistake stayed so.
  test('works again when it is paid and kept, above what one may give alone by somebody else', async () => {
    const olivia = await aMember(behind, ['owner'])
    await run('orders', 'paid', number)
    await olivia.answer(setMoneyLimit, { limit: 4000, was: null }, 0)
    await blocked(true, 0)
    await blocked(true, 1)

    const first = await blocked(false, 0)
    const again = await blocked(false, 0)
    const second = await blocked(false, 1)

    expect([first.type, again.type]).toEqual(['done', 'done'])
    expect(second).toMatchObject({ type: 'refused', coded: { code: 'cardBlockedByYou' } })
    expect((await states()).toSorted()).toEqual(['active', 'blocked'])
    expect(await olivia.run(blockGiftCard, { id: await idOf(1), isBlocked: false })).toMatchObject({
      type: 'done',
    })
    expect(await states()).toEqual(['active', 'active'])
  })

  test('blocked by nobody that the log knows works again within the limit alone', async () => {
    const olivia = await aMember(behind, ['owner'])
    await run('orders', 'paid', number)
    await olivia.answer(setMoneyLimit, { limit: 1000, was: null }, 0)
    await setState('blocked')

    expect(await blocked(false)).toMatchObject({ type: 'refused', coded: { code: 'givingNeedsSecond' } })
  })

  test('that holds nothing works again by whoever has blocked it', async () => {
    const olivia = await aMember(behind, ['owner'])
    await run('orders', 'paid', number)
    await olivia.answer(setMoneyLimit, { limit: 4000, was: null }, 0)
    await blocked(true)
    await blocked(false)
    await olivia.answer(setMoneyLimit, { limit: 1000, was: 4000 }, 0)
    await sql().update(giftCards).set({ balance: 0 })
    await blocked(true)

    expect(await blocked(false)).toMatchObject({ type: 'done' })
  })
})
