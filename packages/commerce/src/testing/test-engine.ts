import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import type { Recommender } from '@shop/catalogue/recommenders/recommender'
import { catalogueLines } from '@shop/catalogue/testing/records'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import type { Brand } from '@shop/domain/shop/brand'
import type { Database, Sql } from '@shop/engine/db/database'
import { databases, databasesForRules, emptyTables, type TestDatabase } from '@shop/engine/db/test-database'
import type { AddressDirectory } from '@shop/engine/ports/addresses/address-directory'
import type { LegalTexts } from '@shop/engine/ports/legal-texts'
import type { LoyaltyProgramme } from '@shop/engine/ports/loyalty/loyalty-programme'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import { keepRows, restoreRows } from '@shop/engine/testing/kept-rows'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterAll } from 'vitest'
import { type Engine, engineOn } from '../engine.ts'

/** A clock that stands still until it is moved. */
export type TestClock = { now: () => Date; forward: (seconds: number) => void }

export type TestEngine = { engine: Engine; clock: TestClock }

/** An engine of the test brand with the tiny catalogue on an empty database; `engine.close()` ends all of it. */
export type EngineKind = { name: string; open: (brand?: Brand) => Promise<TestEngine> }

type KindOptions = {
  payments?: () => PaymentProvider
  hasPickupPoints?: boolean
  recommender?: Recommender
  legalTexts?: LegalTexts
  addresses?: AddressDirectory
  loyalty?: LoyaltyProgramme | null
}

/**
 * One kind per database, for `describe.each(await engineKinds())`. Each database is opened once per file and
 * emptied for every engine. Without a provider payments go through the sandbox.
 */
export async function engineKinds(options: KindOptions = {}): Promise<EngineKind[]> {
  return kindsOn(await databases(), options)
}

/** The same on one database, for suites about rules that no database changes; see `databasesForRules`. */
export async function ruleEngines(options: KindOptions = {}): Promise<EngineKind[]> {
  return kindsOn(await databasesForRules(), options)
}

function kindsOn(on: readonly TestDatabase[], options: KindOptions): EngineKind[] {
  return on.map(({ name, open }) => {
    let opened: Promise<Database> | null = null
    afterAll(async () => {
      await (await opened)?.close()
    })

    return {
      name,
      async open(brand = testBrand) {
        opened ??= open()
        const database = await opened
        await putCatalogue(database)
        const clock = testClock('2026-11-21T12:00:00Z')
        const engine = await engineOn(
          { ...database, close: async () => undefined },
          {
            brand,
            now: clock.now,
            publicOrigin: 'https://shop.example',
            shopOrigins: null,
            sandboxPayments: true,
            payments: options.payments?.() ?? null,
            ...(options.legalTexts ? { legalTexts: options.legalTexts } : {}),
            ...(options.addresses ? { addresses: options.addresses } : {}),
            ...(options.loyalty === undefined ? {} : { loyalty: options.loyalty }),
            ...(options.recommender ? { recommender: options.recommender } : {}),
            ...(options.hasPickupPoints === false ? { pickupPoints: null } : {}),
            secret: 'a secret for tests',
            housekeeping: false,
          },
        )
        return { engine, clock }
      },
    }
  })
}

/** Databases that hold a copy of the catalogue; they outlive a file, see db/test-database.ts. */
const prepared = new WeakSet<Sql>()

async function putCatalogue(database: Database): Promise<void> {
  if (prepared.has(database.sql)) return restoreRows(database)
  await emptyTables(database)
  await importCatalogue(database, lines(), { strict: true })
  if (await keepRows(database)) prepared.add(database.sql)
}

/**
 * An engine of the test brand with its own catalogue and without a payment provider. `engine.close()` ends all of it.
 */
export async function engineWithCatalogue(database: Database, records: readonly unknown[]): Promise<Engine> {
  await importCatalogue(database, catalogueLines(records), { strict: true })
  return engineOn(database, {
    brand: testBrand,
    publicOrigin: 'https://shop.example',
    shopOrigins: null,
    sandboxPayments: false,
    housekeeping: false,
  })
}

function testClock(start: string): TestClock {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    forward: (seconds) => {
      at += seconds * 1000
    },
  }
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
