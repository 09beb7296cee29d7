import { PAGE_ROWS, PAGES } from './pages.ts'

/** Whether there is such a page is up to the catalogue and to editors. */
const KEPT_ELSEWHERE = [PAGES.product.path, PAGES.content.path]

/** First words of the addresses that the storefront answers by itself, whatever editors and catalogues say. */
const FIRST_WORDS = new Set(
  PAGE_ROWS.filter(({ path }) => !KEPT_ELSEWHERE.some((other) => other === path)).map(({ path }) =>
    firstWord(path),
  ),
)

/** Whether an address without locale prefix belongs to a page of the storefront's own, or is the shop's home. */
export function isOwnPage(path: string): boolean {
  return FIRST_WORDS.has(firstWord(path))
}

function firstWord(path: string): string {
  return path.split('/').find((word) => word !== '') ?? ''
}
