import { SLIPS } from '@shop/api-client/office/warehouse-commands'
import { LOCALES, type Locale } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import { openShop } from '@shop/domain/shop/shop'
import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { anOrder } from '@shop/domain/testing/an-order'
import { testBrand } from '@shop/engine/testing/test-brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { MM, newPaper } from '../../invoice/paper.ts'
import { setSlip } from './set-slip.ts'
import { type Slip, type StatedItem, slipsOfOrder } from './slip.ts'

test.each(LOCALES)(
  'both slips of a parcel say what is in it, to whom it goes, and no price: %s',
  async (locale) => {
    const order = orderIn(locale, 2)
    const [slip] = slipsOf(order)

    const [packing = '', returning = ''] = await pagesOf(locale, slip)

    for (const page of [packing, returning])
      for (const line of slip?.lines ?? []) {
        expect(page).toContain(line.name)
        expect(page).toContain(line.articleNumber)
      }
    expect(packing).toContain(`${order.shippingAddress.firstName} ${order.shippingAddress.lastName}`)
    expect(packing).toContain(order.number)
    expect(returning).toContain(openShop(testBrand, locale).legal.street)
    expect(returning).toMatch(/1 .+ · 2 .+ · 3 .+ · 4 .+ · 5 .+ · 6 /)
    expect(packing + returning).not.toMatch(/€|CHF|\d[.,]\d\d\b/)
  },
)

test('many articles take further pages, and none is lost', async () => {
  const order = orderIn('fr-fr', 40)
  const [slip] = slipsOf(order)

  const pages = await pagesOf('fr-fr', slip)

  const text = pages.join(' ')
  expect(pages.length).toBeGreaterThan(4)
  for (const { articleNumber } of slip?.lines ?? [])
    expect(text.split(`Réf. ${articleNumber}`).length - 1).toBeGreaterThanOrEqual(2)
  for (const page of pages) expect(page).toContain(order.number)
})

test('what was cancelled is in no box, and what has left is in none that waits', () => {
  const order = orderIn('de-de', 4)
  const states: Order['state'][] = ['shipped', 'cancelled', 'confirmed', 'in_fulfilment']

  const positions = (items: StatedItem[]) =>
    slipsOfOrder(order, items, null).map(({ lines }) => lines.map(({ position }) => position))

  expect(positions(states.map((state, index) => ({ position: index + 1, state })))).toEqual([[3, 4]])
  expect(
    positions([
      { position: 1, state: 'shipped' },
      { position: 2, state: 'cancelled' },
      { position: 3, state: 'delivered' },
      { position: 4, state: 'cancelled' },
    ]),
  ).toEqual([[1, 3]])
  expect(positions(states.map((_, index) => ({ position: index + 1, state: 'cancelled' })))).toEqual([])
})

test('each parcel of an order has slips of its own, a download has none', () => {
  const order = orderIn('de-de', 3)
  const [first, second, third] = order.packages.flatMap(({ items }) => items)
  const [planned] = order.packages
  if (!first || !second || !third || !planned) throw new Error('The order has three lines in a package.')
  const packages = [
    { ...planned, items: [first] },
    { ...planned, carrierKey: 'download', items: [second] },
    { ...planned, items: [third] },
  ]
  const items = [1, 2, 3].map((position) => ({ position, state: 'confirmed' as const }))

  const slips = (wanted: number | null) => slipsOfOrder({ ...order, packages }, items, wanted)

  expect(slips(null).map(({ parcel, lines }) => [parcel, lines.map(({ position }) => position)])).toEqual([
    [1, [1]],
    [3, [3]],
  ])
  expect(slips(3).map(({ parcel }) => parcel)).toEqual([3])
  expect(slips(2)).toEqual([])
})

// A slip named a set alone, and of three sizes none: nobody could tell from it what was to be in the box.
test('a line says what it is as the confirmation does: parts of a set, properties, what is written on it', async () => {
  const order = orderIn('fr-fr', 1)
  const [planned] = order.packages
  if (!planned) throw new Error('The order has a package.')
  const set = aBasketItem({
    facts: {
      essentials: ['1\u00a0× Table Arc', '4\u00a0× Chaise Arc', 'Chêne'],
      warnings: [],
      ageFrom: null,
      energyLabel: null,
      asksForOldDevice: false,
    },
    displayData: { text1: { key: 'text1', label: 'Nom', value: 'Mia' } },
  })
  const [slip] = slipsOf({ ...order, packages: [{ ...planned, items: [set] }] })

  for (const page of await pagesOf('fr-fr', slip))
    expect(page).toContain(' · 1 × Table Arc · 4 × Chaise Arc · Chêne · Nom : Mia')
})

// The second line of „Quantité retournée“ was set into the first box.
test('a head of a column that takes two lines stays above the first row', async () => {
  const [slip] = slipsOf(orderIn('fr-fr', 1))
  const page = await (await documentOf('fr-fr', slip)).getPage(2)
  const { items } = await page.getTextContent()

  const baseline = (words: string) =>
    items.flatMap((item) => ('str' in item && item.str === words ? [Number(item.transform[5])] : []))[0] ??
    NaN

  expect(baseline('retournée') - baseline(slip?.lines[0]?.name ?? '')).toBeGreaterThan(5 * MM)
})

test('an address stands in lines, as a window of an envelope shows it', async () => {
  const order = orderIn('de-de', 1)
  const [slip] = slipsOf(order)

  const written = await linesOf('de-de', slip)

  const { firstName, lastName, street, houseNumber, zip, city } = order.shippingAddress
  expect(written).toEqual(
    expect.arrayContaining([`${firstName} ${lastName}`, `${street} ${houseNumber}`, `${zip} ${city}`]),
  )
})

function orderIn(locale: Locale, lines: number): Order {
  return anOrder({ market: openShop(testBrand, locale).market, lines })
}

function slipsOf(order: Order): Slip[] {
  const items = order.packages.flatMap((parcel) => parcel.items)
  return slipsOfOrder(
    order,
    items.map((_, index) => ({ position: index + 1, state: 'confirmed' })),
    null,
  )
}

async function pagesOf(locale: Locale, slip: Slip | undefined): Promise<string[]> {
  const { text } = await extractText(await documentOf(locale, slip), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/** What stands in a line of its own on the first page. */
async function linesOf(locale: Locale, slip: Slip | undefined): Promise<string[]> {
  const page = await (await documentOf(locale, slip)).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}

async function documentOf(locale: Locale, slip: Slip | undefined) {
  if (slip === undefined) throw new Error('There is no slip.')
  const shop = openShop(testBrand, locale)
  const madeAt = new Date('2026-11-21T12:00:00Z')
  const paper = newPaper(shop.paper, { title: 'T1', author: shop.name, language: 'de', madeAt })
  for (const kind of SLIPS) {
    if (kind !== SLIPS[0]) paper.document.addPage()
    setSlip(paper, shop, { slip, kind })
  }
  return getDocumentProxy(await paper.bytes())
}
