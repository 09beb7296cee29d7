import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadNavigation } from '@shop/api-client/contract/catalogue'
import { loadCheckout, placeOrder } from '@shop/api-client/contract/checkout'
import { createCategory } from '@shop/api-client/office/new-goods-commands'
import { showOrder } from '@shop/api-client/office/order-commands'
import {
  listShopSettings,
  resetShopSetting,
  setShopSetting,
  shopSettingHistory,
} from '@shop/api-client/office/setting-commands'
import type { ShopSetting } from '@shop/api-client/office/shop-setting'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { deliveryOf } from '@shop/sales/orders/return-store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runCommand } from '../cli/commands.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const PARCEL: ShopSetting = {
  kind: 'shipping',
  place: 'DE',
  value: { parcel: 690, freight: 5900, cashOnDelivery: 0, steps: [{ from: 3000, cost: 0 }] },
}
const KEY = { kind: 'shipping', place: 'DE' } as const

describe.each(await ruleEngines())('settings on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  async function setting(key: { kind: string; place: string }) {
    const { settings } = await owner.answer(listShopSettings, {})
    const found = settings.find((one) => one.setting.kind === key.kind && one.setting.place === key.place)
    if (found === undefined) throw new Error(`There is no ${key.kind} of ${key.place}.`)
    return found
  }
  async function put(next: ShopSetting, seen?: number) {
    const done = await owner.answer(setShopSetting, { setting: next }, seen ?? (await setting(next)).version)
    await behind.engine.switches.refresh()
    return done
  }
  async function shippingOf(locale: 'de-de' | 'de-at') {
    const visitor = await aVisitor(behind.engine, locale)
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    const { shipping } = await visitor.call(loadBasket, { basketKey })
    return [shipping.cost, shipping.freeFrom]
  }

  test('costs of a country are those of its baskets at once, of no other country, and every page is made anew', async () => {
    const told: string[][] = []
    behind.engine.onChange((tags) => told.push([...tags]))

    const before = await shippingOf('de-de')
    await put(PARCEL)

    expect(before).toEqual([595, 10_000])
    expect(await shippingOf('de-de')).toEqual([690, 3000])
    expect(await shippingOf('de-at')).toEqual([595, 10_000])
    expect(behind.engine.shopIn('de-de').shipping.freight).toBe(5900)
    expect(told).toEqual([['everything']])
  })

  test('the navigation leads where it is set, in that order; no root but those that there are', async () => {
    const named = async () =>
      (await (await aVisitor(behind.engine, 'de-de')).call(loadNavigation, {})).roots.map(({ slug }) => slug)
    const of = (...roots: string[]): ShopSetting => ({
      kind: 'navigation',
      place: 'everywhere',
      value: { roots },
    })
    const before = await named()
    const [first = ''] = before
    const { slug: empty } = await owner.answer(createCategory, { name: { de: 'Neues' } })
    await put(of(empty, first))

    expect(before).not.toEqual([])
    expect(behind.engine.shopIn('de-de').navigationRoots).toEqual([empty, first])
    // Nothing is sold in the new one yet.
    expect(await named()).toEqual([first])
    await put(of(empty))
    expect(await named()).toEqual([])
    expect(await owner.run(setShopSetting, { setting: of('nowhere') }, 2)).toMatchObject({
      type: 'refused',
      coded: { code: 'categoryGone' },
    })
    expect(await owner.run(setShopSetting, { setting: of(first, first) }, 2)).toMatchObject({
      type: 'invalid',
    })
    await put(of())
    expect(await named()).toEqual(before)
  })

  test('an order keeps what it was placed with, and one that saw another total is not placed', async () => {
    const first = await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion })
    const second = await aVisitor(behind.engine)
    await fillCheckout(second, { variantId: VARIANTS.cushion })
    const { totals } = await second.call(loadCheckout, {})

    await put(PARCEL)

    const { body } = await second.try(placeOrder, { acceptedTerms: true, expectedTotal: totals.total })
    const placed = await second.call(placeOrder, {
      acceptedTerms: true,
      expectedTotal: (await second.call(loadCheckout, {})).totals.total,
    })
    const service = await aMember(behind, ['service'])
    const shippingPaid = async (number: string) =>
      (await service.answer(showOrder, { number })).order?.totals.shipping

    expect(body).toMatchObject({ code: 'price_changed' })
    expect([await shippingPaid(first.orderNumber), await shippingPaid(placed.orderNumber)]).toEqual([
      595, 690,
    ])
  })

  test('for how many days goods come back is promised with an order, and kept when the setting changes', async () => {
    const promised = async ({ orderNumber }: { orderNumber: string }) => {
      const { sql } = behind.engine.database
      const { rows } = await sql.execute<{ id: string }>(
        `select id from orders where number = '${orderNumber}'`,
      )
      return (await deliveryOf(sql, rows[0]?.id ?? '')).returnDays
    }
    const first = await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion })
    await put({ kind: 'returns', place: 'everywhere', value: { days: 60 } })
    const second = await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion })
    const less = await owner.run(
      setShopSetting,
      { setting: { kind: 'returns', place: 'everywhere', value: { days: 13 } } },
      1,
    )

    expect(await Promise.all([first, second].map(promised))).toEqual([30, 60])
    expect(behind.engine.shopIn('fr-fr').returns).toEqual({ days: 60 })
    expect(less).toMatchObject({ type: 'invalid', problems: [{ path: 'setting.value.days' }] })
  })

  test('the service of a locale is the one of its pages and mails, in that locale alone', async () => {
    const service = { phone: '+49 40 1234567', hours: 'Montag bis Freitag', email: 'neu@shop.example' }

    await put({ kind: 'service', place: 'de-de', value: service })

    const { hotline, legal } = behind.engine.shopIn('de-de')
    expect([hotline, legal.email]).toEqual([
      { number: '+49 40 1234567', hours: 'Montag bis Freitag' },
      'neu@shop.example',
    ])
    expect(behind.engine.shopIn('de-at').legal.email).not.toBe('neu@shop.example')
  })

  test('the history says who, from what to what, an earlier value comes back, and so does the brand', async () => {
    const own = (await setting(KEY)).setting
    await put(PARCEL)
    await put({ ...PARCEL, value: { ...PARCEL.value, parcel: 790 } })
    const { changes } = await owner.answer(shopSettingHistory, { key: KEY })
    await put(changes[1]?.after ?? own)
    const third = await setting(KEY)
    await owner.answer(resetShopSetting, { key: KEY }, third.version)
    await behind.engine.switches.refresh()

    expect(changes).toMatchObject([
      { by: 'Mia Kern', before: PARCEL, after: { value: { parcel: 790 } } },
      { by: 'Mia Kern', before: null, after: PARCEL },
    ])
    expect(third).toMatchObject({ setting: PARCEL, isSet: true, changedBy: 'Mia Kern' })
    expect(await setting(KEY)).toMatchObject({ setting: own, isSet: false })
    expect(await shippingOf('de-de')).toEqual([595, 10_000])
  })

  test('who was quicker is named, and nothing of theirs is lost', async () => {
    const { version } = await setting(KEY)
    await put(PARCEL)

    const late = { ...PARCEL, value: { ...PARCEL.value, parcel: 100 } }
    const outcome = await owner.run(setShopSetting, { setting: late }, version)

    expect(outcome).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern' }] })
    expect(await setting(KEY)).toMatchObject({ setting: PARCEL })
  })

  test.each<[string, object, string]>([
    ['less than nothing', { parcel: -1 }, 'setting.value.parcel'],
    ['a part of a cent', { parcel: 5.5 }, 'setting.value.parcel'],
    ['a slipped decimal point', { parcel: 59_500_00 }, 'setting.value.parcel'],
    ['a step that costs more', { steps: [{ from: 100, cost: 800 }] }, 'setting.value.steps'],
    [
      'steps in disorder',
      {
        steps: [
          { from: 500, cost: 1 },
          { from: 400, cost: 0 },
        ],
      },
      'setting.value.steps',
    ],
  ])('%s is refused at its field', async (_name, wrong, path) => {
    const outcome = await owner.run(
      setShopSetting,
      { setting: { ...PARCEL, value: { ...PARCEL.value, ...wrong } } },
      0,
    )

    expect(outcome).toMatchObject({
      type: 'invalid',
      problems: expect.arrayContaining([expect.objectContaining({ path, message: expect.any(String) })]),
    })
  })

  test('what this build would not take, and what a newer one has set, is left to the brand', async () => {
    await behind.engine.database.sql.execute(
      `insert into settings (key, value, changed_at, changed_by) values
       ('shipping:DE', '{"parcel": "much"}', now(), 'newer'), ('weather:DE', '{"sun": 1}', now(), 'newer')`,
    )
    await behind.engine.switches.refresh()

    expect(await shippingOf('de-de')).toEqual([595, 10_000])
  })

  test('the command line sets the same, keeps what is not named, and says how it was', async () => {
    const desk = deskOf(testBrand, embeddedReturnCarrier)
    const typed = (...words: string[]) =>
      runCommand(behind.engine.database, ['settings', ...words], behind.clock.now(), desk)

    const set = await typed(
      'set',
      'shipping:DE',
      '--parcel',
      '6,90',
      '--steps',
      '50:2,95 75:0',
      '--by',
      'tom',
    )
    await behind.engine.switches.refresh()
    const list = await typed()

    expect(set).toEqual({ lines: ['Within a second shipping:DE is set.'], exitCode: 0 })
    expect(list.lines).toContainEqual(
      expect.stringMatching(
        /^shipping:DE +parcel 6\.90, 2\.95 from 50\.00, 0\.00 from 75\.00, freight .* \(set by tom/,
      ),
    )
    expect(await shippingOf('de-de')).toEqual([690, 7500])
    expect((await typed('history', 'shipping:DE')).lines).toEqual([
      expect.stringContaining('tom: as the brand says → '),
    ])
    expect((await typed('brand', 'shipping:DE')).exitCode).toBe(0)
    expect((await typed('brand', 'shipping:DE')).exitCode).toBe(1)
    expect((await typed('set', 'shipping:DE', '--parcel', 'viel')).exitCode).toBe(2)
    expect((await typed('set', 'shipping:US', '--parcel', '1')).exitCode).toBe(2)
    expect((await typed('set', 'delivery:everywhere', '--days', '40')).exitCode).toBe(2)
  })
})
