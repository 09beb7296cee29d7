import type { Api } from '@shop/api-client/contract/define-call'
import type { Locale } from '@shop/domain/market/markets'
import { openShop, type Shop } from '@shop/domain/shop/shop'
import { inProcessApi } from '@shop/engine/answer/in-process-api'
import { runCall } from '@shop/engine/answer/run-call'
import type { CallingEngine } from '@shop/engine/call/calling-engine'
import { defaultLimits } from '@shop/engine/call/services'
import type { Database } from '@shop/engine/db/database'
import { ownAddressDirectory } from '@shop/engine/ports/addresses/own-address-directory'
import { embeddedLeakedPasswords } from '@shop/engine/ports/embedded-leaked-passwords'
import { attemptsIn } from '@shop/engine/session/shared-rate-limit'
import { testBrand } from '@shop/engine/testing/test-brand'
import { type Catalogues, openCatalogues } from '../catalogue/catalogues.ts'
import { type Findable, openFindable } from '../findable/findable.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { FamilyPages } from '../products/family-pages.ts'
import { firstQuestions } from '../questions/question-page.ts'
import { openRecommenders } from '../recommenders/open-recommenders.ts'
import { firstReviews } from '../reviews/review-page.ts'
import { catalogueRoutes } from '../routes.ts'
import { catalogueLines } from './records.ts'

/** As much of the shop's engine as the calls of the catalogue need. */
export type CatalogueEngine = Pick<Catalogues, 'filters' | 'isFilter' | 'refresh'> & {
  /** Open calls without a session; throws problems. */
  api: (locale: Locale) => Api
  findable: Findable
  close: () => Promise<void>
}

/** An engine of the test brand that has the catalogue alone, with these records in it. */
export async function catalogueEngine(
  database: Database,
  records: readonly unknown[],
): Promise<CatalogueEngine> {
  await importCatalogue(database, catalogueLines(records), { strict: true })
  const shops = new Map<Locale, Shop>(
    testBrand.locales.map((locale) => [locale, openShop(testBrand, locale)]),
  )
  const catalogues = await openCatalogues(database, [...shops.values()], { pollMilliseconds: null })
  const now = () => new Date()
  return {
    api: (locale) => inProcessApi(callingCatalogue({ database, shops, catalogues, now }), locale),
    findable: openFindable({ database, catalogues, shops, now }),
    filters: () => catalogues.filters(),
    isFilter: (name) => catalogues.isFilter(name),
    refresh: () => catalogues.refresh(),
    async close() {
      await catalogues.close()
      await database.close()
    },
  }
}

type CallingOptions = {
  database: Database
  shops: ReadonlyMap<Locale, Shop>
  catalogues: Catalogues
  now: () => Date
}

function callingCatalogue({ database, shops, catalogues, now }: CallingOptions): CallingEngine['call'] {
  const { sql } = database
  const setup = { provider: null, mode: 'live', fallbackProductIds: [] } as const
  const services = {
    addresses: ownAddressDirectory(),
    leakedPasswords: embeddedLeakedPasswords(),
    errorReports: null,
    secret: testBrand.id,
    limits: defaultLimits({ attempts: attemptsIn({ sql }), secret: testBrand.id }),
    recommenders: openRecommenders(setup, sql),
    recommendsInProcess: true,
    firstReviews: new FamilyPages(sql, firstReviews),
    firstQuestions: new FamilyPages(sql, firstQuestions),
  }
  return async (wanted, input, { locale, ...facts }) => {
    const handler = catalogueRoutes.find(({ call }) => call.name === wanted.name)
    const shop = shops.get(locale)
    if (handler === undefined || shop === undefined)
      throw new Error(`The catalogue does not answer ${wanted.name} in ${locale}: ask the whole engine.`)
    const addressOf = (path: string) => `https://shop.example/${locale}${path}`
    const catalogue = catalogues.of(locale)
    return runCall(
      handler,
      input,
      { ...facts, shop, addressOf, now: now() },
      { database, services, contextOf: (context) => ({ ...context, services, catalogue }) },
    )
  }
}
