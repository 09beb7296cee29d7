import { loadGoneProduct, loadProduct, loadProducts } from '@shop/api-client/contract/catalogue'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import { comparedArticles } from '@shop/domain/compare/compared-articles'
import { type ComparedRow, comparedRows } from '@shop/domain/compare/compared-rows'
import { PAGES } from '@shop/domain/link/pages'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { FibreComposition } from '@shop/domain/product/product-facts'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../loading/page-loader.ts'
import type { PageServices } from '../../router-context.ts'

/** A column of the comparison. */
export type ComparedProduct = { card: ProductCard; fibres: FibreComposition[] }

export type ComparePageData = {
  head: HeadData
  /** In the order of the address. */
  products: ComparedProduct[]
  /** What they say of themselves, line by line. */
  rows: ComparedRow[]
  /** Names of those that were sold once. */
  gone: string[]
  /** Numbers that nobody knows. */
  unknown: string[]
}

type Found = AnswerOf<typeof loadProduct>
type Missing = { gone: string } | { unknown: string }

const GONE = 410
/** The number that nobody knows, and one that cannot be a number. */
const UNKNOWN = [404, 422]

/** The articles of the address; one that is not there takes nothing away from the others. */
export const compareLoad: PageLoad<ComparePageData> = async ({ search, i18n }, { api }) => {
  const articles = comparedArticles(typeof search.articles === 'string' ? search.articles : null)
  const answers = await Promise.all(articles.map((article) => answerFor(article, api)))
  const found = answers.filter((answer): answer is Found => 'product' in answer)
  const cards = found.length === 0 ? [] : await api(loadProducts, { ids: idsOf(found) })
  const products = found.flatMap(({ product, facts }) => {
    const card = cards.find(({ id }) => id === product.id)
    return card ? [{ card, fibres: facts.fibres, key: product.referenceKey }] : []
  })

  return {
    head: {
      title: i18n.t({ id: 'compare.title', message: 'Artikel vergleichen' }),
      description: '',
      path: PAGES.compare.path,
      noindex: true,
      image: null,
      jsonLd: [],
    },
    products: products.map(({ card, fibres }) => ({ card, fibres })),
    rows: comparedRows(
      products.map(({ key }) => found.find(({ product }) => product.referenceKey === key)?.features ?? []),
    ),
    gone: answers.flatMap((answer) => ('gone' in answer ? [answer.gone] : [])),
    unknown: answers.flatMap((answer) => ('unknown' in answer ? [answer.unknown] : [])),
  }
}

async function answerFor(referenceKey: string, api: PageServices['api']): Promise<Found | Missing> {
  try {
    return await api(loadProduct, { referenceKey })
  } catch (failure) {
    if (isProblem(failure) && failure.status === GONE)
      return { gone: (await api(loadGoneProduct, { referenceKey })).name }
    if (isProblem(failure) && UNKNOWN.includes(failure.status)) return { unknown: referenceKey }
    throw failure
  }
}

function idsOf(found: readonly Found[]): string {
  return found.map(({ product }) => product.id).join(',')
}
