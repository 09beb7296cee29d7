import type { BlockForm } from '@shop/ui/blocks/block-context.ts'
import { lazyPart } from './lazy-part.tsx'

const blockForm = lazyPart<{ form: BlockForm }>(() =>
  import('../../features/contact/block-form.tsx').then((module) => module.BlockFormSender),
)
const newsletter = lazyPart<object>(() =>
  import('../../features/newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
)
const lastSeen = lazyPart<{ slot: 'listing_last_seen' }>(() =>
  import('../../features/recommendations/last-seen-slider.tsx').then((module) => module.LastSeenSlider),
)

/** Parts of the shop that blocks show, by the block. */
export const SHOP_PARTS = new Map<string, { ready: () => Promise<unknown> }>([
  ['form', blockForm],
  ['newsletter_teaser', newsletter],
  ['newsletter', newsletter],
  ['last_seen', lastSeen],
])

export const renderBlockForm = (form: BlockForm) => <blockForm.Part form={form} />
export const newsletterForm = <newsletter.Part />
export const lastSeenSlider = <lastSeen.Part slot="listing_last_seen" />
