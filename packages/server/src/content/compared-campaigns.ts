import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import type { ContentClient } from '@shop/content/content-client'
import { problemLog } from '@shop/content/service/problem-log'
import type { Story } from '@shop/content/story'
import type { StoryQuery } from '@shop/content/story-query'
import { trueCampaigns } from '@shop/content/true-campaigns'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import type { Promotion } from '@shop/domain/promotion/promotion'

type Options = {
  /** Reads every promotion of the shop. */
  promotions: () => Promise<readonly PromotionRecord[]>
  /** Notifies when promotions have changed. */
  onPromotions?: (listener: () => void) => void
  /** Tells an operator, once for each problem. */
  onProblem: (line: string) => void
  now?: () => number
}

/** As soon as badges follow a change. */
const KNOWN_MS = 10_000

/**
 * The content of a shop whose campaigns say what their promotions give: a story comes without those whose numbers are
 * others. Promotions are read when they have changed, and at most every ten seconds besides; while they cannot be read, the ones that were read last count.
 *
 * @see docs/law-prices.md; eu-duties C-09
 */
export function comparedCampaigns<Client extends ContentClient>(client: Client, options: Options): Client {
  const { now = Date.now, onProblem } = options
  const log = problemLog((line) => onProblem(`Content: ${line}`))
  const known = recently(options.promotions, now)
  options.onPromotions?.(known.forget)
  /** As long as the promotions that they were compared with, which is ten seconds: a page asks for the same few stories. */
  const comparisons = new WeakMap<Recent<readonly PromotionRecord[]>, Comparisons>()

  async function compared(story: Story, { locale }: StoryQuery): Promise<Story> {
    if (locale === undefined || !isLocale(locale)) return story
    const recent = await known.read()
    const { stories, promotionsIn } = comparisonsWith(recent)
    const inLocales = stories.get(story) ?? new Map<Locale, Story>()
    stories.set(story, inLocales)
    const before = inLocales.get(locale)
    if (before !== undefined) return before

    const found = trueCampaigns(story, {
      market: markets[locale],
      now: new Date(now()),
      promotions: promotionsIn(locale),
      report: (problem) => log.report(`story ${story.full_slug} in ${locale}`, problem),
    })
    inLocales.set(locale, found)
    return found
  }

  function comparisonsWith(recent: Recent<readonly PromotionRecord[]>): Comparisons {
    const known = comparisons.get(recent)
    if (known !== undefined) return known
    const localised = new Map<Locale, readonly Promotion[]>()
    const begun: Comparisons = {
      stories: new WeakMap(),
      promotionsIn: (locale) => {
        const promotions =
          localised.get(locale) ?? recent.value.map((record) => localisedPromotion(record, markets[locale]))
        localised.set(locale, promotions)
        return promotions
      },
    }
    comparisons.set(recent, begun)
    return begun
  }

  return {
    ...client,
    story: async (path, query) => {
      const story = await client.story(path, query)
      return story && compared(story, query)
    },
    stories: async (query) => {
      const { stories, ...list } = await client.stories(query)
      return { ...list, stories: await Promise.all(stories.map((story) => compared(story, query))) }
    },
  }
}

/** What was read last, anew once it is too old. */
function recently<Value>(read: () => Promise<Value>, now: () => number) {
  let kept: Recent<Value> | null = null
  let isForgotten = false
  return {
    async read(): Promise<Recent<Value>> {
      if (kept !== null && !isForgotten && now() - kept.at < KNOWN_MS) return kept
      try {
        // What changes while they are read makes them old again.
        isForgotten = false
        kept = { value: await read(), at: now() }
      } catch (problem) {
        if (kept === null) throw problem
        // The database says by itself that it is away; its next pages ask again.
        kept = { ...kept, at: now() }
      }
      return kept
    },
    forget: () => {
      isForgotten = true
    },
  }
}

type Recent<Value> = { value: Value; at: number }

type Comparisons = {
  stories: WeakMap<Story, Map<Locale, Story>>
  promotionsIn: (locale: Locale) => readonly Promotion[]
}
