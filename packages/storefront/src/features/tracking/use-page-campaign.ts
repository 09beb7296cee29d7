import { addressCampaign } from '@shop/domain/analytics/address-campaign'
import { useLocation } from '@tanstack/react-router'

/**
 * The campaign that the page's address names; null without one. Only events and the basket hear of it, so the server,
 * which does not know it, draws the same.
 */
export function usePageCampaign(): string | null {
  return useLocation({ select: ({ searchStr }) => addressCampaign(searchStr) })
}
