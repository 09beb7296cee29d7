import type { Source } from './idle-rules.ts'

const DECLARED =
  /^(export )?(?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|type|interface) (\w+)/gm
const TYPES: readonly string[] = ['class', 'interface', 'type']
const WISHLIST = /wishlist/
const PARTICIPLES: readonly string[] = ['done', 'thrown']
/** Where `done` is what the office is answered with, beside `pending`, `offline` and `broken`. */
const OF_ANSWERS = 'packages/office/src/testing/story-office.ts'

/**
 * Declarations that are not called by the trade's words: a type that ends in `Wish` outside of the wishlist, anything
 * exported that begins with `told` or `tell`, and a function called `done` or `thrown`, which says neither what it does nor
 * what it returns. See "Names" in CONTRIBUTING.md.
 */
export function dialect(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARED)].flatMap(([, exported, kind = '', name = '']) => {
      const isWish = TYPES.includes(kind) && name.endsWith('Wish') && !WISHLIST.test(path)
      const isTold = exported !== undefined && /^(?:[Tt]old|[Tt]ell)(?![a-z])/.test(name)
      const isParticiple = kind.startsWith('function') && PARTICIPLES.includes(name) && path !== OF_ANSWERS
      return isWish || isTold || isParticiple ? [`${path} ${name}`] : []
    }),
  )
}
