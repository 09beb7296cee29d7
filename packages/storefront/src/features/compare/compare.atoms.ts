import { comparedArticles, comparedList, withToggled } from '@shop/domain/compare/compared-articles'
import { atom } from 'jotai'

/** Of this tab: what a shopper has put aside here needs no consent. */
const KEY = 'compare'

const listAtom = atom<readonly string[]>([])
listAtom.onMount = (set) => set(kept())

/** Reference keys of the articles that are put aside for the comparison, in the order of its columns. */
export const comparedAtom = atom((get) => get(listAtom))

/** Puts other articles aside instead. */
export const compareAtom = atom(null, (_get, set, articles: readonly string[]) => {
  set(listAtom, articles)
  keep(articles)
})

/** Puts an article aside, or takes it back; false where four are there already, and nothing changes. */
export const toggleComparedAtom = atom(null, (_get, set, article: string): boolean => {
  const next = withToggled(kept(), article)
  if (next === null) return false
  set(compareAtom, next)
  return true
})

/** What is put aside already; what the address names becomes one's own where there is nothing yet. */
export const arriveAtom = atom(null, (_get, set, named: readonly string[]): readonly string[] => {
  const own = kept()
  if (own.length === 0 && named.length > 0) set(compareAtom, named)
  return own
})

function kept(): string[] {
  try {
    return comparedArticles(sessionStorage.getItem(KEY))
  } catch {
    return unkept
  }
}

/** Where a browser stores nothing, until the next full page load. */
let unkept: string[] = []

function keep(articles: readonly string[]): void {
  unkept = [...articles]
  try {
    if (articles.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, comparedList(articles))
  } catch {
    // `unkept` has them
  }
}
