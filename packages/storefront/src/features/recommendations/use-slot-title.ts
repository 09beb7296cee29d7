import { useLingui } from '@lingui/react'
import type { RecommendationSlotName } from '@shop/domain/shop/brand'

/** The heading of a slot. It promises no more than is true of whatever fills it. */
export function useSlotTitle(slot: RecommendationSlotName): string {
  const { i18n } = useLingui()
  switch (slot) {
    case 'listing_bestseller':
      // a small category is filled up with what the whole shop likes
      return i18n.t({ id: 'recommendations.bestseller', message: 'Gerade beliebt' })
    case 'pds_alternatives':
      return i18n.t({ id: 'recommendations.alternatives', message: 'Das könnte auch passen' })
    case 'pds_suggestions':
      return i18n.t({ id: 'recommendations.suggestions', message: 'Gut zu kombinieren' })
    case 'add_to_cart_layer':
      return i18n.t({ id: 'recommendations.layer', message: 'Dazu passt' })
    case 'basket':
      return i18n.t({ id: 'recommendations.basket', message: 'Vielleicht fehlt noch etwas' })
    case 'search':
      return i18n.t({ id: 'recommendations.search', message: 'Gerade beliebt' })
    case 'listing_last_seen':
    case 'pds_last_seen':
      return i18n.t({ id: 'recommendations.lastSeen', message: 'Zuletzt angesehen' })
  }
}
