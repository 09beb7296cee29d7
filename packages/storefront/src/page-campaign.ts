import type { AssetField, LinkField } from '@shop/content/fields'
import type { RichTextNode } from '@shop/content/rich-text'
import type { CampaignTone } from '@shop/ui/campaign/campaign-bar'

/** The one campaign of a page: what its bar and its dialogs say. */
export type PageCampaign = {
  /** `_uid` of its block: what a browser closes. */
  id: string
  title: string
  /** What the bar says. */
  line: string
  text: string
  image: AssetField | null
  code: string | null
  link: (LinkField & { label: string }) | null
  conditions: RichTextNode | null
  /** Empty where the shop's own words are used. */
  conditionsLabel: string
  tone: CampaignTone
  /** ISO moment of its end; null without one. */
  until: string | null
  opensItself: boolean
  /** How it is called in the statistics; null where its editor has not said. @see spec §7 */
  promotion: string | null
}

/** Data of a page that may have a campaign. */
export type WithCampaign = { campaign: PageCampaign | null }
