import { deleteBasketItem, giveGift, updateBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import {
  addGiftListItem,
  changeGiftList,
  changeGiftListItem,
  createGiftList,
  deleteGiftListItem,
  loadGiftList,
  loadSharedGiftList,
  markGiftBought,
  shareGiftList,
  thankForGift,
} from '@shop/api-client/contract/gift-lists'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines } from '@shop/catalogue/testing/records'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { basketItems } from '@shop/engine/db/schema/shopper'
import { mails } from '@shop/engine/db/schema/system'
import type { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import { sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { buyersLike } from '../testing/many-buyers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const FORM = { name: 'Unser Baby', occasion: 'birth', dueOn: '2027-03-01', isSurprise: false }

describe.each(await engineKinds())('giving from a list on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let owner: Visitor
  let list = { id: '', token: '', itemKey: '' }
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    owner = await aCustomer(engine)
    const { id } = await owner.call(createGiftList, FORM)
    const { items } = await owner.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    const { token } = await owner.call(shareGiftList, { id, isShared: true })
    list = { id, token: token ?? '', itemKey: items[0]?.key ?? '' }
  }, 60_000)
  afterEach(() => engine.close())

  const want = (wanted: number) =>
    owner.call(changeGiftListItem, {
      id: list.id,
      itemKey: list.itemKey,
      wanted,
      note: '',
      isUrgent: false,
    })
  const give = (giver: Visitor, quantity = 1, variantId: number = VARIANTS.cushion, from = '') =>
    giver.try(giveGift, {
      from,
      basketKey: giver.basketKey,
      token: list.token,
      itemKey: list.itemKey,
      variantId,
      quantity,
    })
  const seenBy = async (giver: Visitor) => {
    const [item] = (await giver.call(loadSharedGiftList, { token: list.token })).items
    return [item?.left, item?.state]
  }
  /** Everything up to the order button, with a gift in the basket. */
  const ready = async (giver: Visitor, quantity = 1) => {
    await fillCheckout(giver, { variantId: VARIANTS.scaled })
    return give(giver, quantity)
  }
  const order = (giver: Visitor) => giver.try(placeOrder, { acceptedTerms: true })
  const timePasses = () =>
    engine.database.sql
      .update(basketItems)
      .set({ addedAt: raw`${basketItems.addedAt} - interval '121 minutes'` })

  test('reserves it for others, names the list in the basket, and frees it with the line', async () => {
    const [giver, other] = [await aVisitor(engine), await aVisitor(engine)]

    const { status, body } = await give(giver)

    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'success',
      basket: { items: [{ displayData: { gift: { value: 'Unser Baby' } } }] },
    })
    expect([await seenBy(other), await seenBy(giver)]).toEqual([
      [0, 'reserved'],
      [1, 'open'],
    ])
    const itemKey = (await giver.call(giveGiftAgain(), againInput(giver))).basket.items[0]?.key ?? ''
    await giver.call(deleteBasketItem, { basketKey: giver.basketKey, itemKey })
    expect(await seenBy(other)).toEqual([1, 'open'])
  })

  test('the list is named in the basket whatever is written on the goods', async () => {
    const giver = await aVisitor(engine)
    const { basketKey } = giver
    const itemKey = (await giver.call(giveGift, againInput(giver))).basket.items[0]?.key ?? ''

    const { basket } = await giver.call(updateBasketItem, {
      basketKey,
      itemKey,
      quantity: 1,
      customData: { customText: { text1: 'ohne' } },
      displayData: {},
    })

    expect(basket.items[0]?.displayData.gift?.value).toBe('Unser Baby')
  })

  const giveGiftAgain = () => giveGift
  const againInput = (giver: Visitor) => ({
    basketKey: giver.basketKey,
    token: list.token,
    itemKey: list.itemKey,
    variantId: VARIANTS.cushion,
    quantity: 1,
  })

  test('more than is wanted is never reserved, in one basket or in two', async () => {
    await want(3)
    const [giver, other] = [await aVisitor(engine), await aVisitor(engine)]
    await give(giver, 2)

    const second = await give(other, 2)
    const third = await give(await aVisitor(engine))

    expect(second.body).toMatchObject({
      kind: 'ItemAddedWithReducedQuantity',
      basket: { items: [{ quantity: 1 }] },
    })
    expect(third.body).toMatchObject({ type: 'failure', statusCode: 409, kind: 'GiftTaken' })
    const [line] = (second.body as { basket: { items: { key: string }[] } }).basket.items
    const more = await other.call(updateBasketItem, {
      basketKey: other.basketKey,
      itemKey: line?.key ?? '',
      quantity: 5,
    })
    expect(more.basket.items[0]?.quantity).toBe(1)
  })

  test('twenty who give at once reserve what is wanted, and no more', async () => {
    await want(3)
    const givers = await Promise.all(Array.from({ length: 20 }, () => aVisitor(engine)))

    const answers = await Promise.all(givers.map((giver) => give(giver)))

    const kinds = answers.map(({ body }) => (body as { kind: string | null }).kind)
    expect(kinds.filter((kind) => kind === null)).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'GiftTaken')).toHaveLength(17)
  }, 60_000)

  test('twelve who order at once after their reservation has ended buy what is wanted, and no more', async () => {
    await want(2)
    const giver = await aVisitor(engine)
    await ready(giver)
    // Copies of a basket hold the same gift, as after reservations that ended.
    const buyers = await buyersLike(engine, giver, { count: 12 })
    await timePasses()
    await engine.database.sql.delete(basketItems).where(raw`${basketItems.basketKey} = ${giver.basketKey}`)

    const answers = await Promise.all(
      buyers.map((buyer) => buyer.try(placeOrder, { acceptedTerms: true }, crypto.randomUUID())),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'gift_taken',
      errors: [{ key: 'checkout.giftTaken', params: { left: 0 } }],
    })
  }, 60_000)

  test('an order makes it given, and the owner sees how many; a cancelled one frees it', async () => {
    const [giver, other] = [await aVisitor(engine), await aVisitor(engine)]
    await ready(giver)

    expect((await order(giver)).status).toBe(201)

    expect(await seenBy(other)).toEqual([0, 'given'])
    expect((await owner.call(loadGiftList, { id: list.id })).items[0]?.given).toBe(1)
    expect((await give(other)).body).toMatchObject({ kind: 'GiftTaken' })
    for (const state of ['cancelled', 'withdrawn', 'returned', 'refunded', 'payment_failed'] as const) {
      await engine.database.sql.update(orderItems).set({ state })
      expect([state, await seenBy(other)]).toEqual([state, [1, 'open']])
    }
  })

  test('a reservation that has ended is somebody else’s to take, and the first then hears of it', async () => {
    const [slow, quick] = [await aVisitor(engine), await aVisitor(engine)]
    await ready(slow)
    await timePasses()
    await ready(quick)
    await order(quick)

    expect(await order(slow)).toMatchObject({ status: 409, body: { code: 'gift_taken' } })
    expect(await engine.database.sql.select().from(orders)).toHaveLength(1)
  })

  test('what was taken off the list is bought like anything else', async () => {
    const giver = await aVisitor(engine)
    await ready(giver)
    await owner.call(deleteGiftListItem, { id: list.id, itemKey: list.itemKey })

    expect((await order(giver)).status).toBe(201)
  })

  test('only what is on the list is given for it', async () => {
    const giver = await aVisitor(engine)

    expect((await give(giver, 1, VARIANTS.scarce)).status).toBe(404)
    await owner.call(shareGiftList, { id: list.id, isShared: false })
    expect((await give(giver)).status).toBe(404)
  })

  test('bought elsewhere counts as given, once, and the owner may take it back', async () => {
    const [giver, other] = [await aVisitor(engine), await aVisitor(engine)]
    const mark = { token: list.token, itemKey: list.itemKey }

    const answers = await Promise.all([giver.try(markGiftBought, mark), other.try(markGiftBought, mark)])

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(await seenBy(other)).toEqual([0, 'given'])
    await owner.call(changeGiftListItem, {
      id: list.id,
      itemKey: list.itemKey,
      wanted: 1,
      note: '',
      isUrgent: false,
      elsewhere: 0,
    })
    expect(await seenBy(other)).toEqual([1, 'open'])
  })

  // The form sent what the page had been loaded with: the giver's unit and name were gone, and others bought it again.
  test('a change from before a giver’s mark is refused where it counts, and leaves the mark where it does not', async () => {
    await want(3)
    const { token, itemKey, id } = list
    await (await aVisitor(engine)).call(markGiftBought, { token, itemKey, from: 'Tante Ute' })
    const change = { id, itemKey, wanted: 3, note: 'In Grau', isUrgent: false }

    const stale = await owner.try(changeGiftListItem, { ...change, elsewhere: 0, elsewhereSeen: 0 })
    const plain = await owner.call(changeGiftListItem, change)
    const known = await owner.call(changeGiftListItem, { ...change, elsewhere: 2, elsewhereSeen: 1 })

    expect(stale).toMatchObject({ status: 409, body: { code: 'gift_changed' } })
    expect(plain.items[0]).toMatchObject({ note: 'In Grau', elsewhere: 1, gifts: [{ from: 'Tante Ute' }] })
    expect(known.items[0]).toMatchObject({ elsewhere: 2, gifts: [{ from: 'Tante Ute' }] })
  })

  test('before the day of a surprise its owner neither changes nor learns what was bought elsewhere', async () => {
    const { token, itemKey, id } = list
    await (await aVisitor(engine)).call(markGiftBought, { token, itemKey, from: 'Tante Ute' })
    await owner.call(changeGiftList, { id, ...FORM, dueOn: '2026-11-22', isSurprise: true })
    const change = { id, itemKey, wanted: 1, note: '', isUrgent: false }

    const { status } = await owner.try(changeGiftListItem, { ...change, elsewhere: 0, elsewhereSeen: 0 })

    clock.forward(24 * 60 * 60)
    const [item] = (await owner.call(loadGiftList, { id })).items
    expect([status, item?.gifts?.map(({ from }) => from)]).toEqual([200, ['Tante Ute']])
  })

  // Its line was in no answer: who gave it was not to be read, and the line not to be deleted, though it counted.
  test('what leaves the range stays on its owner’s list, with its name and who gave it', async () => {
    const { token, itemKey, id } = list
    await (await aVisitor(engine)).call(markGiftBought, { token, itemKey, from: 'Tante Ute' })
    const gone = (record: CatalogueRecord) => record.kind === 'product' && record.id === 1
    const without = tinyCatalogue().map((record) => (gone(record) ? { ...record, isActive: false } : record))
    await importCatalogue(engine.database, catalogueLines(without), { strict: true })
    await engine.refresh()

    const seen = await owner.call(loadGiftList, { id })
    const shared = await (await aVisitor(engine)).call(loadSharedGiftList, { token })
    const thanked = await owner.call(thankForGift, { id, itemKey, giftKey: 'elsewhere-0', isThanked: true })
    const taken = await owner.call(deleteGiftListItem, { id, itemKey })

    expect(seen.items).toEqual([])
    expect(seen.gone).toMatchObject([
      { key: itemKey, name: 'Kissen', wanted: 1, given: 1, gifts: [{ from: 'Tante Ute' }] },
    ])
    expect(shared.items).toEqual([])
    expect(thanked.gone[0]?.gifts).toMatchObject([{ isThanked: true }])
    expect(taken.gone).toEqual([])
  })

  test('strangers are slowed down', async () => {
    const giver = await aVisitor(engine)
    const input = { token: list.token, itemKey: 'unknown' }
    const statuses = []
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await giver.try(markGiftBought, input)).status)

    expect(statuses.indexOf(429)).toBe(60)
  })

  test('a surprise is kept until its day', async () => {
    await owner.call(changeGiftList, { id: list.id, ...FORM, dueOn: '2026-11-22', isSurprise: true })
    const giver = await aVisitor(engine)
    await ready(giver)
    await order(giver)
    const before = await owner.call(loadGiftList, { id: list.id })
    clock.forward(24 * 60 * 60)

    const after = await owner.call(loadGiftList, { id: list.id })

    expect([before.isHidden, before.items[0]?.given, before.items[0]?.elsewhere]).toEqual([true, null, null])
    expect([after.isHidden, after.items[0]?.given]).toEqual([false, 1])
  })

  test('the owner reads the names that givers left, and notes whom thanks have reached', async () => {
    await want(3)
    const [first, second] = [await aVisitor(engine), await aVisitor(engine)]
    await fillCheckout(first, { variantId: VARIANTS.scaled })
    await give(first, 1, VARIANTS.cushion, ' Oma\nGisela ')
    await order(first)
    const { token, itemKey, id } = list
    await second.call(markGiftBought, { token, itemKey })
    const shared = await second.call(markGiftBought, { token, itemKey, from: 'Familie Weber' })
    const [item] = (await owner.call(loadGiftList, { id })).items
    const giftKey = item?.gifts?.[0]?.key ?? ''

    const thanked = await owner.call(thankForGift, { id, itemKey, giftKey, isThanked: true })
    await owner.call(thankForGift, { id, itemKey, giftKey, isThanked: true })
    const taken = await owner.call(thankForGift, { id, itemKey, giftKey, isThanked: false })

    expect(item?.gifts).toEqual([
      { key: expect.any(String), from: 'Oma Gisela', units: 1, isElsewhere: false, isThanked: false },
      { key: 'elsewhere-0', from: null, units: 1, isElsewhere: true, isThanked: false },
      { key: 'elsewhere-1', from: 'Familie Weber', units: 1, isElsewhere: true, isThanked: false },
    ])
    expect(thanked.items[0]?.gifts?.map(({ isThanked }) => isThanked)).toEqual([true, false, false])
    expect(taken.items[0]?.gifts?.map(({ isThanked }) => isThanked)).toEqual([false, false, false])
    expect(JSON.stringify(shared)).not.toMatch(/Gisela|Weber/)
  })

  test('a wish that moves to another list takes along who gave it, and what waits in a basket', async () => {
    await want(2)
    const { token, itemKey, id } = list
    const giver = await aVisitor(engine)
    await giver.call(markGiftBought, { token, itemKey, from: 'Tante Ute' })
    await ready(giver)
    const other = await owner.call(createGiftList, { ...FORM, name: 'Taufe' })
    const wish = { id, itemKey, wanted: 2, note: '', isUrgent: false }

    await owner.call(changeGiftListItem, { ...wish, listId: other.id })
    const ordered = await order(giver)

    const [item] = (await owner.call(loadGiftList, { id: other.id })).items
    expect(ordered.status).toBe(201)
    expect(item).toMatchObject({ key: itemKey, given: 2, elsewhere: 1 })
    expect(item?.gifts?.map(({ from }) => from)).toEqual([null, 'Tante Ute'])
  })

  test('a name goes with the unit that the owner took back, and a later one keeps its own', async () => {
    await want(3)
    const { token, itemKey, id } = list
    const giver = await aVisitor(engine)
    const correct = (elsewhere: number) =>
      owner.call(changeGiftListItem, { id, itemKey, wanted: 3, note: '', isUrgent: false, elsewhere })
    await giver.call(markGiftBought, { token, itemKey, from: 'Irrtum' })
    await owner.call(thankForGift, { id, itemKey, giftKey: 'elsewhere-0', isThanked: true })
    await correct(0)
    await correct(1)

    await giver.call(markGiftBought, { token, itemKey, from: 'Tante Ute' })

    const [item] = (await owner.call(loadGiftList, { id })).items
    expect(item?.gifts?.map(({ from, isThanked }) => [from, isThanked])).toEqual([
      [null, false],
      ['Tante Ute', false],
    ])
  })

  test('of a surprise there is no name and nothing to thank for before its day; nor of what nobody gave', async () => {
    const { token, itemKey, id } = list
    const giver = await aVisitor(engine)
    await giver.call(markGiftBought, { token, itemKey, from: 'Tante Ute' })
    const thank = (giftKey: string) => owner.try(thankForGift, { id, itemKey, giftKey, isThanked: true })
    const unknown = await thank('nobody')
    await owner.call(changeGiftList, { id, ...FORM, dueOn: '2026-11-22', isSurprise: true })

    const hidden = await owner.call(loadGiftList, { id })
    const early = await thank('elsewhere-0')
    clock.forward(24 * 60 * 60)
    const onTheDay = await thank('elsewhere-0')

    expect(hidden.items[0]?.gifts).toBeNull()
    expect([unknown.status, early.status, onTheDay.status]).toEqual([404, 404, 200])
  })

  test('giver and owner learn nothing of each other', async () => {
    const giver = await aVisitor(engine)
    const given = await ready(giver)
    const placed = await order(giver)
    const shared = await giver.call(loadSharedGiftList, { token: list.token })
    const [mail] = await engine.database.sql
      .select()
      .from(mails)
      .where(raw`${mails.kind} = 'orderConfirmation'`)
    const seen = await owner.call(loadGiftList, { id: list.id })

    const forGiver = JSON.stringify([given.body, placed.body, shared, mail?.text])
    for (const secret of [owner.userId, list.id, owner.wishlistKey]) expect(forGiver).not.toContain(secret)
    const forOwner = JSON.stringify(seen)
    for (const secret of [giver.userId, 'Lindenweg', 'Probst']) expect(forOwner).not.toContain(secret)
  })
})
