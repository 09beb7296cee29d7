import { type DemoShop, demoCatalogue } from './demo-catalogue.ts'
import { demoGiftCards, demoPromotions, demoVoucherCodes } from './promotions/demo-promotions.ts'
import { demoQuestions } from './questions/demo-questions.ts'
import { demoReviews } from './reviews/demo-reviews.ts'
import { demoSearchWords } from './search-words/demo-search-words.ts'
import { demoStores } from './stores/demo-stores.ts'

/** Everything that fills a demo shop: catalogue, reviews, questions, stores, offers and search words. */
export function demoGoods(shop: DemoShop) {
  return {
    catalogue: demoCatalogue(shop),
    reviews: demoReviews(shop),
    questions: demoQuestions(shop),
    stores: demoStores(shop),
    promotions: demoPromotions(shop),
    voucherCodes: demoVoucherCodes(),
    giftCards: demoGiftCards(shop),
    searchWords: demoSearchWords,
  }
}
