import { blockPromotion } from '@shop/blocks/block-promotion.ts'
import { type CampaignFields, campaignBannerFields } from '@shop/blocks/campaign-banner/campaign-fields.ts'
import { campaignRule } from '@shop/blocks/campaign-banner/campaign-rule.ts'
import { wordsOfIssues } from '@shop/blocks/fields/block-fields.ts'
import { oncePerObject } from '@shop/content/once-per-object'
import { isContentUnavailable } from '@shop/content/service/content-failure'
import { problemLog } from '@shop/content/service/problem-log'
import type { RawBlock, Story } from '@shop/content/story'
import {
  CAMPAIGNS_PATH,
  campaignChangeAt,
  isCampaignVisible,
  type PageFacts,
} from '@shop/domain/content/campaign-visibility'
import { momentOf } from '@shop/domain/content/countdown'
import * as v from 'valibot'
import type { PageRequest } from '../../loading/page-loader.ts'
import { storyAsSpelled } from '../../loading/story-as-spelled.ts'
import type { PageCampaign } from '../../page-campaign.ts'
import type { PageServices } from '../../router-context.ts'

const CampaignSchema = v.object(campaignBannerFields)

const log = problemLog((line) => console.warn(`${line} The pages stand without it.`))

/**
 * The campaign that a page shows above itself: the first of the story that runs and has a trigger for the page. Two at
 * once would be noise, so the order is the editor's. The page itself holds until the next of them begins or ends.
 *
 * @see spec §3 "Campaign visibility rule"; docs/adr/0022
 */
export async function campaignOn(
  facts: PageFacts,
  request: Pick<PageRequest, 'shop' | 'isPreview'>,
  services: Pick<PageServices, 'content' | 'now' | 'holdsUntil'>,
): Promise<PageCampaign | null> {
  // That page shows all of them in full.
  if (facts.path === CAMPAIGNS_PATH) return null
  const { now, holdsUntil } = services
  const story = await campaignStory(request, services)
  const campaigns = (story?.content.body ?? []).flatMap((block) => {
    const fields = fieldsOf(block)
    return fields ? [{ block, fields, rule: campaignRule(fields) }] : []
  })
  for (const { rule } of campaigns) {
    const change = campaignChangeAt(rule, now)
    if (change && !request.isPreview) holdsUntil(change)
  }
  const shown = campaigns.find(({ rule }) => isCampaignVisible(rule, facts, now))
  return shown ? pageCampaign(shown.block, shown.fields) : null
}

/** The story that names the campaigns of the shop; null where there is none, or the service fails. */
async function campaignStory(
  { shop }: Pick<PageRequest, 'shop'>,
  { content }: Pick<PageServices, 'content'>,
): Promise<Story | null> {
  const { language } = shop.market
  try {
    const story = await content.story(CAMPAIGNS_PATH, { language, locale: shop.locale })
    return storyAsSpelled(story, shop.market)
  } catch (failure) {
    if (failure instanceof Error && isContentUnavailable(failure)) return null
    throw failure
  }
}

const parsedOnce = oncePerObject((block: RawBlock) => v.safeParse(CampaignSchema, block))

/** The fields of a campaign; null for other blocks, and for one whose fields are broken, which the log says once. */
function fieldsOf(block: RawBlock): CampaignFields | null {
  if (block.component !== 'campaign_banner') return null
  const what = `Campaign ${block._uid} of ${CAMPAIGNS_PATH}`
  const read = parsedOnce(block)
  if (read.success) {
    log.over(what)
    return read.output
  }
  log.report(what, wordsOfIssues(read.issues))
  return null
}

function pageCampaign(block: RawBlock, fields: CampaignFields): PageCampaign {
  const { headline, barText, link, linkLabel, code, dateTo } = fields
  return {
    id: block._uid,
    title: headline,
    line: barText || headline,
    text: fields.text,
    image: fields.image,
    code: code || null,
    link: link && linkLabel ? { ...link, label: linkLabel } : null,
    conditions: fields.conditions,
    conditionsLabel: fields.conditionsLabel,
    tone: fields.tone,
    until: (dateTo && momentOf(dateTo)?.toISOString()) || null,
    opensItself: fields.opens === 'once',
    promotion: blockPromotion(block),
  }
}
