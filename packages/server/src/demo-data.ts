import { loadNavigation } from '@shop/api-client/contract/catalogue'
import { importCatalogue } from '@shop/commerce/catalogue/import-catalogue'
import type { Engine } from '@shop/commerce/engine'
import { importReviews } from '@shop/commerce/reviews/import-reviews'
import { importStores } from '@shop/commerce/stores/import-stores'
import { type DemoShop, demoCatalogue } from '@shop/demo/demo-catalogue'
import { demoReviews } from '@shop/demo/reviews/demo-reviews'
import { demoStores } from '@shop/demo/stores/demo-stores'

/** Fills an empty shop with its demo catalogue; a shop with categories is left alone. */
const DEMO_SHOPS: readonly DemoShop[] = ['home-shop', 'baby-shop']

export async function demoData(engine: Engine): Promise<void> {
  const locale = engine.brand.locales[0]
  if (!locale)
    throw new Error(`The brand ${engine.brand.id} has no locales: name at least one in its brand.ts.`)
  const demo = DEMO_SHOPS.find((shop) => shop === engine.brand.id)
  if (!demo) return
  const { roots } = await engine.api(locale)(loadNavigation, {})
  if (roots.length > 0) return

  console.log(`Importing the demo catalogue of ${engine.brand.name}`)
  const report = await importCatalogue(engine.database, lines(demo), { strict: true })
  const reviews = await importReviews(engine.database, demoReviews(demo), new Date())
  const stores = await importStores(engine.database, demoStores(demo))
  await engine.refresh()
  console.log(`Imported ${report.created} records, ${reviews} reviews and ${stores} stores`)
}

async function* lines(demo: DemoShop): AsyncIterable<string> {
  yield* demoCatalogue(demo)
}
