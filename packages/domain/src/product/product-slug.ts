const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * The last part of a product's address: non-empty parts joined with hyphens, in lower case; spaces, commas and
 * slashes become hyphens, umlauts two letters, and whatever is no letter, digit or hyphen goes.
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
    .replace(/[^a-z0-9-]/g, '')
}
