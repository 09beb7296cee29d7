import type { AnyNeed } from '@shop/blocks/needs/any-need.ts'
import type { LoadedNeeds, ShopFacts } from '@shop/blocks/needs/need.ts'
import { needsOf } from '@shop/blocks/needs/needs-of.ts'
import { blockRegistry } from '@shop/blocks/registry'
import type { RawBlock } from '@shop/content/story'
import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import { readingMinutes } from '@shop/domain/content/reading-minutes'
import type { Locale } from '@shop/domain/market/markets'
import type { PageServices } from '../../../router-context.ts'
import { articlesByFolder } from './articles-by-folder.ts'
import { listedCards } from './listed-cards.ts'
import { namedCards } from './named-cards.ts'
import { recommendedCards } from './recommended-cards.ts'
import { renderTime } from './render-time.ts'
import { storeSites } from './store-sites.ts'

/** What the blocks of a page show beyond their own fields. */
export type BlockData = LoadedNeeds &
  Pick<ShopFacts, 'page' | 'minutes'> & {
    /** ISO moment that the blocks are drawn for. */
    now: string
  }

type Page = { facts: PageFacts; language: string; locale?: Locale }

const REGISTRY = blockRegistry()

/**
 * Loads all that the blocks of a page need, at once and each thing once. Products and categories that are gone leave
 * empty places, and so does a call that fails; a page never fails because of one of its blocks.
 */
export async function blockData(
  blocks: readonly RawBlock[],
  services: Pick<PageServices, 'api' | 'content' | 'now'>,
  { facts, language, locale }: Page,
): Promise<BlockData> {
  const { api, content, now } = services
  const needs = needsOf(blocks, REGISTRY)
  const [named, listed, recommended, articles, stores] = await Promise.all([
    namedCards(
      ofKind(needs, 'products').flatMap(({ question }) => question),
      api,
    ),
    listedCards(
      ofKind(needs, 'listing').map(({ question }) => question),
      api,
    ),
    recommendedCards(
      ofKind(needs, 'recommendation').map(({ question }) => question),
      api,
    ),
    articlesByFolder(
      ofKind(needs, 'articles').map(({ question }) => question),
      { content, language, locale, besides: facts.path, now },
    ),
    ofKind(needs, 'stores').length > 0 ? storeSites(api) : [],
  ])
  const lists = [...listed, ...recommended]
  return {
    cards: Object.fromEntries(
      [...named, ...lists.flatMap(({ cards }) => cards)].map((card) => [card.referenceKey, card]),
    ),
    lists: Object.fromEntries(
      lists.map(({ key, cards, total, path }) => [
        key,
        { products: cards.map(({ referenceKey }) => referenceKey), total, path },
      ]),
    ),
    articles,
    stores,
    minutes: readingMinutes(blocks),
    page: facts,
    now: renderTime(blocks, now).toISOString(),
  }
}

type NeedOf<Kind extends AnyNeed['kind']> = Extract<AnyNeed, { kind: Kind }>

function ofKind<const Kind extends AnyNeed['kind']>(needs: readonly AnyNeed[], kind: Kind): NeedOf<Kind>[] {
  return needs.filter((need): need is NeedOf<Kind> => need.kind === kind)
}
