import { richText, text } from '@shop/content/fields'
import * as v from 'valibot'
import { filledText, flag, option, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { campaignRule, campaignRuleFields } from './campaign-rule.ts'
import { ruleProblems } from './rule-problems.ts'

/** What editors say of a campaign; where and when it is seen is its rule. */
export const campaignBannerFields = {
  headline: filledText,
  text,
  image: optionalAsset,
  link: optionalLink,
  linkLabel: text,
  ...campaignRuleFields,
  showsCountdown: flag(false),
  conditions: v.nullish(richText, null),
  conditionsLabel: text,
  tone: option(['accent', 'tint', 'sale'], 'accent'),
  /** A voucher code that comes with it. */
  code: v.pipe(text, v.maxLength(40)),
  /** What the bar above a page says; the headline where it is empty. */
  barText: v.pipe(text, v.maxLength(90)),
  /** Whether its dialog opens by itself, once. */
  opens: option(['never', 'once'], 'never'),
}
export type CampaignFields = v.InferOutput<v.ObjectSchema<typeof campaignBannerFields, undefined>>

/** What an editor has to put right in a campaign that can be shown, one sentence each. */
export function campaignProblems(fields: CampaignFields): string[] {
  const { link, linkLabel, code, conditions } = fields
  return [
    ...ruleProblems(campaignRule(fields)),
    ...(link && linkLabel === '' ? ['linkLabel: the link has no words, so nobody sees it'] : []),
    ...(!link && linkLabel !== '' ? ['link: there are words for a link, but no address'] : []),
    ...(code !== '' && conditions === null
      ? ['conditions: a code needs its conditions, the law wants them beside it']
      : []),
  ]
}
