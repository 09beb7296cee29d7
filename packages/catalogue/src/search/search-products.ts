import { searchProducts } from '@shop/api-client/contract/search'
import type { ListingResult } from '../listing/index/catalogue-index-types.ts'
import { listingAnswer } from '../listing/listing-answer.ts'
import { on } from '../on.ts'
import { articleAddress } from './article-number-store.ts'
import { shownInstead } from './shown-instead.ts'
import { redirectOf } from './words/redirects.ts'
import { writtenAsTyped } from './written-as-typed.ts'

/**
 * A page of what fits the words, best first. An article number leads straight to its product, and some words to a
 * page of their own. @see product §3, §8 "Search"
 */
export const searchProductsHandler = on(searchProducts).answer(
  async ({ q, exact, ...state }, { catalogue, shop, sql }) => {
    const { country, language } = shop.market
    const { search } = catalogue
    const isExact = exact === '1'
    const scope = { kind: 'words', query: q, isExact } as const
    const ranking = isExact ? undefined : catalogue.rankingOf({ query: q })?.ranking
    const list = (filters: Record<string, string>) =>
      search.list({ ...state, filters, country, language, scope, ranking })

    const { corrected, leftOut, ...result } = await list(state.filters)
    const better = isExact ? await search.spelling(q, { country, language }) : corrected
    const isNothing = result.total === 0 && (!hasFilters(result) || (await list({})).total === 0)
    return {
      ...(await listingAnswer(catalogue, null, { ...state, company: shop.company }, result)),
      q,
      redirect:
        (isExact ? null : redirectOf(q, language, catalogue.words.redirects(language))) ??
        (await articleAddress(sql, catalogue, q)),
      corrected: better === null ? null : writtenAsTyped(better, q),
      leftOut,
      instead: isNothing ? await shownInstead(catalogue, country) : null,
    }
  },
)

function hasFilters({ filters }: ListingResult): boolean {
  return Object.keys(filters).length > 0
}
