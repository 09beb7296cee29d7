import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import type {
  RankedCard,
  Ranking,
  RankingPlan,
  ShownRanking,
  showRanking,
} from '@shop/api-client/office/ranking-commands'
import { imageAddress } from '@shop/domain/image/image-address'
import { markets } from '@shop/domain/market/markets'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { objectVersion } from '@shop/engine/command/object-version'
import type { Sql } from '@shop/engine/db/sql'
import type { Catalogue, PlainProduct } from '../catalogue/catalogue.ts'
import { rankingOfCategory } from '../listing/index/rankings-store.ts'
import { readListingRankings } from '../rankings/listing-rankings-store.ts'
import { redirectKey } from '../search/words/redirects.ts'
import { type MerchandisingContext, shelfOf } from './merchandising-context.ts'
import { baseId, rankingObject } from './ranking-object.ts'

type Asked = ParsedCommandInput<typeof showRanking>
type Place = Asked['place']

const SHOWN = 48
const PICTURE_WIDTH = 300
const MOST_VALUES = 60

/** The list that shoppers see now, what a draft would make of it, and everything that steers it. */
export async function shownRanking(
  context: MerchandisingContext,
  { locale, place, draft }: Asked,
): Promise<ShownRanking> {
  const catalogue = await shelfOf(context, locale)
  const plans = await plansOf(context.sql, catalogue, place)
  const live = await listed(catalogue, place, plans.find(({ leads }) => leads)?.ranking)
  const preview = draft === null ? null : await listed(catalogue, place, draft)
  const named = [draft, ...plans.map(({ ranking }) => ranking)].flatMap((one) => (one ? productsOf(one) : []))
  const shown = preview ?? live
  const others = [...new Set(named)].filter((id) => !shown.productIds.includes(id))
  const cards = async (ids: readonly number[]) =>
    (await catalogue.listedProducts(ids)).map((product) => rankedCard(product, markets[locale].currency))

  return {
    title: titleOf(catalogue, place),
    total: live.total,
    live: await cards(live.productIds),
    preview: preview && (await cards(preview.productIds)),
    others: await cards(others),
    plans,
    facets: live.facets.flatMap((facet) =>
      'values' in facet && facet.values.length > 1
        ? [
            {
              name: facet.name,
              label: facet.label,
              values: facet.values.slice(0, MOST_VALUES).map(({ value, label }) => ({ value, label })),
            },
          ]
        : [],
    ),
  }
}

function titleOf(catalogue: Catalogue, place: Place): string {
  if (place.kind === 'search') return place.phrase
  const category = catalogue.category(place.categoryId)
  if (category === null)
    throw new CommandRefusal('This category is not there any more: choose another one.', 'categoryGone', {})
  return category.name
}

function listed(catalogue: Catalogue, place: Place, ranking: Ranking | undefined) {
  const { country, language } = markets[catalogue.locale]
  const scope =
    place.kind === 'category'
      ? ({ kind: 'category', categoryId: place.categoryId } as const)
      : ({ kind: 'words', query: place.phrase } as const)
  return catalogue.search.list({
    country,
    language,
    scope,
    ranking,
    sort: 'relevancy',
    page: 1,
    perPage: SHOWN,
    filters: {},
  })
}

async function plansOf(sql: Sql, catalogue: Catalogue, place: Place): Promise<RankingPlan[]> {
  const { locale } = catalogue
  const leading =
    place.kind === 'category'
      ? catalogue.rankingOf({ categoryId: place.categoryId })
      : catalogue.rankingOf({ query: place.phrase })
  const own = (await readListingRankings(sql)).filter(
    (one) => (one.locale === null || one.locale === locale) && isOf(one.place, place, catalogue),
  )
  const plans: RankingPlan[] = []
  if (place.kind === 'category') {
    const id = baseId(place.categoryId)
    plans.push({
      id,
      locale: null,
      from: null,
      to: null,
      ranking: await rankingOfCategory(sql, place.categoryId),
      version: (await objectVersion(sql, rankingObject(id))).version,
      leads: leading === null,
    })
  }
  for (const { id, locale: forLocale, from, to, ranking } of own) {
    const { version } = await objectVersion(sql, rankingObject(id))
    plans.push({ id, locale: forLocale, from, to, ranking, version, leads: leading?.id === id })
  }
  return plans
}

function isOf(one: Place, other: Place, { locale }: Catalogue): boolean {
  if (one.kind === 'category') return other.kind === 'category' && one.categoryId === other.categoryId
  const { language } = markets[locale]
  return other.kind === 'search' && redirectKey(one.phrase, language) === redirectKey(other.phrase, language)
}

function productsOf({ pins, boosts }: Ranking): number[] {
  return [...pins, ...boosts.flatMap((boost) => ('productId' in boost ? [boost.productId] : []))]
}

/** How the office shows a product of a list. */
export function rankedCard({ card }: PlainProduct, currency: string): RankedCard {
  const [picture] = card.images
  return {
    productId: card.id,
    referenceKey: card.referenceKey,
    name: card.name,
    brand: card.brand,
    picture: picture === undefined ? null : imageAddress(picture.hash, PICTURE_WIDTH),
    price: card.price?.price ?? null,
    currency,
    isSoldOut: card.isSoldOut,
  }
}
