import type { GiftCardRecord } from '@shop/sales/gift-cards/import-gift-cards'
import type { DemoShop } from '../demo-catalogue.ts'
import { babyPromotions } from './baby-promotions.ts'
import type { DemoPromotion } from './demo-promotion.ts'
import { homePromotions } from './home-promotions.ts'

/** The promotions and vouchers of a shop. */
export function demoPromotions(shop: DemoShop): readonly DemoPromotion[] {
  return { 'home-shop': homePromotions, 'baby-shop': babyPromotions }[shop]
}

/** The codes of `entschuldigung` that are handed out already, one for each shopper. */
export function demoVoucherCodes(): { promotionId: string; codes: string[] } {
  return { promotionId: 'entschuldigung', codes: ['SORRY-DEMO-1', 'SORRY-DEMO-2', 'SORRY-DEMO-3'] }
}

/** Gift cards with public codes: the README names them with their PINs. */
export function demoGiftCards(shop: DemoShop): readonly GiftCardRecord[] {
  const name = { 'home-shop': 'HAUS', 'baby-shop': 'BABY' }[shop]
  return [
    { code: `DEMO-${name}-EURO-0050`, pin: '202611', amount: 5000, currency: 'EUR' },
    { code: `DEMO-${name}-FRAN-0050`, pin: '202611', amount: 5000, currency: 'CHF' },
  ]
}
