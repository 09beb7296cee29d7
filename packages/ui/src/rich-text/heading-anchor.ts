const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
])
const LONGEST = 60

/** Where the page's own scripts look for what is theirs: no text may stand in its place. */
const OURS = /^shop/i

/**
 * The anchor of a heading, as it stands in an address: `Größe & Maße` is `groesse-masse`. Empty without letters; a name
 * that belongs to the page's scripts gets a word in front.
 */
export function headingAnchor(words: string): string {
  const anchor = addressWords(words)
  return OURS.test(anchor) ? `at-${anchor}` : anchor
}

/** Whether words, as an address writes them, are a name that the page's scripts look for. */
export function isOurName(words: string): boolean {
  return OURS.test(addressWords(words))
}

function addressWords(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[äöüßœæ]/g, (letter) => UMLAUTS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
}

/**
 * An id that an editor has chosen, or null. Names that the page's own scripts look for begin with `shop` or an
 * underscore: a text must not stand in their place.
 */
export function safeId(chosen: unknown): string | null {
  if (typeof chosen !== 'string' || !/^[a-z][\w-]{0,79}$/i.test(chosen)) return null
  return OURS.test(chosen) ? null : chosen
}
