import { addBasketItem, deleteBasketItem, giveGift } from '@shop/api-client/contract/basket'
import {
  loadCheckout,
  loadPlacedOrder,
  placeOrder,
  putCheckoutGiftDelivery,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import {
  addGiftListItem,
  createGiftList,
  deleteGiftList,
  loadGiftList,
  loadSharedGiftList,
  putGiftListAddress,
  shareGiftList,
} from '@shop/api-client/contract/gift-lists'
import { exportUserData } from '@shop/api-client/contract/user-data'
import { listOrders, loadOrder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Address } from '@shop/domain/address/address'
import { openShop } from '@shop/domain/shop/shop'
import { orders } from '@shop/engine/db/schema/orders'
import { checkouts, users } from '@shop/engine/db/schema/shopper'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { shownOrder } from '@shop/sales/office/shown-order'
import { changeDeliveryAddressIn } from '@shop/sales/order-desk/change-delivery-address'
import { shipOrderIn } from '@shop/sales/order-desk/ship-order'
import { orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { orderPapers } from '@shop/sales/papers/order-papers'
import { slipsFile } from '@shop/sales/warehouse/slips/slips-file'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetGiftAddresses } from '../data-rights/age-people-store.ts'
import { erasePerson } from '../data-rights/erase-store.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress, fillCheckout } from '../testing/checkout-steps.ts'
import { moveOrders } from '../testing/moved-order.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const FORM = { name: 'Familie Muster', occasion: 'birth', dueOn: '2027-03-01', isSurprise: false }
const HIDDEN = anAddress({
  firstName: 'Wilhelmine',
  lastName: 'Zausel',
  street: 'Geheimgasse',
  houseNumber: '77',
  zip: '80331',
  city: 'München',
  phone: '+498912345678',
})
/** What no answer, mail, paper or export for a giver may hold. */
const SECRETS = /Wilhelmine|Zausel|Geheimgasse|80331|München|8912345678/
const KNOWN = 'Adresse liegt uns vor'

describe.each(await ruleEngines())('a gift for the owner of a list on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let owner: Visitor
  let giver: Visitor
  let list = { id: '', token: '', itemKey: '' }
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    owner = await aCustomer(engine, { email: 'owner@example.org' })
    giver = await aCustomer(engine, { email: 'giver@example.org' })
    const { id } = await owner.call(createGiftList, FORM)
    const { items } = await owner.call(addGiftListItem, { id, itemCreationId: { productId: 1 } })
    const { token } = await owner.call(shareGiftList, { id, isShared: true })
    list = { id, token: token ?? '', itemKey: items[0]?.key ?? '' }
  }, 60_000)
  afterEach(() => engine.close())

  const sql = () => engine.database.sql
  const keep = (address: Address | null = HIDDEN) => owner.try(putGiftListAddress, { id: list.id, address })
  const give = () =>
    giver.call(giveGift, {
      basketKey: giver.basketKey,
      token: list.token,
      itemKey: list.itemKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })
  /** Everything up to the order button, with the gift alone in the basket. */
  const ready = async () => {
    await fillCheckout(giver, { variantId: VARIANTS.scaled, payment: 'RE', birthDate: '1990-01-01' })
    const { items } = (await giver.call(loadCheckout, {})).basket
    for (const { key } of items)
      await giver.call(deleteBasketItem, { basketKey: giver.basketKey, itemKey: key })
    await give()
  }
  const choose = (isChosen = true) => giver.try(putCheckoutGiftDelivery, { isChosen })
  const order = () => giver.call(placeOrder, { acceptedTerms: true })
  const row = async (number: string) => {
    const [found] = await sql().select().from(orders).where(eq(orders.number, number))
    if (found === undefined) throw new Error(`There is no order ${number}.`)
    return found
  }
  const mailsSoFar = async () =>
    JSON.stringify([await sql().select().from(mails), await sql().select().from(outbox)])

  test('an owner keeps, changes and takes back an address, and nobody else reads it', async () => {
    await keep()
    await keep({ ...HIDDEN, city: 'Augsburg' })
    const own = await owner.call(loadGiftList, { id: list.id })
    const shared = await giver.call(loadSharedGiftList, { token: list.token })
    const stranger = await giver.try(putGiftListAddress, { id: list.id, address: null })
    await keep(null)
    const after = await owner.call(loadGiftList, { id: list.id })

    expect(own.deliveryAddress).toMatchObject({ street: 'Geheimgasse', city: 'Augsburg' })
    expect(shared.isDelivered).toBe(true)
    expect(JSON.stringify(shared)).not.toMatch(SECRETS)
    expect(stranger.status).toBe(404)
    expect(after.deliveryAddress).toBeNull()
  })

  test.each([
    ['another country', { country: 'CH', zip: '8001', city: 'Zürich' }, 'address.country'],
    ['a parcel locker', { postNumber: '1234567', street: 'Packstation' }, 'address.postNumber'],
    ['no street', { street: '' }, 'address.street'],
  ] as const)('%s is refused at its field', async (_, change, path) => {
    const { status, body } = await keep({ ...HIDDEN, ...change })

    expect(status).toBe(422)
    expect((body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      path.replace('address.', ''),
    ])
  })

  test('a giver chooses it, and reads the name of the list and nothing else, wherever they look', async () => {
    await keep()
    await ready()
    const offered = await giver.call(loadCheckout, {})
    const chosen = await choose()
    const placed = await order()
    const [thanks, listed, shown, document] = [
      await giver.call(loadPlacedOrder, { token: placed.token }),
      await giver.call(listOrders, {}),
      await giver.call(loadOrder, { orderNumber: placed.orderNumber }),
      await giver.call(exportUserData, {}),
    ]

    expect(offered.giftDelivery).toEqual({ name: 'Familie Muster', state: 'open', isChosen: false })
    expect(chosen.body).toMatchObject({
      giftDelivery: { state: 'open', isChosen: true },
      shippingAddress: { street: 'Lindenweg' },
      shippingMethods: [{ hasPickupPoints: false }],
    })
    expect(thanks.order).toMatchObject({
      isGiftDelivery: true,
      shippingAddress: {
        lastName: 'Familie Muster',
        addition: KNOWN,
        street: '',
        zip: '',
        city: '',
        phone: null,
      },
      billingAddress: { street: 'Lindenweg' },
    })
    for (const body of [offered, chosen.body, placed, thanks, listed, shown, document])
      expect(JSON.stringify(body)).not.toMatch(SECRETS)
    const mailed = await mailsSoFar()
    expect(mailed).toContain(KNOWN)
    expect(mailed).not.toMatch(SECRETS)
    const unfinished = JSON.stringify(document.checkouts)
    expect(unfinished).not.toContain(list.id)
  })

  test('who packs and ships reads where it goes; papers and mails of the giver do not', async () => {
    await keep()
    await ready()
    await choose()
    const { orderNumber } = await order()
    const shop = openShop(engine.brand, 'de-de')
    const now = clock.now()

    const desk = await shownOrder(sql(), orderNumber, now)
    const slip = await slipsFile(
      { sql: sql(), shopOf: async () => shop, now },
      { parcels: [{ number: orderNumber, parcel: null }], slips: ['packing'] },
    )
    const desked = { number: orderNumber, by: 'Berta', note: null, now }
    await engine.database.transaction((tx) =>
      shipOrderIn(tx, { ...desked, tracking: { carrier: 'dhl', number: '00340434' }, positions: [1] }),
    )
    await engine.tidy()
    const placed = await orderByNumber(sql(), orderNumber)
    const papers =
      placed === null
        ? []
        : await orderPapers({ sql: sql(), shop, returnCarrier: embeddedReturnCarrier }, placed, [
            'invoice',
            'delivery-note',
          ])

    expect(desk).toMatchObject({
      giftFor: 'Familie Muster',
      shippingAddress: { street: 'Geheimgasse', city: 'München' },
      customer: { phone: null },
    })
    const packing = await textOf(slip.bytes)
    expect(packing).toMatch(/Geheimgasse 77.*80331 München/)
    expect(packing).toContain('Ein Geschenk von der Liste „Familie Muster“')
    expect(packing).not.toMatch(/€|Lindenweg/)
    expect(papers.length).toBeGreaterThan(1)
    for (const { bytes } of papers) {
      const text = await textOf(bytes)
      expect(text).toContain('Familie Muster')
      expect(text).not.toMatch(SECRETS)
    }
    expect(await mailsSoFar()).not.toMatch(SECRETS)
  })

  test('the desk corrects the address without the giver reading it', async () => {
    await keep()
    await ready()
    await choose()
    const { orderNumber } = await order()
    const desked = { number: orderNumber, by: 'Berta', note: null, now: clock.now() }

    const { after } = await engine.database.transaction((tx) =>
      changeDeliveryAddressIn(tx, { ...desked, change: { houseNumber: '78' } }),
    )
    await engine.tidy()

    expect(after).toMatchObject({ street: 'Geheimgasse', houseNumber: '78' })
    expect((await row(orderNumber)).giftDelivery?.address?.houseNumber).toBe('78')
    expect((await row(orderNumber)).shippingAddress).toMatchObject({ lastName: 'Familie Muster', street: '' })
    expect(await mailsSoFar()).not.toMatch(SECRETS)
  })

  test('an order keeps the address that it was placed with', async () => {
    await keep()
    await ready()
    await choose()
    const { orderNumber } = await order()

    await keep({ ...HIDDEN, street: 'Neue Gasse' })

    expect((await row(orderNumber)).giftDelivery?.address?.street).toBe('Geheimgasse')
  })

  test('own goods beside the gift are not delivered to others', async () => {
    await keep()
    await ready()
    await choose()
    await giver.call(addBasketItem, { basketKey: giver.basketKey, variantId: VARIANTS.scaled, quantity: 1 })

    const mixed = await giver.call(loadCheckout, {})
    const refused = await giver.try(placeOrder, { acceptedTerms: true })
    await choose(false)
    const chosenAgain = await choose()
    const placed = await order()

    expect(mixed.giftDelivery).toMatchObject({ state: 'mixed', isChosen: true })
    expect(mixed.missing).toEqual(['shippingAddress'])
    expect(refused).toMatchObject({ status: 409, body: { code: 'gift_delivery_gone' } })
    expect(chosenAgain).toMatchObject({ status: 409, body: { code: 'gift_delivery_gone' } })
    expect(await row(placed.orderNumber)).toMatchObject({
      giftDelivery: null,
      shippingAddress: { street: 'Lindenweg' },
    })
  })

  test.each([
    ['the address was taken away', () => keep(null)],
    ['the list is no longer shared', () => owner.call(shareGiftList, { id: list.id, isShared: false })],
    ['the list was deleted', () => owner.call(deleteGiftList, { id: list.id })],
    [
      'its owner was erased',
      async () => {
        const [gone] = await customersOf(owner)
        await engine.database.transaction((tx) => erasePerson(tx, gone, clock.now()))
      },
    ],
  ])('refused with words, and nothing is lost, when %s', async (_, happens) => {
    await keep()
    await ready()
    await choose()
    await happens()

    const seen = await giver.call(loadCheckout, {})
    const refused = await giver.try(placeOrder, { acceptedTerms: true })

    expect(seen.giftDelivery).toEqual({ name: 'Familie Muster', state: 'gone', isChosen: true })
    expect(refused).toMatchObject({ status: 409, body: { code: 'gift_delivery_gone' } })
    expect((await giver.call(loadCheckout, {})).basket.items).toHaveLength(1)
    await choose(false)
    expect((await row((await order()).orderNumber)).shippingAddress.street).toBe('Lindenweg')
  })

  test('a day that was chosen for one address does not hold for the other', async () => {
    await keep()
    await ready()
    const { shippingMethods } = await giver.call(loadCheckout, {})
    const [day = null] = shippingMethods[0]?.preferredDays ?? []
    await giver.call(putCheckoutShipping, { shippingMethod: 'parcel', preferredDay: day })

    await choose()

    const [kept] = await sql().select().from(checkouts).where(eq(checkouts.userId, giver.userId))
    expect([day === null, kept?.preferredDay, kept?.giftListId]).toEqual([false, null, list.id])
  })

  test('the address goes when its owner does, and long after the order; on its way it stays', async () => {
    await keep()
    await ready()
    await choose()
    const { orderNumber } = await order()
    const address = async () => (await row(orderNumber)).giftDelivery?.address ?? null
    const [gone] = await customersOf(owner)
    await engine.database.transaction((tx) => erasePerson(tx, gone, clock.now()))
    const underway = await address()
    await moveOrders(sql(), { to: 'delivered', at: clock.now() })

    await forgetGiftAddresses(sql(), new Date(clock.now().getTime() + 89 * 86_400_000))
    const soon = await address()
    await forgetGiftAddresses(sql(), new Date(clock.now().getTime() + 91 * 86_400_000))

    expect([underway?.street, soon?.street, await address()]).toEqual(['Geheimgasse', 'Geheimgasse', null])
    expect((await giver.call(loadOrder, { orderNumber })).order).toMatchObject({ isGiftDelivery: true })
  })

  test('a delivered gift forgets the address of an owner who is erased', async () => {
    await keep()
    await ready()
    await choose()
    const { orderNumber } = await order()
    await sql().update(orders).set({ state: 'delivered' })
    const [gone] = await customersOf(owner)

    await engine.database.transaction((tx) => erasePerson(tx, gone, clock.now()))

    expect((await row(orderNumber)).giftDelivery).toEqual({ ownerId: null, address: null })
  })

  test('the owner’s export holds the address of the list', async () => {
    await keep()

    const { giftLists } = await owner.call(exportUserData, {})

    expect(giftLists).toMatchObject([{ deliveryAddress: { street: 'Geheimgasse' } }])
  })

  async function customersOf(visitor: Visitor) {
    const rows = await sql().select().from(users).where(eq(users.userId, visitor.userId))
    const [person] = rows
    if (person === undefined) throw new Error('There is no such customer.')
    return [{ customerId: person.id, userId: person.userId, email: person.email, ownsEmail: true }] as const
  }
})

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
