const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
/** Letters that Unicode does not take apart into a base letter and a mark. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/**
 * The last part of a product's address: non-empty parts joined with hyphens, in lower case; spaces, commas and
 * slashes become hyphens, umlauts two letters, and whatever is no letter, digit or hyphen goes. A letter with another
 * accent is its base letter: what is left of "Canapé à motif" without its letters says nothing.
 *
 * @see spec §2 "Product slug construction"
 */
export function productSlug(...parts: (string | null)[]): string {
  return parts
    .map((part) => slugPart(part ?? ''))
    .filter((part) => part !== '')
    .join('-')
}

function slugPart(part: string): string {
  return part
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s,/]+/g, '-')
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[œæøłđı]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
}
