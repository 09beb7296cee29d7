import type { Brand } from '@shop/domain/shop/brand'
import { siteMapPage } from '../site-map-page.ts'
import { opened, type StoryPage } from '../story-parts.ts'
import { about } from './service/about.ts'
import { giftCard } from './service/gift-card.ts'
import { measures } from './service/measures.ts'
import { newsletterPage } from './service/newsletter-page.ts'
import { payment } from './service/payment.ts'
import { questions } from './service/questions.ts'
import { responsibility } from './service/responsibility.ts'
import { returns } from './service/returns.ts'
import { shipping } from './service/shipping.ts'
import { stores } from './service/stores.ts'

/** Service pages of Lindhaus. */
export function lindhausService(brand: Brand): StoryPage[] {
  return [
    opened(shipping(brand), 'reading'),
    returns,
    opened(payment),
    opened(questions(brand)),
    stores,
    about,
    opened(responsibility),
    opened(measures),
    giftCard,
    opened(newsletterPage),
    opened(siteMapPage(brand)),
  ]
}
