import { text } from '@shop/content/fields'
import { CAMPAIGN_TRIGGER_TYPES, type CampaignRule } from '@shop/domain/content/campaign-visibility'
import * as v from 'valibot'
import { rows } from '../fields/block-fields.ts'

/** The fields of a campaign that say where and when it is seen. */
export const campaignRuleFields = {
  dateFrom: v.nullish(v.string(), null),
  dateTo: v.nullish(v.string(), null),
  triggerContainer: rows({ triggers: rows({ type: v.picklist(CAMPAIGN_TRIGGER_TYPES), value: text }) }),
}

const ruleFields = v.object(campaignRuleFields)
type RuleFields = v.InferOutput<typeof ruleFields>

/** Where and when a campaign is seen, from its fields. @see spec §3 "Campaign visibility rule" */
export function campaignRule({ dateFrom, dateTo, triggerContainer }: RuleFields): CampaignRule {
  return { dateFrom, dateTo, triggers: triggerContainer.flatMap(({ triggers }) => triggers) }
}

/** The rule of a block; null for a block that has none, and for one whose fields are broken. */
export function campaignRuleOf(block: { component: string }): CampaignRule | null {
  if (block.component !== 'campaign_banner') return null
  const fields = v.safeParse(ruleFields, block)
  return fields.success ? campaignRule(fields.output) : null
}
