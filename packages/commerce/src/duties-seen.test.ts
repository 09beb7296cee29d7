import { complainAboutOrder, declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { loadListing, loadProduct } from '@shop/api-client/contract/catalogue'
import { loadCheckout } from '@shop/api-client/contract/checkout'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { missingOfProducts } from '@shop/catalogue/products/missing-facts-store'
import {
  catalogueLines,
  categoryRecord,
  priceRecord,
  productRecord,
  variantRecord,
} from '@shop/catalogue/testing/records'
import type { Address } from '@shop/domain/address/address'
import { DUTIES, type DutyId } from '@shop/domain/duties/duties'
import { COUNTRIES, type Country, type Locale, markets } from '@shop/domain/market/markets'
import { countriesOn, countriesWhere, dutyDays, withoutLastCountry } from '@shop/domain/testing/duty-days'
import { DUTY_PROOFS, type DutiesOf, type DutyProof, dutiesOf } from '@shop/domain/testing/duty-proofs'
import type { Database } from '@shop/engine/db/database'
import { databases } from '@shop/engine/db/test-database'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, engineOn } from './engine.ts'
import { anAddress, buy, fillCheckout } from './testing/checkout-steps.ts'
import { aVisitor } from './testing/visitor.ts'

const TODAY = new Date('2026-11-26T12:00:00Z')

type Seen = (engine: Engine, locale: Locale) => Promise<boolean>
/** `prepare` does on the day what the shop does on it, as an import. */
type DatedCase = { prepare?: (database: Database, now: Date) => Promise<void>; seen: Seen }

/** What shoppers are answered because a row is owed: absent the day before, there on the day, gone after the last. */
const DATED: Record<DutiesOf<'dated', 'commerce'>, DatedCase> = {
  'C-01': { seen: isWithdrawn },
  'C-02b': { seen: has(({ durabilityGuarantee }) => durabilityGuarantee !== null) },
  'C-04': { seen: warnsOfCredit },
  'C-05': { seen: offersRepairFirst },
  'C-10': { seen: async (engine, locale) => (await priceOf(engine, locale)).recommendedRetailPrice === null },
  'C-15': { prepare: imports({ safety: null }), seen: isRefused },
  'C-16': { seen: asksToReadFirst },
  'C-17': { prepare: imports({ facts: { kinds: ['food'] } }), seen: isRefused },
  'C-18': { prepare: imports({ facts: { kinds: ['textile'] } }), seen: isRefused },
  'C-19': { prepare: imports({ facts: { kinds: ['energyLabelled'] } }), seen: isRefused },
  'C-19b-DE': { seen: asksForOldDevice },
  'C-19b-FR-fee': { seen: has((facts) => facts.ecoParticipation === 50) },
  'C-19b-FR-invoice': { seen: asksForFurnitureFee },
  'C-19b-FR-sorting': { seen: has(({ french }) => french?.triman !== undefined) },
  'C-19b-FR-repair': { seen: has(({ french }) => french?.repairIndex !== undefined) },
  'C-19b-FR-parts': { seen: has(({ french }) => french?.spareParts !== undefined) },
  'C-19b-FR-sheet': { seen: has(({ french }) => french?.environmentalSheet !== undefined) },
  'C-36': { seen: isDeclared('C-36') },
  'C-41': { seen: isDeclared('C-41') },
  'C-42': { seen: isDeclared('C-42') },
  'C-43': { seen: isDeclared('C-43') },
  'C-44': { seen: isDeclared('C-44') },
  'C-45': { seen: isDeclared('C-45') },
}

