import type {
  CampaignRule,
  CampaignTrigger,
  CampaignTriggerType,
} from '@shop/domain/content/campaign-visibility'
import { editorTime } from '@shop/domain/content/editor-time'
import { hasNoBar } from '@shop/domain/link/has-no-bar'

/** Triggers that stand for themselves; the others need a value. */
const NEEDS_NO_VALUE: ReadonlySet<CampaignTriggerType> = new Set(['scayleCheckout', 'sale'])

/**
 * Why a campaign will not be seen where or when its editor means it, one sentence each, with the field first and what to
 * write instead.
 *
 * @see spec §3 "Campaign visibility rule"
 */
export function ruleProblems({ dateFrom, dateTo, triggers }: CampaignRule): string[] {
  const from = dateFrom ? editorTime(dateFrom, 'T00:00:00Z') : Number.NEGATIVE_INFINITY
  const to = dateTo ? editorTime(dateTo, 'T23:59:59Z') : Number.POSITIVE_INFINITY
  return [
    ...(Number.isNaN(from) ? [noDate('dateFrom', dateFrom)] : []),
    ...(Number.isNaN(to) ? [noDate('dateTo', dateTo)] : []),
    ...(from > to ? [`dateTo: ${dateTo} is before dateFrom ${dateFrom}, so it is never seen`] : []),
    ...triggers.flatMap(triggerProblems),
  ]
}

function noDate(field: string, value: string | null): string {
  return `${field}: "${value}" is no date, so it is never seen; write one like 2026-11-30 22:59 (UTC)`
}

function triggerProblems({ type, value }: CampaignTrigger, index: number): string[] {
  const where = `trigger ${index + 1} (${type})`
  const values = value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (NEEDS_NO_VALUE.has(type)) return []
  if (values.length === 0) return [`${where}: fits no page without a value`]
  if (type === 'url')
    return values.flatMap((path) => {
      if (!path.startsWith('/'))
        return `${where}: "${path}" fits no page; begin with a slash and leave out the host and the locale`
      return hasNoBar(path) ? `${where}: "${path}" never carries a bar; name another page` : []
    })
  if (type === 'productNumber')
    return values
      .filter((number) => !/^[\d.]+$/.test(number))
      .map((number) => `${where}: "${number}" is no product number; write one like 100102`)
  return []
}
