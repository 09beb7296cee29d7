import type { ShopParts } from '@shop/blocks/shop-parts.ts'
import { lazyPart } from './lazy-part.tsx'

const lastSeen = lazyPart<{ slot: 'listing_last_seen' }>(() =>
  import('../../../features/recommendations/last-seen-slider.tsx').then((module) => module.LastSeenSlider),
)

/** Parts of this shop that blocks show. */
export const SHOP_PARTS: ShopParts = {
  form: lazyPart(() =>
    import('../../../features/contact/block-form.tsx').then((module) => module.BlockFormSender),
  ),
  newsletter: lazyPart(() =>
    import('../../../features/newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
  ),
  lastSeen: { Part: () => <lastSeen.Part slot="listing_last_seen" />, ready: lastSeen.ready },
}
