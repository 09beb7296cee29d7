import type { Source } from './idle-rules.ts'

const DECLARED =
  /^(export )?(?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|type|interface) (\w+)/gm
const TYPES: readonly string[] = ['class', 'interface', 'type']
const WISHLIST = /wishlist/

/**
 * Declarations that are not called by the trade's words: a type that ends in `Wish` outside of the wishlist, and
 * anything exported that begins with `told` or `tell`. See "Names" in CONTRIBUTING.md.
 */
export function dialect(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARED)].flatMap(([, exported, kind = '', name = '']) => {
      const isWish = TYPES.includes(kind) && name.endsWith('Wish') && !WISHLIST.test(path)
      const isTold = exported !== undefined && /^(?:[Tt]old|[Tt]ell)(?![a-z])/.test(name)
      return isWish || isTold ? [`${path} ${name}`] : []
    }),
  )
}
