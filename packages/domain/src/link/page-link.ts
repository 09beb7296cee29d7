import { EDITORS_PAGES, type EditorsPageName } from './editors-pages.ts'
import { PAGES, type PageName } from './pages.ts'

/** The words of a path that are filled in. */
type PathWord<Path extends string> = Path extends `${string}/$${infer Word}/${infer Rest}`
  ? Word | PathWord<`/${Rest}`>
  : never

type QueryWord<Name extends PageName> = (typeof PAGES)[Name] extends { query: readonly (infer Word)[] }
  ? Word & string
  : never

/** A page that one name leads to; the ones that take every address below them have none. */
type NamedPage = {
  [Name in PageName]: (typeof PAGES)[Name]['path'] extends `${string}/$` ? never : Name
}[PageName]

/** What a link may name. */
export type LinkedPage = NamedPage | EditorsPageName

/** What has to be filled in. */
type FilledIn<Name extends LinkedPage> = Name extends PageName
  ? PathWord<(typeof PAGES)[Name]['path']>
  : never

/** Allowed query parameters. */
type QueryOf<Name extends LinkedPage> = Name extends PageName ? QueryWord<Name> : never

type PathWordsOf<Name extends LinkedPage> = { [Word in FilledIn<Name>]: string } & {
  [Word in QueryOf<Name>]?: string | undefined
}

/** The words of a page's link: none where it has none, and optional where its path needs none. */
export type PageWords<Name extends LinkedPage> = [FilledIn<Name> | QueryOf<Name>] extends [never]
  ? []
  : [FilledIn<Name>] extends [never]
    ? [words?: PathWordsOf<Name>]
    : [words: PathWordsOf<Name>]

/**
 * The path of a page by its name, without the locale: `pagePath('order', { orderNumber })`. Words of the path have to be
 * given, those of the query may be; each is encoded. A name that no table knows does not compile.
 */
export function pagePath<Name extends LinkedPage>(name: Name, ...words: PageWords<Name>): string {
  const left = new Map<string, string>()
  for (const [word, value] of Object.entries(words[0] ?? {}))
    if (typeof value === 'string') left.set(word, value)
  const path = pathOf(name).replaceAll(/\$(\w+)/g, (_, word: string) => {
    const value = left.get(word) ?? ''
    left.delete(word)
    return encodeURIComponent(value)
  })
  return left.size === 0 ? path : `${path}?${new URLSearchParams([...left])}`
}

function pathOf(name: LinkedPage): string {
  return isEditorsPage(name) ? EDITORS_PAGES[name] : PAGES[name].path
}

function isEditorsPage(name: LinkedPage): name is EditorsPageName {
  return name in EDITORS_PAGES
}
