import { cancelReservation, listStores, loadStores, reserveInStore } from '@shop/api-client/contract/stores'
import { importStores } from '@shop/catalogue/stores/import-stores'
import { retailVariant } from '@shop/catalogue/stores/retail-variant'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { openShop } from '@shop/domain/shop/shop'
import { reservations, storeStock } from '@shop/engine/db/schema/stores'
import { outbox } from '@shop/engine/db/schema/system'
import { testBrand } from '@shop/engine/testing/test-brand'
import type { CallContext } from '@shop/sales/on'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const day = { opens: '10:00', closes: '19:00' }
const hours = { week: [day, day, day, day, day, day, null], closedOn: [] }
const HAMBURG = { lat: 53.5511, lng: 9.9937 }
const MUNICH = { lat: 48.1372, lng: 11.5755 }
const INPUT = {
  variantId: VARIANTS.cushion as number,
  storeId: 'hamburg',
  quantity: 1,
  name: 'Anna Probst',
  email: 'anna@example.org',
}

describe.each(await ruleEngines())('stores on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    await importStores(engine.database, [
      store('muenchen', 'München', MUNICH, [{ variantId: VARIANTS.cushion, quantity: 2 }]),
      store('hamburg', 'Hamburg', HAMBURG, [{ variantId: VARIANTS.cushion, quantity: 7 }]),
      store('berlin', 'Berlin', { lat: 52.52, lng: 13.405 }, []),
      { ...store('wien', 'Wien', { lat: 48.2, lng: 16.37 }, []), country: 'AT' },
    ])
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const near = async (where: object) => {
    const { stores } = await visitor.call(loadStores, { variantId: VARIANTS.cushion, ...where })
    return stores.map(({ id, distanceKm }) => [id, distanceKm])
  }
  const onShelf = async (storeId = 'hamburg') => {
    const rows = await engine.database.sql.select().from(storeStock).where(eq(storeStock.storeId, storeId))
    return rows.map(({ quantity }) => quantity)
  }
  const lastMail = async () => {
    const rows = await engine.database.sql.select().from(outbox)
    return rows.at(-1)?.payload as { kind: string; to: string; text: string; subject: string } | undefined
  }

  test('stores of the country come nearest first, with stock in words and hours', async () => {
    const { stores } = await visitor.call(loadStores, { variantId: VARIANTS.cushion, zip: '80331' })

    expect(stores.map(({ id, distanceKm, stock, most }) => [id, distanceKm, stock, most])).toEqual([
      ['muenchen', 1, { kind: 'few', quantity: 2 }, 2],
      ['berlin', 504, { kind: 'none' }, 0],
      ['hamburg', 612, { kind: 'plenty' }, 5],
    ])
    expect(stores[0]).toMatchObject({ city: 'München', hours: { week: hours.week, closedOn: [] } })
  })

  test('the page of all stores lists those of the country by city, with their place', async () => {
    const { stores } = await visitor.call(listStores, {})
    const austrian = await (await aVisitor(engine, 'de-at')).call(listStores, {})

    expect(stores.map(({ id }) => id)).toEqual(['berlin', 'hamburg', 'muenchen'])
    expect(stores[1]).toMatchObject({ city: 'Hamburg', ...HAMBURG })
    expect(austrian.stores.map(({ id }) => id)).toEqual(['wien'])
  })

  test('a position says more than a ZIP code; without a place they come by city', async () => {
    expect(await near({ lat: 53.6, lng: 10, zip: '80331' })).toEqual([
      ['hamburg', 5],
      ['berlin', 257],
      ['muenchen', 617],
    ])
    expect(await near({})).toEqual([
      ['berlin', null],
      ['hamburg', null],
      ['muenchen', null],
    ])
  })

  test('numbers of an address are texts: they are read all the same', async () => {
    expect(await near({ lat: '53.6', lng: '10' })).toHaveLength(3)
  })

  test.each([
    [{ zip: '123' }, 'zip', 'store.errors.zip'],
    [{ zip: '05000' }, 'zip', 'store.errors.zip'],
    [{ zip: 'ABCDE' }, 'zip', 'store.errors.zip'],
    [{ zip: '1'.repeat(10_000) }, 'zip', 'store.errors.zip'],
    [{ lat: 91, lng: 0 }, 'lat', 'number.max'],
    [{ lat: 0, lng: -181 }, 'lng', 'number.min'],
    [{ lat: 'NaN', lng: 1 }, 'lat', 'number.number'],
    [{ lat: 50 }, 'lng', 'generic.validation.required'],
    [{ lng: 10 }, 'lat', 'generic.validation.required'],
    [{ variantId: 'x' }, 'variantId', 'number.number'],
    [{ variantId: -1 }, 'variantId', 'number.min'],
    [{ variantId: 1e12 }, 'variantId', 'number.max'],
  ])('stores near %j: %s is refused with %s', async (where, path, key) => {
    const answer = await visitor.try(loadStores, { variantId: VARIANTS.cushion, ...where })

    expect(answer).toMatchObject({ status: 422, body: { code: 'input_invalid', errors: [{ path, key }] } })
  })

  test.each([
    ['an unknown variant', 999_999, 404, 'variant_not_found'],
    ['freight', VARIANTS.sofa, 409, 'online_only'],
    ['sold out', VARIANTS.soldOut, 409, 'online_only'],
  ])('%s stands in no store', async (_, variantId, status, code) => {
    expect(await visitor.try(loadStores, { variantId })).toMatchObject({ status, body: { code } })
    expect(await visitor.try(reserveInStore, { ...INPUT, variantId })).toMatchObject({
      status,
      body: { code },
    })
  })

  test('where click and reserve is off, there is nothing', async () => {
    const brand = { ...testBrand, features: { ...testBrand.features, clickAndReserve: ['de-at' as const] } }
    const context = { shop: openShop(brand, 'de-de'), catalogue: { variant: () => null } }

    const asked = retailVariant(context as unknown as CallContext, VARIANTS.cushion)

    await expect(asked).rejects.toMatchObject({ document: { status: 404, code: 'variant_not_found' } })
  })

  test('a reservation takes its pieces, says until when, and writes a mail', async () => {
    const answer = await visitor.try(reserveInStore, { ...INPUT, quantity: 2, phone: '040 123456' })

    expect(answer).toMatchObject({
      status: 201,
      body: {
        number: expect.stringMatching(/^R-\d{4}-\d{4}-\d{2}$/),
        store: { id: 'hamburg', city: 'Hamburg' },
        productName: 'Kissen, Einzeln',
        quantity: 2,
        // reserved on Saturday: Monday, Tuesday and Wednesday are the three opening days
        heldUntil: '2026-11-25T18:00:00.000Z',
      },
    })
    expect(await onShelf()).toEqual([5])
    expect(await lastMail()).toMatchObject({
      kind: 'reservation',
      to: 'anna@example.org',
      subject: 'Zurückgelegt: Kissen, Einzeln',
    })
    expect((await lastMail())?.text).toContain('Mittwoch, 25.\u00a0November 2026')
    expect(await engine.database.sql.select({ phone: reservations.phone }).from(reservations)).toEqual([
      { phone: '+4940123456' },
    ])
  })

  test('of many who want the last pieces, as many get one as there are', async () => {
    const visitors = await Promise.all(Array.from({ length: 8 }, () => aVisitor(engine)))

    const answers = await Promise.all(
      visitors.map((each, index) =>
        each.try(reserveInStore, { ...INPUT, storeId: 'muenchen', email: `v${index}@example.org` }),
      ),
    )

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409, 409, 409, 409, 409,
    ])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'store_sold_out',
      errors: [{ path: 'quantity', key: 'reservation.errors.soldOut' }],
    })
    expect(await onShelf('muenchen')).toEqual([0])
    expect(await engine.database.sql.select().from(reservations)).toHaveLength(2)
  })

  test('the same request again is one reservation', async () => {
    const first = await visitor.try(reserveInStore, INPUT, { idempotencyKey: 'k' })
    const second = await visitor.try(reserveInStore, INPUT, { idempotencyKey: 'k' })

    expect(second.body).toEqual(first.body)
    expect(await onShelf()).toEqual([6])
  })

  test('nobody empties a shelf: five pieces of one article for one address', async () => {
    await visitor.call(reserveInStore, { ...INPUT, quantity: 4 })

    const answer = await visitor.try(reserveInStore, { ...INPUT, quantity: 2 })

    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'quantity', key: 'reservation.errors.most', params: { max: 5 } }] },
    })
    expect(await onShelf()).toEqual([3])
  })

  test('what nobody fetches goes back to the shelf, once, and its person is forgotten later', async () => {
    await visitor.call(reserveInStore, { ...INPUT, quantity: 2 })
    clock.forward(5 * 24 * 60 * 60)
    await engine.tidy()
    await engine.tidy()
    const after = await onShelf()
    const [ended] = await engine.database.sql.select().from(reservations)
    clock.forward(91 * 24 * 60 * 60)
    await engine.tidy()
    const [old] = await engine.database.sql.select().from(reservations)

    expect(after).toEqual([7])
    expect(ended).toMatchObject({ state: 'expired', email: 'anna@example.org' })
    expect(old).toMatchObject({ name: '', email: '', phone: '' })
  })

  test('what is still held is not given back', async () => {
    await visitor.call(reserveInStore, INPUT)
    clock.forward(2 * 24 * 60 * 60)
    await engine.tidy()

    expect(await onShelf()).toEqual([6])
  })

  test('the link of the mail gives the pieces back, once; a wrong link does nothing', async () => {
    await visitor.call(reserveInStore, INPUT)
    const token = /#reservierung-aufheben=([\w-]{43})/.exec((await lastMail())?.text ?? '')?.[1] ?? ''

    const wrong = await visitor.try(cancelReservation, { token: 'x'.repeat(43) })
    const held = await onShelf()
    const answers = [
      await visitor.try(cancelReservation, { token }),
      await visitor.try(cancelReservation, { token }),
    ]

    expect([wrong.status, held]).toEqual([202, [6]])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await onShelf()).toEqual([7])
  })

  test.each([
    [{ name: '' }, 422, 'name', 'generic.validation.required'],
    [{ name: '<b>Anna</b>' }, 422, 'name', 'generic.validation.name'],
    [{ name: 'x'.repeat(10_000) }, 422, 'name', 'generic.validation.maxLength'],
    [{ email: '' }, 422, 'email', 'newsletter.errors.required'],
    [{ email: 'x'.repeat(10_000) }, 422, 'email', 'newsletter.errors.email'],
    [{ phone: 'call me' }, 422, 'phone', 'address.errors.phone'],
    [{ quantity: 0 }, 422, 'quantity', 'number.min'],
    [{ quantity: 6 }, 422, 'quantity', 'number.max'],
    [{ quantity: 1.5 }, 422, 'quantity', 'number.integer'],
    [{ quantity: '1' }, 422, 'quantity', 'input.number'],
    [{ storeId: '../hamburg' }, 422, 'storeId', 'input.regex'],
  ])('a reservation with %j is refused: %i %s %s', async (change, status, path, key) => {
    const answer = await visitor.try(reserveInStore, { ...INPUT, ...change })

    expect(answer).toMatchObject({ status, body: { errors: [{ path, key }] } })
    expect(await onShelf()).toEqual([7])
  })

  test.each(['atlantis', 'wien'])('the store %s is not found in Germany', async (storeId) => {
    const answer = await visitor.try(reserveInStore, { ...INPUT, storeId })

    expect(answer).toMatchObject({ status: 404, body: { code: 'store_not_found' } })
  })

  test('reserving many is slowed down', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await visitor.try(reserveInStore, { ...INPUT, storeId: 'berlin' })

    expect((await visitor.try(reserveInStore, INPUT)).status).toBe(429)
  })

  test('stores can be imported again: they change, they do not double', async () => {
    await importStores(engine.database, [
      {
        ...store('hamburg', 'Hamburg', HAMBURG, [{ variantId: VARIANTS.cushion, quantity: 1 }]),
        name: 'Neu',
      },
    ])

    const { stores } = await visitor.call(loadStores, { variantId: VARIANTS.cushion })
    expect(stores.map(({ id, name }) => [id, name])).toContainEqual(['hamburg', 'Neu'])
    expect(stores).toHaveLength(3)
    expect(await onShelf()).toEqual([1])
  })

  test('a record that is no store is refused', async () => {
    const bad = { ...store('x', 'X', HAMBURG, []), hours: { week: [], closedOn: [] } }

    await expect(importStores(engine.database, [bad])).rejects.toThrow(/length/)
  })
})

function store(id: string, city: string, place: { lat: number; lng: number }, stock: object[]) {
  return {
    id,
    name: `Prüfhaus ${city}`,
    street: 'Hauptstraße 1',
    zip: '10115',
    city,
    country: 'DE',
    phone: '+49 30 0',
    ...place,
    hours,
    stock,
  }
}
