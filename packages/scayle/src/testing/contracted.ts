import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines } from '@shop/catalogue/testing/records'
import { type Engine, engineOn } from '@shop/commerce/engine'
import { aPromotionRecord, aVoucherRecord, givePromotions } from '@shop/commerce/testing/offers'
import { demoRecords } from '@shop/demo/demo-catalogue'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { Backend } from '@shop/engine/backend'
import type { Database } from '@shop/engine/db/database'
import { databasesForRules } from '@shop/engine/db/test-database'
import type { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import { testBrand } from '@shop/engine/testing/test-brand'
import type { AskOptions } from '../connection/ask.ts'
import { scayle } from '../scayle.ts'
import { openStandIn, STAND_IN_CHECKOUT, type StandIn } from '../stand-in/stand-in.ts'

/** A shop that the suites of behaviour run against. */
export type Contracted = {
  engine: Engine
  locale: Locale
  close: () => Promise<void>
}

/** One that takes ten percent off, and one that is over. */
export type Vouchers = { code: string; expired: string }

/** A promotion that needs no code: what it takes off every line, and from how many units in the basket on. */
export type Automatic = { percent: number; fromUnits: number }

/** One kind of backend, with what is known of its promotions; null for what nobody has said. */
export type Kind = {
  name: string
  open: () => Promise<Contracted>
  vouchers: Vouchers | null
  automatic: Automatic | null
}

const TOKEN = 'a token for tests'
/** As the promotions of the stand-in have them. */
const VOUCHERS: Vouchers = { code: 'SCAYLE10', expired: 'VORBEI' }
const AUTOMATIC: Automatic = { percent: 5, fromUnits: 6 }
const KNOWN = { vouchers: VOUCHERS, automatic: AUTOMATIC }
/** How the goods of the demo are called. */
const DEMO = { attributes: { colour: 'farbe', size: 'groesse' } }

/** The shop's own engine, the stand-in behind the official client, and a real tenant where the environment names one. */
export function contractedKinds(environment = process.env): Kind[] {
  const { SCAYLE_HOST, SCAYLE_TOKEN, SCAYLE_SHOP_ID, SCAYLE_LOCALE = 'de-de' } = environment
  const { SCAYLE_VOUCHER: code, SCAYLE_VOUCHER_EXPIRED: expired } = environment
  const isReal = SCAYLE_HOST && SCAYLE_TOKEN && SCAYLE_SHOP_ID && isLocale(SCAYLE_LOCALE)
  return [
    { name: 'own engine', open: ownEngine, ...KNOWN },
    { name: 'stand-in', open: async () => standInEngine(), ...KNOWN },
    ...(isReal
      ? [
          {
            name: 'tenant',
            vouchers: code && expired ? { code, expired } : null,
            // A tenant's own promotions may be anything.
            automatic: null,
            open: () => {
              const shop = { locales: [SCAYLE_LOCALE], shopIds: { [SCAYLE_LOCALE]: Number(SCAYLE_SHOP_ID) } }
              const brand = { ...testBrand, ...shop }
              return engineWith(brand, scayle()(brand, environment), SCAYLE_LOCALE)
            },
          },
        ]
      : []),
  ]
}

/** The goods of the demo of the home shop. */
export function demoGoods(): CatalogueRecord[] {
  return [...demoRecords('home-shop')]
}

async function ownEngine(): Promise<Contracted> {
  const opened = await engineWith(testBrand, null, 'de-de')
  const { engine } = opened
  await importCatalogue(engine.database, catalogueLines(demoGoods()), { strict: true })
  await givePromotions(
    engine.database,
    aVoucherRecord(VOUCHERS.code),
    aVoucherRecord(VOUCHERS.expired, { schedule: { from: null, to: '2021-01-01T00:00:00.000Z' } }),
    aPromotionRecord({
      id: 'six',
      conditions: [{ level: 'global', key: 'minimum_quantity', quantity: AUTOMATIC.fromUnits }],
      effect: { type: 'automatic_discount', discountType: 'relative', discountValue: AUTOMATIC.percent },
    }),
  )
  await engine.refresh()
  return opened
}

/** An engine whose goods are at the stand-in. */
export async function standInEngine(
  asking: AskOptions = {},
  database?: Database,
): Promise<Contracted & { standIn: StandIn }> {
  const standIn = await openStandIn({ brand: testBrand, records: demoGoods(), token: TOKEN })
  trust(standIn)
  const environment = { SCAYLE_HOST: standIn.host, SCAYLE_TOKEN: TOKEN, ...checkoutOf(standIn) }
  const backend = scayle(DEMO, asking)(testBrand, environment)
  const opened = await engineWith(testBrand, backend, 'de-de', database ?? (await aDatabase()))
  return {
    ...opened,
    standIn,
    close: async () => {
      await opened.close()
      await standIn.close()
    },
  }
}

/** The variables by which a shop reaches the checkout of the stand-in. */
export function checkoutOf({ host }: Pick<StandIn, 'host'>): Record<string, string> {
  const { user, token, secret } = STAND_IN_CHECKOUT
  return {
    SCAYLE_CHECKOUT_HOST: host,
    SCAYLE_CHECKOUT_USER: user,
    SCAYLE_CHECKOUT_TOKEN: token,
    SCAYLE_CHECKOUT_SECRET: secret,
  }
}

/** The official client speaks real TLS; this process believes the stand-in's certificate besides those of the world. */
export function trust({ certificate }: Pick<StandIn, 'certificate'>): void {
  setDefaultCACertificates([...getCACertificates('default'), certificate])
}

/** An empty database. */
export async function aDatabase(): Promise<Database> {
  const [kind] = await databasesForRules()
  if (!kind) throw new Error('There is no database to test on.')
  return kind.open()
}

async function engineWith(
  brand: Brand,
  backend: Backend | null,
  locale: Locale,
  opened?: Database,
): Promise<Contracted> {
  const database = opened ?? (await aDatabase())
  const engine = await engineOn(database, {
    brand,
    backend,
    publicOrigin: 'https://shop.example',
    shopOrigins: null,
    sandboxPayments: true,
    secret: 'a secret for tests',
    housekeeping: false,
  })
  return { engine, locale, close: () => engine.close() }
}