/** What they are answered whatever the day is. */
const STEADY: Record<DutiesOf<'steady', 'commerce'>, Seen> = {
  'C-06': takesGuestsComplaint,
  'C-11': async (engine, locale) => (await priceOf(engine, locale)).reference !== null,
  'C-14': keepsCampaignsAway('/kategorie-2/'),
  'C-17b': async (engine, locale) => {
    const { facts } = await pageOf(engine, locale, 'P3')
    const said = (facts.declarations ?? []).flatMap(({ lines }) => lines.map(({ text }) => text))
    const speaksOfBreastFeeding = said.some((text) =>
      /^(?:Wichtiger Hinweis|Avis important|Belangrijk)/.test(text),
    )
    return speaksOfBreastFeeding && (await keepsCampaignsAway('/kategorie-3/')(engine, locale))
  },
  'C-19b': has(({ electrical }) => electrical !== null),
  'C-19b-battery': has(({ electrical }) => electrical?.hasBattery === true),
  'C-22': promisesDates,
  'C-31': takesOrderWithoutTitle,
  'C-34': async (engine, locale) => {
    const { currencyCode, tax } = await priceOf(engine, locale)
    return currencyCode === 'CHF' && tax.vat.rate === 8.1
  },
}

let database: Database
beforeAll(async () => {
  const [embedded] = await databases()
  if (embedded === undefined) throw new Error('The embedded database is always there.')
  database = await embedded.open()
  await importCatalogue(database, catalogueLines(RECORDS), { strict: true, now: TODAY })
}, 120_000)
afterAll(() => database.close())

test('every row that answers are responsible for has its case', () => {
  expect(Object.keys(DATED)).toEqual(dutiesOf('dated', 'commerce'))
  expect(Object.keys(STEADY)).toEqual(dutiesOf('steady', 'commerce'))
})

describe.each(ids(DATED))('%s', (id) => {
  const { prepare, seen } = DATED[id]

  test.each(dutyDays(id))('is answered in its countries on $name: $isOn', async (day) => {
    await prepare?.(database, day.now)
    const engine = await engineAt(day.now)

    expect(await countriesWhere((locale) => seen(engine, locale))).toEqual(countriesOn(day))
    await engine.close()
  })

  test('is not answered in a country that its row has lost', async () => {
    const now = dutyDays(id).find(({ isOn }) => isOn)?.now ?? TODAY
    await withoutLastCountry(id, async (lost) => {
      await prepare?.(database, now)
      const engine = await engineAt(now)

      expect(await countriesWhere((locale) => seen(engine, locale))).not.toContain(lost)
      await engine.close()
    })
  })
})

test.each(ids(STEADY))('%s is answered in its countries', async (id) => {
  const engine = await engineAt(TODAY)
  const proof: DutyProof = DUTY_PROOFS[id]
  const countries: readonly Country[] = DUTIES[id].countries
  const goesFurther = proof.way === 'steady' && proof.elsewhere !== undefined

  const seen = await countriesWhere((locale) => STEADY[id](engine, locale))

  expect(seen).toEqual(goesFurther ? COUNTRIES : COUNTRIES.filter((country) => countries.includes(country)))
  await engine.close()
})

test('a shop that runs into the first day of a duty changes with it', async () => {
  const [before, first] = dutyDays('C-02b')
  let now = before?.now ?? TODAY
  const engine = await engineAt(() => now)
  const isLabelled = () => DATED['C-02b'].seen(engine, 'de-de')

  const seen = [await isLabelled()]
  now = first?.now ?? TODAY
  seen.push(await isLabelled())

  expect(seen).toEqual([false, true])
  await engine.close()
})

function ids<Id extends DutyId>(cases: Record<Id, unknown>): Id[] {
  return Object.keys(cases) as Id[]
}

function engineAt(now: Date | (() => Date)): Promise<Engine> {
  return engineOn(
    { ...database, close: async () => undefined },
    {
      brand: testBrand,
      now: typeof now === 'function' ? now : () => now,
      publicOrigin: 'https://shop.example',
      shopOrigins: null,
      sandboxPayments: true,
      secret: 'a secret for tests',
      housekeeping: false,
    },
  )
}

// --- what is asked -------------------------------------------------------------------------------------------------

async function pageOf(engine: Engine, locale: Locale, referenceKey = 'P1') {
  return (await aVisitor(engine, locale)).call(loadProduct, { referenceKey })
}

