import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { readLog } from '@shop/api-client/office/account-commands'
import { packOrder } from '@shop/api-client/office/fulfilment-commands'
import {
  giveMoneyBack,
  noteOrder,
  payOrder,
  sendOrder,
  showOrder,
  stopOrder,
} from '@shop/api-client/office/order-commands'
import {
  parcelOrders,
  pickItem,
  pickList,
  placeArticle,
  printSlips,
} from '@shop/api-client/office/warehouse-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { RecallNotice } from '@shop/domain/recall/recall'
import { stock } from '@shop/engine/db/schema/catalogue'
import { stockReservations } from '@shop/engine/db/schema/orders'
import { recalledVariants, recalls } from '@shop/engine/db/schema/recalls'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('the warehouse, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let wim: Member
  let olivia: Member
  const signIn = async (name: string) => {
    wim = await aMember(behind, ['warehouse'], `wim-${name}@example.org`)
    olivia = await aMember(behind, ['owner'], `olivia-${name}@example.org`)
  }
  beforeEach(async () => {
    behind = await open()
    await signIn('first')
  }, 60_000)
  afterEach(() => behind.engine.close())

  const recall = async (variantId: number) => {
    const { sql } = behind.engine.database
    await sql.insert(recalls).values({ id: 'R-1', notice: aNotice(), publishedAt: behind.clock.now() })
    await sql.insert(recalledVariants).values({ variantId, recallId: 'R-1' })
  }
  const list = (asked: Parameters<typeof wim.answer<typeof pickList>>[1] = {}) => wim.answer(pickList, asked)
  const paid = async (number: string) => {
    const { orders } = await wim.answer(parcelOrders, { numbers: [number] })
    await olivia.answer(payOrder, { number }, orders[0]?.version ?? 0)
  }
  const bought = async (
    purchase: Parameters<typeof buy>[1],
    locale: Parameters<typeof aVisitor>[1] = 'de-de',
  ) => {
    const { orderNumber } = await buy(await aVisitor(behind.engine, locale), purchase)
    await paid(orderNumber)
    return orderNumber
  }

  test('the oldest promise comes first; pre-orders, what is short and what nobody has paid come apart', async () => {
    const unpaid = await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion })
    behind.clock.forward(24 * 60 * 60)
    await signIn('second')
    const younger = await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    const preOrder = await bought({ variantId: VARIANTS.preOrder })
    const short = await bought({ variantId: VARIANTS.scarce })
    await behind.engine.database.sql
      .update(stockReservations)
      .set({ state: 'released' })
      .where(eq(stockReservations.variantId, VARIANTS.scarce))
    const download = await bought({ variantId: VARIANTS.download })

    const { deliveries, counts, total, carriers, countries } = await list()

    expect(deliveries.map(({ number, standing }) => [number, standing])).toEqual([
      [younger, 'ready'],
      [short, 'short'],
      [preOrder, 'preOrder'],
      [unpaid.orderNumber, 'unpaid'],
    ])
    expect(JSON.stringify(deliveries)).not.toContain(download)
    expect(counts).toEqual([
      { standing: 'ready', count: 1 },
      { standing: 'picked', count: 0 },
      { standing: 'short', count: 1 },
      { standing: 'preOrder', count: 1 },
      { standing: 'unpaid', count: 1 },
      { standing: 'recalled', count: 0 },
    ])
    expect([total, carriers, countries]).toEqual([4, ['dhl'], ['DE']])
    expect(deliveries[0]).toMatchObject({
      parcel: 1,
      parcels: 1,
      carrier: 'dhl',
      dueness: 'later',
      lines: [
        { position: 1, name: 'Kissen', articleNumber: 'V1', quantity: 2, picked: 0, free: 7, place: null },
      ],
    })
    expect(JSON.stringify(deliveries)).not.toContain('Probst')
  })

  // Its payment said "captured", whatever had gone back since.
  test('what was refunded in full is not to be picked, and its order offers no shipping', async () => {
    const number = await bought({ variantId: VARIANTS.cushion })
    const shown = async () => {
      const { order } = await olivia.answer(showOrder, { number })
      if (order === null) throw new Error('There is no order.')
      return order
    }
    await wim.answer(packOrder, { number }, (await shown()).version)
    const before = await shown()

    await olivia.answer(giveMoneyBack, { number, amount: before.refundable }, before.version)

    expect((await list()).deliveries).toMatchObject([{ number, standing: 'unpaid' }])
    expect([before.steps.includes('ship'), (await shown()).steps.includes('ship')]).toEqual([true, false])
  })

  test('what is recalled stands apart, and stays on its shelf', async () => {
    const number = await bought({ variantId: VARIANTS.cushion })
    await wim.answer(pickItem, { number, position: 1, units: 1 }, 0)
    await recall(VARIANTS.cushion)

    const again = await wim.run(pickItem, { number, position: 1, units: 1 }, 1)
    const back = await wim.run(pickItem, { number, position: 1, units: 0 }, again.type === 'done' ? 2 : 1)
    const { orders } = await wim.answer(parcelOrders, { numbers: [number] })

    expect([again.type, back.type]).toEqual(['done', 'done'])
    expect(await wim.run(pickItem, { number, position: 1, units: 1 }, 3)).toMatchObject({
      type: 'refused',
      coded: { code: 'goodsRecalled', params: { number, goods: '1 (Kissen)' } },
    })
    expect((await list()).deliveries).toMatchObject([
      { number, standing: 'recalled', lines: [{ standing: 'recalled', picked: 0 }] },
    ])
    expect((await list({ by: 'article' })).articles).toEqual([])
    expect(orders).toMatchObject([{ lacking: [1] }])
  })

  test('a set stays with the part of it that is recalled', async () => {
    const number = await bought({ variantId: VARIANTS.cushion })
    const { sql } = behind.engine.database
    await sql.update(stockReservations).set({ bundleVariantId: VARIANTS.cushion, variantId: VARIANTS.book })
    await recall(VARIANTS.book)

    expect((await list()).deliveries).toMatchObject([{ number, standing: 'recalled' }])
  })

  test('filters leave the counts alone, and what is late is said', async () => {
    const german = await bought({ variantId: VARIANTS.cushion })
    const sofa = await bought({ variantId: VARIANTS.sofa, address: anAddress({ phone: '+49301234567' }) })
    behind.clock.forward(30 * 24 * 60 * 60)
    await signIn('later')

    const freight = await list({ carrier: 'rhenus' })
    const late = await list({ due: 'late', limit: 1 })
    const abroad = await list({ country: 'CH' })

    expect(freight.deliveries.map(({ number }) => number)).toEqual([sofa])
    expect(late).toMatchObject({ late: 2, total: 2, deliveries: [{ number: german, dueness: 'late' }] })
    expect(abroad).toMatchObject({
      total: 0,
      deliveries: [],
      counts: [{ standing: 'ready', count: 2 }, {}, {}, {}, {}, {}],
    })
  })

  test('units are summed by article along the shelves', async () => {
    await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    const second = await bought({ variantId: VARIANTS.cushion, quantity: 3 })
    await bought({ variantId: VARIANTS.book })
    await wim.answer(placeArticle, { variantId: VARIANTS.cushion, place: 'B-10' }, 0)
    await wim.answer(placeArticle, { variantId: VARIANTS.book, place: 'B-9' }, 0)
    await wim.answer(pickItem, { number: second, position: 1, units: 1 }, 0)

    const { articles, deliveries } = await list({ by: 'article' })

    expect(deliveries).toEqual([])
    expect(articles).toMatchObject([
      { name: 'Buch', place: 'B-9', units: 1, picked: 0, lines: 1 },
      { name: 'Kissen', place: 'B-10', units: 5, picked: 1, lines: 2, placeVersion: 1 },
    ])
  })

  test('picking counts units up to what was ordered, stands in the log and can be taken back', async () => {
    const number = await bought({ variantId: VARIANTS.cushion, quantity: 2 })

    const first = await wim.answer(pickItem, { number, position: 1, units: 1 }, 0)
    const tooMany = await wim.run(pickItem, { number, position: 1, units: 3 }, first.pickVersion)
    const second = await wim.answer(pickItem, { number, position: 1, units: 2 }, first.pickVersion)

    expect(tooMany).toMatchObject({
      type: 'refused',
      coded: { code: 'pickTooMany', params: { quantity: 2 } },
    })
    expect((await list()).deliveries).toMatchObject([{ standing: 'picked', lines: [{ picked: 2 }] }])
    await wim.answer(pickItem, { number, position: 1, units: 0 }, second.pickVersion)
    expect((await list()).deliveries).toMatchObject([
      { standing: 'ready', lines: [{ picked: 0, pickVersion: 3 }] },
    ])
    const { entries } = await olivia.answer(readLog, { object: `order:${number}`, withReads: false })
    expect(
      entries.filter(({ command }) => command === 'pickItem').map(({ before, after }) => [before, after]),
    ).toEqual([
      [
        { position: 1, picked: 2 },
        { position: 1, picked: 0 },
      ],
      [
        { position: 1, picked: 1 },
        { position: 1, picked: 2 },
      ],
      [
        { position: 1, picked: 0 },
        { position: 1, picked: 1 },
      ],
    ])
  })

  test('two people at one shelf notice each other', async () => {
    const number = await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    await wim.answer(pickItem, { number, position: 1, units: 2 }, 0)
    await wim.answer(placeArticle, { variantId: VARIANTS.cushion, place: 'A-1' }, 0)

    expect(await olivia.run(pickItem, { number, position: 1, units: 1 }, 0)).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'Mia Kern', what: '2' }],
    })
    expect(await olivia.run(placeArticle, { variantId: VARIANTS.cushion, place: 'C-3' }, 0)).toMatchObject({
      type: 'conflict',
      changes: [{ what: 'A-1' }],
    })
    expect(await wim.run(pickItem, { number, position: 1, units: 1 })).toMatchObject({ type: 'invalid' })
  })

  test('nothing is picked for what was cancelled, for no order and for no article', async () => {
    const number = await bought({ variantId: VARIANTS.cushion })
    const { orders } = await wim.answer(parcelOrders, { numbers: [number] })
    await olivia.answer(stopOrder, { number }, orders[0]?.version ?? 0)

    for (const [code, outcome] of [
      ['pickNotWaiting', await wim.run(pickItem, { number, position: 1, units: 1 }, 0)],
      ['orderUnknown', await wim.run(pickItem, { number, position: 9, units: 1 }, 0)],
      ['orderUnknown', await wim.run(pickItem, { number: 'X1', position: 1, units: 1 }, 0)],
      ['articleUnknown', await wim.run(placeArticle, { variantId: 999, place: 'A' }, 0)],
    ])
      expect(outcome).toMatchObject({ type: 'refused', coded: { code } })
    expect(await wim.run(placeArticle, { variantId: VARIANTS.cushion, place: '<b>' }, 0)).toMatchObject({
      type: 'invalid',
    })
    expect((await list()).total).toBe(0)
  })

  test('an import leaves places alone', async () => {
    await bought({ variantId: VARIANTS.cushion })
    await wim.answer(placeArticle, { variantId: VARIANTS.cushion, place: 'A-1' }, 0)
    await behind.engine.database.sql
      .update(stock)
      .set({ importedQuantity: 50, quantity: 50 })
      .where(eq(stock.variantId, VARIANTS.cushion))

    expect((await list()).deliveries).toMatchObject([{ lines: [{ place: 'A-1', free: 50 }] }])
    await wim.answer(placeArticle, { variantId: VARIANTS.cushion, place: '' }, 1)
    expect((await list()).deliveries).toMatchObject([{ lines: [{ place: null, placeVersion: 2 }] }])
  })

  test('an order that the warehouse has is cancelled no more, by the page and by the command line', async () => {
    const number = await bought({ variantId: VARIANTS.cushion })
    const other = await bought({ variantId: VARIANTS.book })
    const { orders } = await wim.answer(parcelOrders, { numbers: [number] })
    const version = orders[0]?.version ?? 0

    expect(await wim.preview(packOrder, { number }, version)).toEqual({
      type: 'preview',
      effects: [{ kind: 'state', from: 'confirmed', to: 'in_fulfilment' }],
    })
    await wim.answer(packOrder, { number }, version)
    const again = await wim.answer(parcelOrders, { numbers: [number] })
    expect(await wim.run(packOrder, { number }, again.orders[0]?.version ?? 0)).toMatchObject({
      type: 'refused',
      coded: { code: 'stateForbids' },
    })
    const printed = await runCommand(behind.engine.database, ['orders', 'pack', other], behind.clock.now())
    expect(printed).toEqual({ lines: [`${other}: in_fulfilment`], exitCode: 0 })
    expect((await list()).deliveries.map(({ state }) => state)).toEqual(['in_fulfilment', 'in_fulfilment'])
  })

  test('a table of parcels learns how its orders stand, and each is sent by itself', async () => {
    const visitor = await aVisitor(behind.engine)
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.preOrder,
      quantity: 1,
    })
    const { orderNumber } = await visitor.call(placeOrder, { acceptedTerms: true })
    await paid(orderNumber)
    const swiss = await bought(
      { variantId: VARIANTS.cushion, address: anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }) },
      'de-ch',
    )

    const { orders } = await wim.answer(parcelOrders, { numbers: [orderNumber, swiss.toLowerCase(), 'X1'] })
    const [mixed, abroad] = [orderNumber, swiss].map((number) =>
      orders.find((order) => order.number === number),
    )

    expect(orders).toHaveLength(2)
    expect(mixed).toMatchObject({
      waiting: [1, 2],
      lacking: [2],
      country: 'DE',
      carriers: ['dhl', 'hermes', 'dpd', 'rhenus'],
    })
    expect(abroad).toMatchObject({ waiting: [1], lacking: [], carriers: ['swiss-post', 'planzer'] })
    const wrong = await wim.preview(
      sendOrder,
      { number: swiss, tracking: { carrier: 'dhl', number: '00340434' } },
      abroad?.version ?? 0,
    )
    expect(wrong).toMatchObject({
      type: 'refused',
      coded: { code: 'carrierUnknown', params: { country: 'CH' } },
    })
    const tracking = { carrier: null, number: '00340434' }
    await wim.answer(sendOrder, { number: orderNumber, positions: [1], tracking }, mixed?.version ?? 0)
    const after = await wim.answer(parcelOrders, { numbers: [orderNumber] })
    expect(after.orders).toMatchObject([
      { waiting: [2], parcels: [{ trackingNumber: '00340434', positions: [1] }] },
    ])
    expect(
      await wim.run(sendOrder, { number: orderNumber, positions: [1], tracking }, mixed?.version ?? 0),
    ).toMatchObject({ type: 'conflict' })
    expect((await list()).deliveries.find(({ number }) => number === orderNumber)).toMatchObject({
      parcel: 2,
      parcels: 2,
      standing: 'preOrder',
    })
  })

  test('slips come in one file, each in its buyer’s language, without prices and in the log', async () => {
    const german = await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    const french = await bought(
      {
        variantId: VARIANTS.book,
        address: anAddress({
          firstName: 'Zoé',
          lastName: 'Lefèvre',
          country: 'FR',
          zip: '75002',
          city: 'Paris',
        }),
      },
      'fr-fr',
    )

    const parcels = [german, french].map((number) => ({ number }))
    const file = await wim.answer(printSlips, { parcels, slips: ['packing', 'return'] })
    const pages = await pagesOf(file.base64)

    expect(pages).toHaveLength(4)
    expect(pages[0]).toContain(`Packliste ${german}`)
    expect(pages[0]).toContain('Anna Probst Lindenweg 12 10115 Berlin')
    expect(pages[0]).toContain('2 × Kissen Art.-Nr. V1')
    expect(pages[1]).toContain(`Rücksendeschein ${german}`)
    expect(pages[1]).toContain('1 gefällt nicht · 2 passt nicht')
    expect(pages[2]).toContain(`Liste de colisage ${french}`)
    expect(pages[2]).toContain('Zoé Lefèvre')
    expect(pages[3]).toContain(`Bon de retour ${french}`)
    expect(pages.join(' ')).not.toMatch(/€|\d+,\d\d/)
    const one = await wim.answer(printSlips, { parcels: [{ number: german }], slips: ['return'] })
    expect(one.fileName).toBe(`${german}-slips.pdf`)
    expect(await pagesOf(one.base64)).toHaveLength(1)
    const { entries } = await olivia.answer(readLog, {})
    expect(entries.find(({ command }) => command === 'printSlips')).toMatchObject({
      isRead: true,
      after: { numbers: [german], slips: ['return'] },
    })
  })

  test('there is no slip for what nobody packs', async () => {
    const download = await bought({ variantId: VARIANTS.download })

    for (const [code, number] of [
      ['slipsNone', download],
      ['orderUnknown', 'X1'],
    ] as const)
      expect(await wim.run(printSlips, { parcels: [{ number }], slips: ['packing'] })).toMatchObject({
        type: 'refused',
        coded: { code },
      })
  })

  test('a note that comes meanwhile stops a batch at this line alone', async () => {
    const [one, other] = [
      await bought({ variantId: VARIANTS.cushion }),
      await bought({ variantId: VARIANTS.book }),
    ]
    const { orders } = await wim.answer(parcelOrders, { numbers: [one, other] })
    const versionOf = (number: string) => orders.find((order) => order.number === number)?.version ?? 0
    await olivia.answer(noteOrder, { number: one, text: 'she called: wait' })

    const tracking = { carrier: null, number: '00340434' }
    expect(await wim.run(sendOrder, { number: one, tracking }, versionOf(one))).toMatchObject({
      type: 'conflict',
      changes: [{ what: 'she called: wait' }],
    })
    expect(await wim.run(sendOrder, { number: other, tracking }, versionOf(other))).toMatchObject({
      type: 'done',
    })
  })
})

async function pagesOf(base64: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

function aNotice(): RecallNotice {
  const words = { de: 'Ein Knopf löst sich.', fr: 'Un bouton se détache.', nl: 'Een knoop laat los.' }
  return {
    headline: words,
    hazard: words,
    whatToDo: words,
    remedies: ['replacement', 'refund'],
    contact: { email: 'a@shop.example', phone: null },
    batch: null,
    soldFrom: null,
    soldUntil: null,
    products: [],
  }
}
