import {
  listPickupPoints,
  loadCheckout,
  loadPlacedOrder,
  placeOrder,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, fillCheckout } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('when and where a parcel comes, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const method = async () => (await visitor.call(loadCheckout, {})).shippingMethods[0]
  const near = async (zip: string) => (await visitor.call(listPickupPoints, { country: 'DE', zip })).points
  const refused = async (input: object) => {
    const answer = await visitor.try(putCheckoutShipping, { shippingMethod: 'parcel', ...input })
    return [answer.status, answer.body]
  }

  test('a day that is offered is kept with the order', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const offered = await method()
    const preferredDay = offered?.preferredDays[2] ?? ''

    const chosen = await visitor.call(putCheckoutShipping, { shippingMethod: 'parcel', preferredDay })
    const { token } = await visitor.call(placeOrder, { acceptedTerms: true })

    expect(offered?.preferredDays).toHaveLength(12)
    expect(offered?.preferredDays[0]).toSatisfy((day: string) => day >= (offered?.deliveryDate?.max ?? ''))
    expect(chosen.preferredDay).toBe(preferredDay)
    expect((await visitor.call(loadPlacedOrder, { token })).order.preferredDay).toBe(preferredDay)
  })

  test('a day that has gone by counts as not chosen', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const preferredDay = (await method())?.preferredDays[0] ?? ''
    await visitor.call(putCheckoutShipping, { shippingMethod: 'parcel', preferredDay })

    clock.forward(2 * DAY)

    expect(await visitor.call(loadCheckout, {})).toMatchObject({ preferredDay: null, missing: [] })
  })

  test.each(['2026-11-29', '2026-12-25', '2020-01-01', 'tomorrow', ''])(
    'the day %j is refused, and what was chosen stays',
    async (preferredDay) => {
      await fillCheckout(visitor, { variantId: VARIANTS.cushion })

      expect(await refused({ preferredDay })).toMatchObject([422, { errors: [{ path: 'preferredDay' }] }])
      expect((await visitor.call(loadCheckout, {})).shippingMethod).toBe('parcel')
    },
  )

  test('a freight delivery offers neither a day nor a place: the forwarder calls', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const [point] = await near('10115')

    const freight = await aVisitor(engine)
    await fillCheckout(freight, {
      variantId: VARIANTS.sofa,
      address: anAddress({ phone: '+49301234567' }),
    })
    const { shippingMethods } = await freight.call(loadCheckout, {})
    const answer = await freight.try(putCheckoutShipping, {
      shippingMethod: 'freight',
      pickupPointId: point?.id ?? '',
    })

    expect(shippingMethods).toMatchObject([{ key: 'freight', preferredDays: [], hasPickupPoints: false }])
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'pickupPointId' }] } })
  })

  test('a parcel to a locker is fetched there already', async () => {
    const address = anAddress({ street: 'Packstation', houseNumber: '145', postNumber: '1234567' })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, address })

    expect(await method()).toMatchObject({ preferredDays: [], hasPickupPoints: false })
  })

  test('places near a postal code are told, the nearest first, and one is kept with the order', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const points = await near('20099')

    const chosen = await visitor.call(putCheckoutShipping, {
      shippingMethod: 'parcel',
      pickupPointId: points[0]?.id ?? '',
    })
    const { token } = await visitor.call(placeOrder, { acceptedTerms: true })
    const { order } = await visitor.call(loadPlacedOrder, { token })

    expect(points.map(({ city }) => city).slice(0, 2)).toEqual(['Hamburg', 'Hamburg'])
    expect(chosen.pickupPoint).toEqual(points[0])
    expect(order.pickupPoint).toEqual(points[0])
    expect(order.shippingAddress.city).toBe('Berlin')
    const mails = JSON.stringify(await engine.database.sql.select().from(outbox))
    expect(mails).toContain('Zum Abholen an')
    expect(mails).toContain(points[0]?.name)
  })

  // "999" found the four nearest places of the country.
  test('places near what is no postal code of the country are not looked for', async () => {
    const answer = await visitor.try(listPickupPoints, { country: 'DE', zip: '999' })

    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'zip', key: 'address.errors.zip' }] },
    })
  })

  test('a place that nobody knows, or a day on top of a place, is refused', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const [point] = await near('10115')
    const day = (await method())?.preferredDays[0]

    expect(await refused({ pickupPointId: 'DE-00000-1' })).toMatchObject([
      422,
      { errors: [{ path: 'pickupPointId' }] },
    ])
    expect(await refused({ pickupPointId: point?.id, preferredDay: day })).toMatchObject([
      422,
      { errors: [{ path: 'preferredDay' }] },
    ])
  })

  test('a country that this shop does not deliver to has no places', async () => {
    const answer = await visitor.try(listPickupPoints, { country: 'FR', zip: '75001' })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'country' }] } })
  })
})

describe.each((await ruleEngines({ hasPickupPoints: false })).slice(0, 1))(
  "a shop without a carrier's finder, on the $name",
  ({ open }) => {
    test('offers no place to fetch a parcel from, and takes none', async () => {
      const { engine } = await open()
      const visitor = await aVisitor(engine)
      await fillCheckout(visitor, { variantId: VARIANTS.cushion })

      const { points } = await visitor.call(listPickupPoints, { country: 'DE', zip: '20099' })
      const { shippingMethods } = await visitor.call(loadCheckout, {})
      const answer = await visitor.try(putCheckoutShipping, {
        shippingMethod: 'parcel',
        pickupPointId: 'DE-20099-1',
      })
      await engine.close()

      expect(points).toEqual([])
      expect(shippingMethods).toMatchObject([{ key: 'parcel', hasPickupPoints: false }])
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'pickupPointId' }] } })
    })
  },
)
