import { loadNavigation } from '@shop/api-client/contract/catalogue'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { importQuestions, type QuestionRecord } from '@shop/catalogue/questions/import-questions'
import { importReviews, type ReviewRecord } from '@shop/catalogue/reviews/import-reviews'
import { importSearchWords, type StoredWords } from '@shop/catalogue/search/words/search-words-store'
import { importStores, type StoreRecord } from '@shop/catalogue/stores/import-stores'
import type { Engine } from '@shop/commerce/engine'
import { inventFigures } from '@shop/commerce/figures/invent-figures-store'
import { type GiftCardRecord, importGiftCards } from '@shop/sales/gift-cards/import-gift-cards'
import { importPromotions } from '@shop/sales/promotions/import-promotions'
import { insertCodes } from '@shop/sales/promotions/promotion-store'

/** What fills an empty shop; only the catalogue has to be there. */
export type DemoGoods = {
  /** Lines of a catalogue file. */
  catalogue: Iterable<string>
  reviews?: Iterable<ReviewRecord>
  questions?: Iterable<QuestionRecord>
  stores?: readonly StoreRecord[]
  promotions?: readonly unknown[]
  voucherCodes?: { promotionId: string; codes: readonly string[] }
  giftCards?: readonly GiftCardRecord[]
  searchWords?: StoredWords
}

/** Whether a shop has no category yet: only then is it given anything to begin with. */
export async function isEmptyShop(engine: Engine): Promise<boolean> {
  const locale = engine.brand.locales[0]
  if (!locale)
    throw new Error(`The brand ${engine.brand.id} has no locales: name at least one in its brand.ts.`)
  const { roots } = await engine.api(locale)(loadNavigation, {})
  return roots.length === 0
}

/** Fills an empty shop with its demo; a shop with categories is left alone, whatever it has been rid of. */
export async function demoData(engine: Engine, goods: DemoGoods): Promise<void> {
  if (!(await isEmptyShop(engine))) return

  console.log(`Importing the demo catalogue of ${engine.brand.name}`)
  const report = await importCatalogue(engine.database, lines(goods.catalogue), { strict: true })
  const reviews = await importReviews(engine.database, goods.reviews ?? [], new Date())
  await importQuestions(engine.database, goods.questions ?? [])
  const stores = await importStores(engine.database, goods.stores ?? [])
  const promotions = await offers(engine, goods)
  // With the catalogue and never again: words that an operator has taken out stay out.
  if (goods.searchWords) await importSearchWords(engine.database, goods.searchWords)
  await inventFigures(engine.database, { locales: engine.brand.locales, now: engine.now() })
  await engine.refresh()
  console.log(
    `Imported ${report.created} records, ${reviews} reviews, ${stores} stores and ${promotions} promotions`,
  )
}

/** Promotions, vouchers with codes of their own, and gift cards with public codes. Returns how many promotions. */
async function offers({ database }: Engine, goods: DemoGoods): Promise<number> {
  const promotions = await importPromotions(database, goods.promotions ?? [])
  const { voucherCodes } = goods
  if (voucherCodes)
    await database.transaction((sql) => insertCodes(sql, voucherCodes.promotionId, voucherCodes.codes))
  await importGiftCards(database, goods.giftCards ?? [], new Date())
  return promotions
}

async function* lines(catalogue: Iterable<string>): AsyncIterable<string> {
  yield* catalogue
}
