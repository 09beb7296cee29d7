import { EDITORS_PAGES } from '../link/editors-pages.ts'
import { contentPath } from '../link/page-path.ts'
import { editorTime } from './editor-time.ts'

/** @see spec §3 "Campaign visibility rule" */
export const CAMPAIGN_TRIGGER_TYPES = [
  'url',
  'scayleCheckout',
  'productNumber',
  'marke',
  'subbrand',
  'breadcrumb',
  'sale',
] as const
export type CampaignTriggerType = (typeof CAMPAIGN_TRIGGER_TYPES)[number]

/** The page that shows every campaign of a shop; they also appear where their triggers say. */
export const CAMPAIGNS_PATH = EDITORS_PAGES.campaigns

/** `value` may list several, separated by commas; `scayleCheckout` and `sale` need none. */
export type CampaignTrigger = { type: CampaignTriggerType; value: string }

/** When and where an editor wants a campaign to be seen; dates in UTC, null or empty without a limit. */
export type CampaignRule = {
  dateFrom: string | null
  dateTo: string | null
  triggers: readonly CampaignTrigger[]
}

/** Facts of a page that campaign rules refer to; `product` is null on every page but a product's. */
export type PageFacts = {
  /** Path inside the shop. */
  path: string
  isCheckout: boolean
  /** Category names from the root down, on listings and product pages. */
  breadcrumb: readonly string[]
  product: { number: string; brand: string; subbrand: string | null; isSale: boolean } | null
}

/**
 * Whether a campaign is seen on a page now: inside its dates, and one of its triggers fits. Without triggers it is seen
 * everywhere, and the page of all campaigns shows every one. An invalid date hides the campaign, because a wrong
 * promise is worse than none.
 *
 * @see spec §3 "Campaign visibility rule"
 */
export function isCampaignVisible(rule: CampaignRule, page: PageFacts, now: Date): boolean {
  if (!isInside(rule, now)) return false
  if (page.path === CAMPAIGNS_PATH) return true
  return rule.triggers.length === 0 || rule.triggers.some((trigger) => fits(trigger, page))
}

/**
 * The next moment after `now` at which the dates of a campaign begin or end; null when nothing changes any more. What
 * shows the campaign, or hides it, holds until then.
 *
 * @see spec §3 "Campaign visibility rule"
 */
export function campaignChangeAt(rule: Pick<CampaignRule, 'dateFrom' | 'dateTo'>, now: Date): Date | null {
  const { from, to } = bounds(rule)
  // The last moment of a campaign still belongs to it.
  const next = [from, to + 1].find((moment) => moment > now.valueOf() && Number.isFinite(moment))
  return next === undefined || !(from <= to) ? null : new Date(next)
}

/**
 * The last moment up to `now` at which the dates of a campaign began or ended; null when they have changed nothing yet.
 * Since then the campaign is as it is.
 *
 * @see spec §3 "Campaign visibility rule"
 */
export function lastCampaignChange(rule: Pick<CampaignRule, 'dateFrom' | 'dateTo'>, now: Date): Date | null {
  const { from, to } = bounds(rule)
  const last = [to + 1, from].find((moment) => moment <= now.valueOf() && Number.isFinite(moment))
  return last === undefined || !(from <= to) ? null : new Date(last)
}

function fits({ type, value }: CampaignTrigger, page: PageFacts): boolean {
  const { product } = page
  switch (type) {
    case 'url':
      return list(value).some((pattern) => isBelow(page.path, pattern))
    case 'scayleCheckout':
      return page.isCheckout
    case 'sale':
      return product?.isSale ?? false
    case 'productNumber':
      return (
        product !== null && list(value).some((number) => plainNumber(number) === plainNumber(product.number))
      )
    case 'marke':
      return product !== null && names(value, product.brand)
    case 'subbrand':
      return names(value, product?.subbrand ?? null)
    case 'breadcrumb':
      return page.breadcrumb.some((category) => names(value, category))
  }
}

function isInside(rule: CampaignRule, now: Date): boolean {
  const { from, to } = bounds(rule)
  return now.valueOf() >= from && now.valueOf() <= to
}

/** First and last moment, in ms since 1970; NaN for an invalid date. */
function bounds({ dateFrom, dateTo }: Pick<CampaignRule, 'dateFrom' | 'dateTo'>): {
  from: number
  to: number
} {
  return {
    from: dateFrom ? editorTime(dateFrom, 'T00:00:00.000Z') : Number.NEGATIVE_INFINITY,
    to: dateTo ? editorTime(dateTo, 'T23:59:59.999Z') : Number.POSITIVE_INFINITY,
  }
}

/** A path fits itself, and with a star at its end everything below. */
function isBelow(path: string, pattern: string): boolean {
  const wanted = contentPath(pattern.replace(/\*$/, ''))
  return pattern.endsWith('*') ? contentPath(path).startsWith(wanted) : contentPath(path) === wanted
}

function names(value: string, word: string | null): boolean {
  const asked = word?.trim().toLowerCase()
  return list(value).some((name) => name.toLowerCase() === asked)
}

function plainNumber(number: string): string {
  return number.replaceAll('.', '').replace(/^0+/, '')
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
