import { comparedList } from '@shop/domain/compare/compared-articles'

/**
 * The address of a comparison, to be sent on as it is: commas stay readable.
 *
 * @param page what a link to the comparison says, `/vergleich/`
 */
export function compareHref(page: string, articles: readonly string[]): string {
  return articles.length === 0 ? page : `${page}?articles=${comparedList(articles)}`
}
