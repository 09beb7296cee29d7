import type { AnswerOf } from '@shop/api-client/contract/define-call'
import {
  addGiftListItem,
  changeGiftList,
  changeGiftListItem,
  createGiftList,
  deleteGiftList,
  deleteGiftListItem,
  loadGiftList,
  loadGiftLists,
  loadSharedGiftList,
  shareGiftList,
} from '@shop/api-client/contract/gift-lists'
import { loadWishlist } from '@shop/api-client/contract/wishlist'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { giftLists } from '@shop/engine/db/schema/gift-lists'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const FORM = { name: 'Unser Baby', occasion: 'birth', dueOn: '2027-03-01', isSurprise: false }

describe.each(await ruleEngines())('gift lists on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let clock: TestEngine['clock']
  let owner: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    owner = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const create = (form = {}) => owner.call(createGiftList, { ...FORM, ...form })

  test('have a name, an occasion and a day, and there may be several', async () => {
    const baby = await create({ name: '  Unser   Baby ' })
    await create({ name: 'Ohne Anlass', occasion: 'none', dueOn: null })
    await owner.call(addGiftListItem, { id: baby.id, itemCreationId: { productId: 1 } })

    const { lists, occasions } = await owner.call(loadGiftLists, {})

    expect(occasions).toEqual(['birth', 'wedding', 'none'])
    expect(lists.map(({ name, occasion, dueOn, items }) => ({ name, occasion, dueOn, items }))).toEqual(
      expect.arrayContaining([
        { name: 'Unser Baby', occasion: 'birth', dueOn: '2027-03-01', items: 1 },
        { name: 'Ohne Anlass', occasion: 'none', dueOn: null, items: 0 },
      ]),
    )
  })

  test('a line has a quantity, a note and a priority, and what is urgent comes first', async () => {
    const { id } = await create()
    await owner.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    await owner.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    const { items } = await owner.call(addGiftListItem, {
      id,
      itemCreationId: { variantId: VARIANTS.scarce },
    })
    const itemKey = items.find(({ product }) => product.id === 2)?.key ?? ''

    const list = await owner.call(changeGiftListItem, {
      id,
      itemKey,
      wanted: 3,
      note: 'Am liebsten in\nGrau',
      isUrgent: true,
    })

    expect(
      list.items.map(({ product, variant, wanted, note }) => [product.id, variant?.label, wanted, note]),
    ).toEqual([
      [2, 'Einzeln', 3, 'Am liebsten in Grau'],
      [1, undefined, 1, ''],
    ])
    expect((await owner.call(deleteGiftListItem, { id, itemKey })).items).toHaveLength(1)
  })

  test('an occasion that the shop does not offer is refused at its field', async () => {
    expect(await owner.try(createGiftList, { ...FORM, occasion: 'birthday' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'occasion' }] },
    })
  })

  test('a day that is over is refused at its field, unless the list has it already', async () => {
    const { id } = await create({ dueOn: '2026-11-22' })
    const past = { status: 422, body: { errors: [{ path: 'dueOn', key: 'giftList.errors.past' }] } }

    expect(await owner.try(createGiftList, { ...FORM, dueOn: '2020-01-01' })).toMatchObject(past)
    expect(await owner.try(changeGiftList, { id, ...FORM, dueOn: '2020-01-01' })).toMatchObject(past)

    await engine.database.sql.update(giftLists).set({ dueOn: '2020-01-01' })
    const named = await owner.call(changeGiftList, { id, ...FORM, name: 'Danach', dueOn: '2020-01-01' })
    expect(named).toMatchObject({ name: 'Danach', dueOn: '2020-01-01' })
  })

  test('nobody reads, changes, shares or deletes a list of somebody else', async () => {
    const { id } = await create()
    const { items } = await owner.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    const itemKey = items[0]?.key ?? ''
    const other = await aCustomer(engine, { email: 'ben@example.org' })
    const visitor = await aVisitor(engine)

    for (const [call, input] of [
      [loadGiftList, { id }],
      [changeGiftList, { id, ...FORM, name: 'Meins' }],
      [shareGiftList, { id, isShared: true }],
      [addGiftListItem, { id, itemCreationId: { productId: 2 } }],
      [changeGiftListItem, { id, itemKey, wanted: 9, note: '', isUrgent: false }],
      [changeGiftListItem, { id, itemKey, wanted: 1, note: '', isUrgent: false, listId: id }],
      [deleteGiftListItem, { id, itemKey }],
      [deleteGiftList, { id }],
    ] as const) {
      expect([call.name, (await other.try(call, input)).status]).toEqual([call.name, 404])
      expect([call.name, (await visitor.try(call, input)).status]).toEqual([call.name, 401])
    }
    const list = await owner.call(loadGiftList, { id })
    expect(list).toMatchObject({ name: 'Unser Baby', token: null, items: [{ wanted: 1 }] })
  })

  test('a list of one country is not in another, and its link says there where it belongs', async () => {
    const { id } = await create()
    const { token } = await owner.call(shareGiftList, { id, isShared: true })
    const swiss = await aVisitor(engine, 'fr-ch')
    swiss.setToken(owner.token())

    expect((await swiss.try(loadGiftList, { id })).status).toBe(404)
    expect(await swiss.try(loadSharedGiftList, { token })).toMatchObject({
      status: 404,
      body: { code: 'list_elsewhere', errors: [{ params: { locale: 'de-de' } }] },
    })
    expect(await swiss.try(loadSharedGiftList, { token: 'unknown' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })

  // Whoever changed the language had lost the list, and so had everybody who held its link.
  test('a list is there in every language of its country, for its owner and for givers', async () => {
    const german = await aCustomer(engine, { email: 'beat@example.org', locale: 'de-ch' })
    const { id } = await german.call(createGiftList, FORM)
    await german.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    const french = await aVisitor(engine, 'fr-ch')
    french.setToken(german.token())
    await french.refresh()

    const { token } = await french.call(shareGiftList, { id, isShared: true })
    const shared = await (await aVisitor(engine, 'fr-ch')).call(loadSharedGiftList, { token: token ?? '' })

    expect((await french.call(loadGiftLists, {})).lists).toMatchObject([{ id, items: 1 }])
    expect(shared.items).toMatchObject([{ product: { id: 1 } }])
    expect((await french.call(loadWishlist, { wishlistKey: french.wishlistKey })).giftLists).toMatchObject([
      { id },
    ])
  })

  test('a new link ends the one before, and a link that was taken back opens nothing', async () => {
    const { id } = await create()
    const share = async (isShared: boolean) => (await owner.call(shareGiftList, { id, isShared })).token ?? ''
    const first = await share(true)
    const second = await share(true)
    const open = async (token: string) =>
      (await (await aVisitor(engine)).try(loadSharedGiftList, { token })).status

    expect(second).not.toBe(first)
    expect([await open(first), await open(second), await open('')]).toEqual([404, 200, 404])
    await share(false)
    expect(await open(second)).toBe(404)
  })

  test('givers read what is wanted, and nothing of who wants it', async () => {
    const { id } = await create()
    await owner.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    const { token } = await owner.call(shareGiftList, { id, isShared: true })

    const shared: AnswerOf<typeof loadSharedGiftList> = await (await aVisitor(engine)).call(
      loadSharedGiftList,
      { token: token ?? '' },
    )

    expect(shared).toMatchObject({
      name: 'Unser Baby',
      items: [{ product: { id: 1 }, wanted: 1, left: 1, state: 'open' }],
    })
    const text = JSON.stringify(shared)
    for (const secret of [id, token ?? '', owner.userId, 'Anna', 'Probst', 'anna@example.org'])
      expect(text).not.toContain(secret)
  })

  test('a wish moves to another list of its owner, as it is, below what is there', async () => {
    const from = await create()
    const to = await create({ name: 'Hochzeit', occasion: 'wedding' })
    const { items } = await owner.call(addGiftListItem, { id: from.id, itemCreationId: { productId: 1 } })
    await owner.call(addGiftListItem, { id: to.id, itemCreationId: { variantId: VARIANTS.scarce } })
    const wish = { itemKey: items[0]?.key ?? '', wanted: 2, note: 'In Grau', isUrgent: false }
    clock.forward(1)

    const left = await owner.call(changeGiftListItem, { id: from.id, ...wish, listId: to.id })

    expect(left).toMatchObject({ id: from.id, items: [] })
    const found = await owner.call(loadGiftList, { id: to.id })
    expect(found.items.map(({ key, product, wanted, note }) => [key, product.id, wanted, note])).toEqual([
      [expect.any(String), 2, 1, ''],
      [wish.itemKey, 1, 2, 'In Grau'],
    ])
    expect((await owner.try(changeGiftListItem, { id: from.id, ...wish })).status).toBe(404)
  })

  test('a wish stays where it is when the other list is not there, has it already, or would tell a surprise', async () => {
    const from = await create({ isSurprise: true })
    const plain = await create({ name: 'Hochzeit', occasion: 'wedding' })
    const secret = await create({ name: 'Geburtstag', isSurprise: true })
    const { items } = await owner.call(addGiftListItem, { id: from.id, itemCreationId: { productId: 1 } })
    await owner.call(addGiftListItem, { id: secret.id, itemCreationId: { productId: 1 } })
    const other = await aCustomer(engine, { email: 'ben@example.org' })
    const foreign = await other.call(createGiftList, FORM)
    const wish = { id: from.id, itemKey: items[0]?.key ?? '', wanted: 5, note: 'neu', isUrgent: true }
    const move = (listId: string) => owner.try(changeGiftListItem, { ...wish, listId })

    expect(await move(plain.id)).toMatchObject({
      status: 409,
      body: { code: 'gift_hidden', errors: [{ path: 'listId' }] },
    })
    expect(await move(secret.id)).toMatchObject({ status: 409, body: { code: 'gift_on_list' } })
    expect((await move(foreign.id)).status).toBe(404)
    expect((await move('nowhere')).status).toBe(404)
    expect((await owner.call(loadGiftList, { id: from.id })).items).toMatchObject([{ wanted: 1, note: '' }])
    expect((await move(from.id)).status).toBe(200)
  })

  test('deleting takes a list away for good', async () => {
    const { id } = await create()

    expect((await owner.call(deleteGiftList, { id })).lists).toEqual([])
    expect((await owner.try(loadGiftList, { id })).status).toBe(404)
  })
})

describe.each(await ruleEngines())('a shop without occasions on the $name', ({ open }) => {
  test('has no lists', async () => {
    const { engine } = await open({ ...testBrand, giftOccasions: [] })
    const owner = await aCustomer(engine)

    expect(await owner.call(loadGiftLists, {})).toEqual({ occasions: [], lists: [] })
    expect((await owner.try(createGiftList, FORM)).status).toBe(404)
    await engine.close()
  })
})