async function priceOf(engine: Engine, locale: Locale) {
  const [variant] = (await pageOf(engine, locale)).product.variants
  if (variant === undefined) throw new Error(`P1 is not sold in ${locale}.`)
  return variant.price
}

type Facts = Awaited<ReturnType<typeof pageOf>>['facts']

function has(fact: (facts: Facts) => boolean): Seen {
  return async (engine, locale) => fact((await pageOf(engine, locale)).facts)
}

function isDeclared(id: DutyId): Seen {
  return has(({ declarations = [] }) => declarations.some(({ duty }) => duty === id))
}

async function isRefused(engine: Engine, locale: Locale): Promise<boolean> {
  return (await (await aVisitor(engine, locale)).try(loadProduct, { referenceKey: 'P9' })).status !== 200
}

async function isWithdrawn(engine: Engine, locale: Locale): Promise<boolean> {
  const form = { name: 'Anna Probst', order_number: 'T1', email: `anna-${locale}@example.org`, items: '' }
  return (await (await aVisitor(engine, locale)).try(declareWithdrawal, form)).status === 201
}

async function warnsOfCredit(engine: Engine, locale: Locale): Promise<boolean> {
  const { paymentMethods } = await checkoutOf(engine, locale)
  return paymentMethods.some(({ credit }) => credit !== null)
}

async function promisesDates(engine: Engine, locale: Locale): Promise<boolean> {
  const { shippingMethods } = await checkoutOf(engine, locale)
  return shippingMethods.every(({ deliveryDate }) => deliveryDate !== null)
}

async function checkoutOf(engine: Engine, locale: Locale) {
  const visitor = await aVisitor(engine, locale)
  await fillCheckout(visitor, { variantId: 10, quantity: 6, address: addressIn(locale) })
  return visitor.call(loadCheckout, {})
}

async function orderOf(engine: Engine, locale: Locale, address = addressIn(locale)) {
  const visitor = await aVisitor(engine, locale)
  const { orderNumber, token } = await buy(visitor, { variantId: 10, address })
  return { visitor, access: { orderNumber, token } }
}

async function offersRepairFirst(engine: Engine, locale: Locale): Promise<boolean> {
  const { visitor, access } = await orderOf(engine, locale)
  return (await visitor.call(loadOrder, access)).prolongsByRepair
}

async function takesGuestsComplaint(engine: Engine, locale: Locale): Promise<boolean> {
  const { visitor, access } = await orderOf(engine, locale)
  const { order } = await visitor.call(loadOrder, access)
  const complaint = { kind: 'damaged', remedy: 'refund', message: 'Ein Bein ist gebrochen.', photos: [] }
  const item = order.packages[0]?.items[0]?.key
  return (await visitor.try(complainAboutOrder, { ...access, ...complaint, item, quantity: 1 })).status < 300
}

async function takesOrderWithoutTitle(engine: Engine, locale: Locale): Promise<boolean> {
  const address = addressIn(locale)
  const { access } = await orderOf(engine, locale, { ...address, gender: 'x', phone: null, birthDate: null })
  return access.orderNumber !== ''
}

async function asksToReadFirst(engine: Engine, locale: Locale): Promise<boolean> {
  const { products } = await (await aVisitor(engine, locale)).call(loadListing, { path: '/kategorie-1/' })
  return products.find(({ referenceKey }) => referenceKey === 'P1')?.isReadFirst === true
}

async function asksForOldDevice(engine: Engine, locale: Locale): Promise<boolean> {
  const visitor = await aVisitor(engine, locale)
  const { basket } = await visitor.call(addBasketItem, {
    basketKey: visitor.basketKey,
    variantId: 10,
    quantity: 1,
  })
  return basket.items[0]?.facts?.asksForOldDevice === true
}

/** Operators are asked for it; what a record says is shown by the row of electrical goods. */
async function asksForFurnitureFee(engine: Engine, locale: Locale): Promise<boolean> {
  const now = engine.now()
  const missing = await missingOfProducts(engine.database.sql, [markets[locale].country], now)
  return missing.some(
    ({ duty, from }) => duty === 'C-19b-FR-invoice' && from <= now.toISOString().slice(0, 10),
  )
}

