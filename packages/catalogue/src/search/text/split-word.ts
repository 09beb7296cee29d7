const SHORTEST = 3
/** A head after an unknown word has to be longer: `decke` in `kuscheldecke`. */
const SHORTEST_ALONE = 4

export type WordParts = { modifier: string; head: string; isKnown: boolean }

type Knowledge = {
  /** Whether a word, or compounds that end with it, would find something. */
  isHead: (word: string) => boolean
  /** Whether a word may begin a compound. */
  isModifier: (word: string) => boolean
}

/**
 * The ways to read a word as a compound, first those whose both parts are known, and among them the longest head
 * first: `Esszimmerstuhl` is a `Stuhl` for the `Esszimmer`, `Kuscheldecke` is some `Decke`.
 */
export function splitWord(folded: string, { isHead, isModifier }: Knowledge): WordParts[] {
  if (/\d/.test(folded)) return []
  const parts: WordParts[] = []
  for (let place = SHORTEST; place <= folded.length - SHORTEST; place += 1) {
    const [modifier, head] = [folded.slice(0, place), folded.slice(place)]
    if (!/[aeiouy]/.test(modifier) || !isHead(head)) continue
    const isKnown = isModifier(modifier)
    if (isKnown || head.length >= SHORTEST_ALONE) parts.push({ modifier, head, isKnown })
  }
  return parts.sort((a, b) => Number(b.isKnown) - Number(a.isKnown))
}
