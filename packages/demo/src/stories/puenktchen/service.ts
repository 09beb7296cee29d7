import type { Brand } from '@shop/domain/shop/brand'
import { siteMapPage } from '../site-map-page.ts'
import { opened, type StoryPage } from '../story-parts.ts'
import { about } from './service/about.ts'
import { giftCard } from './service/gift-card.ts'
import { newsletterPage } from './service/newsletter-page.ts'
import { payment } from './service/payment.ts'
import { questions } from './service/questions.ts'
import { returns } from './service/returns.ts'
import { safety } from './service/safety.ts'
import { shipping } from './service/shipping.ts'
import { sizes } from './service/sizes.ts'
import { stores } from './service/stores.ts'

/** Service pages of Pünktchen. */
export function puenktchenService(brand: Brand): StoryPage[] {
  return [
    opened(shipping(brand), 'reading'),
    returns,
    opened(payment, 'reading'),
    opened(questions, 'reading'),
    stores,
    about,
    opened(safety),
    opened(sizes),
    giftCard,
    opened(newsletterPage),
    opened(siteMapPage(brand)),
  ]
}
