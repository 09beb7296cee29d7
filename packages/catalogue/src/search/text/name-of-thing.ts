import type { Language } from '@shop/domain/market/markets'
import { folded } from '../analysis/letters.ts'
import { isTurn } from '../analysis/stop-words.ts'

const MOST_WORDS = 4
/** What follows is no longer the name of the thing. */
const BREAK = /,\s|[(–|:]/

/**
 * What a product is, out of its name: without the names of brand and series, and without what follows them or a comma.
 * „Canapé 3 places Runa, coussins duvet“ is a „Canapé 3 places“; empty when nothing is left.
 */
export function nameOfThing(name: string, brand: string, language: Language): string {
  const makers = new Set(brand.toLowerCase().split(/\s+/))
  const isMaker = (word: string) => makers.has(word.toLowerCase())
  const words = (name.split(BREAK, 1)[0] ?? '').split(/\s+/).filter((word) => word !== '')

  const start = words.findIndex((word) => !isMaker(word))
  if (start < 0) return ''
  const end = words.findIndex((word, place) => place > start && isMaker(word))
  const thing = words.slice(start, end < 0 ? undefined : end).slice(0, MOST_WORDS)
  while (thing.length > 0 && isTurn(folded((thing.at(-1) ?? '').toLowerCase(), language), language))
    thing.pop()
  return thing.join(' ')
}
