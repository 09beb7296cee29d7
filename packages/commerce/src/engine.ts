import { openCatalogues } from '@shop/catalogue/catalogue/catalogues'
import type { IndexMaking } from '@shop/catalogue/catalogue/search-side'
import { openShop } from '@shop/domain/shop/shop'
import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { openSwitches } from '@shop/engine/call/switches'
import { type CoordinationSetup, openCoordination } from '@shop/engine/coordination/open-coordination'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { openDatabaseClock } from '@shop/engine/db/database-clock'
import { schemaName } from '@shop/engine/db/schema-name'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { deskOf } from './cli/base/desk.ts'
import { openOperatorDoor } from './cli/operator-door.ts'
import { assembledEngine } from './engine/assembled-engine.ts'
import type { AssemblyOptions, EngineOptions } from './engine/engine-options.ts'
import type { Engine } from './engine/engine-type.ts'
import { hookSetup } from './engine/outgoing-setup.ts'
import { openOffice } from './office/open-office.ts'

export type { EngineAnswer } from '@shop/engine/call/engine-answer'
export type { Engine } from './engine/engine-type.ts'

/**
 * Opens the engine of one brand: database, catalogues of all its locales, payment, and every call of the contract.
 *
 * @see design §4
 */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { brand, databaseUrl, dataDirectory } = options
  const schema = options.schema ?? schemaName(brand.id)
  const directUrl = options.databaseDirectUrl ?? null
  const readUrl = options.databaseReadUrl ?? null
  const database = await openDatabase({
    databaseUrl,
    directUrl,
    readUrl,
    ...(options.databaseConnections === undefined ? {} : { connections: options.databaseConnections }),
    dataDirectory,
    schema,
    isServing: true,
  })
  try {
    const engine = await engineOn(database, options, {
      directUrl: directUrl ?? databaseUrl,
      valkeyUrl: options.valkeyUrl ?? null,
      schema,
    })
    return databaseUrl === null && dataDirectory !== null ? withDoor(engine, dataDirectory, options) : engine
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Only this process may use its embedded database, so operators' commands come to it. */
async function withDoor(engine: Engine, directory: string, options: EngineOptions): Promise<Engine> {
  const {
    brand,
    returnCarrier,
    pageCheck,
    contentDesk = null,
    outsideChecks,
    secret,
    allowsDemoStaff,
    needsSecondFactor,
  } = options
  const papers = deskOf(brand, returnCarrier ?? embeddedReturnCarrier, pageCheck)
  const { catalogueOf, shopOf } = engine.desk
  const desk = {
    ...papers,
    shopOf,
    catalogueOf,
    webHooks: hookSetup(options),
    contentDesk: async () => contentDesk,
    outsideChecks,
  }
  const { database, now } = engine
  const office = openOffice({
    database,
    desk,
    now,
    secret: secret ?? brand.id,
    allowsDemoStaff: allowsDemoStaff ?? false,
    needsSecondFactor: needsSecondFactor ?? true,
  })
  const door = await openOperatorDoor(database, directory, desk, now, office)
  return {
    ...engine,
    async close() {
      await door.close()
      await engine.close()
    },
  }
}

/** The engine on a database that is open already; closing the engine closes it. Without a place to meet others it is alone. */
export async function engineOn(
  database: Database,
  options: AssemblyOptions,
  meeting: CoordinationSetup = { directUrl: null, valkeyUrl: null, schema: '' },
): Promise<Engine> {
  const { brand } = options
  const shops = new Map(brand.locales.map((locale) => [locale, openShop(brand, locale)]))
  const isAlive = options.housekeeping ?? true
  const clock = options.now ? null : await openDatabaseClock(database, { isOn: isAlive })
  const now = options.now ?? clock?.now ?? (() => new Date())
  const switches = await openSwitches(database, { isPolling: isAlive })
  await followReadOnly(database, switches)
  const catalogues = await openCatalogues(database, [...shops.values()], {
    snapshot: options.indexSnapshot ? { file: options.indexSnapshot, shop: brand.id } : null,
    elsewhere: await searchElsewhere(options),
    ...(isAlive ? {} : { pollMilliseconds: null }),
    now,
  })
  const coordination = await openCoordination(database, meeting)
  return assembledEngine(options, { database, shops, catalogues, switches, clock, now, coordination })
}

/** null where this process holds all products itself, and then pays nothing for a client of a search server. */
async function searchElsewhere({ brand, searchUrl }: Pick<EngineOptions, 'brand' | 'searchUrl'>) {
  if (!searchUrl) return null
  const { openSearchSide } = await import('@shop/catalogue/search/opensearch/open-search-side')
  const setup = { address: searchUrl, shop: brand.id, locales: brand.locales }
  return (making: IndexMaking) => openSearchSide(setup, making)
}
