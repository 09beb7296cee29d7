import { latePart } from '../../hydration/late-part.tsx'
import type { PageCampaign, WithCampaign } from '../../page-campaign.ts'

/** Most pages have none. */
export const Campaign = latePart(() => import('./campaign.tsx').then((file) => file.Campaign))

/** The campaign of a page, by its data; null where it has none. */
export function campaignOf(page: unknown): PageCampaign | null {
  return hasCampaign(page) ? page.campaign : null
}

/**
 * The data of a page once the code of its bar is there: coming later, the bar pushed down what was about to be tapped.
 * A bar that cannot be fetched is missed by itself.
 */
export async function withItsCampaign<Page>(page: Page): Promise<Page> {
  if (campaignOf(page) !== null) await Campaign.ready().catch(() => undefined)
  return page
}

function hasCampaign(page: unknown): page is WithCampaign {
  return page !== null && typeof page === 'object' && 'campaign' in page
}
