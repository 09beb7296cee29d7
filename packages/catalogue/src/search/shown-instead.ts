import type { Instead } from '@shop/api-client/contract/search'
import type { Country } from '@shop/domain/market/markets'
import type { Catalogue } from '../catalogue/catalogue.ts'

const MOST_BESTSELLERS = 12
const MOST_CATEGORIES = 8

/** What a shopper sees who found nothing: what others buy, and where most of the goods are. @see product §8 */
export async function shownInstead(catalogue: Catalogue, country: Country): Promise<Instead> {
  const categories = catalogue
    .categories()
    .filter(({ parentId, productCount }) => parentId !== null && productCount > 0)
    .sort((a, b) => b.productCount - a.productCount)
    .slice(0, MOST_CATEGORIES)
  return {
    bestsellers: await catalogue.listedCards(
      await catalogue.search.bestOfEach({ kind: 'all' }, country, MOST_BESTSELLERS),
    ),
    categories: categories.map(({ name, path, productCount }) => ({ name, path, count: productCount })),
  }
}
