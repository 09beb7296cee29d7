import { opened, type StoryPage } from '../story-parts.ts'
import { allCampaigns } from './campaigns/all-campaigns.ts'
import { fabricSamples } from './campaigns/fabric-samples.ts'
import { linenWeeks } from './campaigns/linen-weeks.ts'
import { voucherPage } from './campaigns/voucher-page.ts'
import { winterEvenings } from './campaigns/winter-evenings.ts'

/** Campaigns, the voucher and a page to ask for samples. */
export const lindhausCampaigns: readonly StoryPage[] = [
  allCampaigns,
  linenWeeks,
  winterEvenings,
  voucherPage,
  opened(fabricSamples),
]
