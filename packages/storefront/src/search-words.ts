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
