import { stem } from '../analysis/stem.ts'
import { isModifier, type Related } from './related-terms.ts'

const SHORTEST = 3

/**
 * A compound that no product has, in words that products have: `Esszimmerstuhl` is `Esszimmer` and `Stuhl`. The
 * longest head wins; null when there is no such division.
 */
export function splitWord(folded: string, related: Related): [modifier: string, head: string] | null {
  const { vocabulary, language, count } = related
  if (language === 'fr' || /\d/.test(folded)) return null

  for (let place = SHORTEST; place <= folded.length - SHORTEST; place += 1) {
    const [modifier, head] = [folded.slice(0, place), folded.slice(place)]
    const term = vocabulary.numberOf(stem(head, language))
    if (term !== undefined && count(term) > 0 && isModifier(modifier, related)) return [modifier, head]
  }
  return null
}