function keepsCampaignsAway(path: string): Seen {
  return async (engine, locale) =>
    (await (await aVisitor(engine, locale)).call(loadListing, { path })).hasPriceBound
}

// --- what is sold --------------------------------------------------------------------------------------------------

/** A record is looked at again when it changes: so it does every time. */
let imported = 0
function imports(fields: Partial<ProductRecord>) {
  return async (into: Database, now: Date) => {
    imported += 1
    const record = productRecord({ id: 9, popularity: imported, variants: soldEverywhere(90), ...fields })
    await importCatalogue(into, catalogueLines([record]), { strict: true, now })
  }
}

function soldEverywhere(id: number, content: { unit: string; size: number } | null = null) {
  const price = priceRecord(4000, { rrp: 9000 })
  const prices = { DE: price, AT: price, CH: price, FR: price, BE: price, NL: price }
  return [variantRecord({ id, content, stock: 1000, prices })]
}

function flagged(key: string): Pick<ProductRecord, 'attributes'> {
  const word = { de: key, fr: key, nl: key }
  return {
    attributes: {
      [key]: { label: word, multiSelect: false, facet: false, values: [{ value: '1', label: word }] },
    },
  }
}

const SAID = { de: 'Kleine Teile', fr: 'Petites pièces', nl: 'Kleine onderdelen' }
const RECORDS = [
  categoryRecord({ id: 1 }),
  categoryRecord({ id: 2 }),
  categoryRecord({ id: 3 }),
  productRecord({
    id: 1,
    brand: 'Nordheim',
    variants: soldEverywhere(10, { unit: 'LI', size: 2 }),
    facts: {
      warnings: [SAID],
      dataNotice: [SAID],
      hazards: { pictograms: [], signalWord: null, statements: [SAID], precautions: [] },
      deforestation: ['26DEAB12CD34EF'],
      battery: { replacedBy: 'user' },
      productPassport: 'https://pass.example/1',
      supportUntil: '2031-12',
      durabilityGuarantee: { years: 5, producer: 'Halle', model: 'Holm' },
      electrical: { category: 'grossgerte', registrations: { weee: 'DE 1', swiss: null }, hasBattery: true },
      ecoParticipation: { FR: 50, DE: 50, CH: 50 },
      repairIndex: { value: 7.5, sheet: 'sheets/a.pdf' },
      spareParts: { available: false },
      triman: [{ part: 'Carton', bin: 'Bac de tri' }],
      environmentalSheet: { text: 'Recyclable', link: null },
    },
  }),
  productRecord({ id: 2, categories: [2], variants: soldEverywhere(20), ...flagged('preisgebunden') }),
  productRecord({
    id: 3,
    categories: [3],
    variants: soldEverywhere(30),
    ...flagged('saeuglingsanfangsnahrung'),
    facts: {
      food: {
        name: SAID,
        ingredients: SAID,
        nutrition: [],
        storage: null,
        preparation: null,
        origin: null,
        operator: { name: 'Milchwerk', address: 'Weg 1' },
        organicControl: null,
      },
    },
  }),
  productRecord({ id: 4, variants: soldEverywhere(40), facts: { kinds: ['furniture'] } }),
]

function addressIn(locale: Locale): Address {
  return anAddress({ phone: '+49 30 1234567', ...PLACES[markets[locale].country] })
}

const PLACES: Record<Country, Pick<Address, 'country' | 'zip' | 'city'>> = {
  DE: { country: 'DE', zip: '10115', city: 'Berlin' },
  AT: { country: 'AT', zip: '1010', city: 'Wien' },
  CH: { country: 'CH', zip: '8001', city: 'Zürich' },
  FR: { country: 'FR', zip: '75001', city: 'Paris' },
  BE: { country: 'BE', zip: '1000', city: 'Bruxelles' },
  NL: { country: 'NL', zip: '1012 AB', city: 'Amsterdam' },
}
