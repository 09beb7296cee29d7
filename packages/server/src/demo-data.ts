import { loadNavigation } from '@shop/api-client/contract/catalogue'
import { importCatalogue } from '@shop/commerce/catalogue/import-catalogue'
import type { Engine } from '@shop/commerce/engine'
import { importGiftCards } from '@shop/commerce/gift-cards/import-gift-cards'
import { importPromotions } from '@shop/commerce/promotions/import-promotions'
import { insertCodes } from '@shop/commerce/promotions/promotion-store'
import { importReviews } from '@shop/commerce/reviews/import-reviews'
import { importSearchWords } from '@shop/commerce/search/words/stored-words'
import { importStores } from '@shop/commerce/stores/import-stores'
import { type DemoShop, demoCatalogue } from '@shop/demo/demo-catalogue'
import { demoGiftCards, demoPromotions, demoVoucherCodes } from '@shop/demo/promotions/demo-promotions'
import { demoReviews } from '@shop/demo/reviews/demo-reviews'
import { demoSearchWords } from '@shop/demo/search-words/demo-search-words'
import { demoStores } from '@shop/demo/stores/demo-stores'

/** Fills an empty shop with its demo catalogue; a shop with categories is left alone. */
const DEMO_SHOPS: readonly DemoShop[] = ['home-shop', 'baby-shop']

export async function demoData(engine: Engine): Promise<void> {
  const locale = engine.brand.locales[0]
  if (!locale)
    throw new Error(`The brand ${engine.brand.id} has no locales: name at least one in its brand.ts.`)
  const demo = DEMO_SHOPS.find((shop) => shop === engine.brand.id)
  if (!demo) return
  // By itself, as it came later: a demo shop of before has a catalogue and no words.
  const words = await importSearchWords(engine.database, demoSearchWords)
  if (words > 0) await engine.refresh()
  const { roots } = await engine.api(locale)(loadNavigation, {})
  if (roots.length > 0) return

  console.log(`Importing the demo catalogue of ${engine.brand.name}`)
  const report = await importCatalogue(engine.database, lines(demo), { strict: true })
  const reviews = await importReviews(engine.database, demoReviews(demo), new Date())
  const stores = await importStores(engine.database, demoStores(demo))
  const promotions = await offers(engine, demo)
  await engine.refresh()
  console.log(
    `Imported ${report.created} records, ${reviews} reviews, ${stores} stores and ${promotions} promotions`,
  )
}

/** Promotions, vouchers with codes of their own, and gift cards that everybody may know. Tells how many promotions. */
async function offers({ database }: Engine, demo: DemoShop): Promise<number> {
  const promotions = await importPromotions(database, demoPromotions(demo))
  const { promotionId, codes } = demoVoucherCodes()
  await database.transaction((sql) => insertCodes(sql, promotionId, codes))
  await importGiftCards(database, demoGiftCards(demo), new Date())
  return promotions
}

async function* lines(demo: DemoShop): AsyncIterable<string> {
  yield* demoCatalogue(demo)
}
