import { entryOf, type Need } from './need.ts'

/** An article of the guide, as other pages point at it. */
export type Article = {
  path: string
  title: string
  text: string
  image: {
    src: string
    alt: string
    width: number
    height: number
    colour: string | null
    focus?: string
  } | null
  minutes: number
}

/** Which articles are asked for: how many of which folder of the content service. */
export type ArticlesQuery = { folder: string; count: number }

export type ArticlesNeed = Need<'articles', ArticlesQuery, readonly Article[]>

/** Articles of a folder, newest first; the page itself is not among them. */
export function articles({ folder, count }: ArticlesQuery): ArticlesNeed {
  return {
    kind: 'articles',
    question: { folder, count },
    given: (loaded) => (entryOf(loaded.articles, folder) ?? []).slice(0, count),
  }
}
