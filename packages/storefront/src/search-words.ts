/**
 * The words of an address as they are: `?variant=100102` is a text and stays one. The router's own reading would take
 * it for a number, write it back in quotes, and answer with a redirect.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes words back, what is not set left out; commas stay readable, because filters are joined by them. */
export function stringifySearch(search: Record<string, unknown>): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      words.set(name, String(value))
  }
  const text = words.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** Longer words come from no page of ours. */
const LONGEST_WORD = 2000

/**
 * Reads the named words of an address; what is missing or no text is left out. Plain code, because the routes of every
 * page load it: a schema library would cost each first visit 5 kB.
 */
export function words<const Name extends string>(
  ...names: Name[]
): (search: Record<string, unknown>) => { [Word in NoInfer<Name>]?: string } {
  return (search) => {
    const found: Partial<Record<Name, string>> = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string' && value.length <= LONGEST_WORD) found[name] = value
    }
    return found
  }
}

/** A whole number from 1 on, written in digits alone, or undefined. */
export function wholeNumber(value: unknown): number | undefined {
  const number = /^\d+$/.test(String(value)) ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
