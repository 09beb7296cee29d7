import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'

/** Where the document came from, as the browser shows it: its styles and its data are those of what it shows. */
export const ARRIVED_AT = import.meta.env.SSR ? null : window.location.pathname + window.location.search

/** Settles when the styles of a page are there; its address is as the browser shows it. */
export async function stylesFor(publicHref: string): Promise<void> {
  if (ARRIVED_AT !== null && isOtherPage(publicHref, ARRIVED_AT)) await wholeStyle()
}

/**
 * Whether an address shows anything else than the document came with: another page, or the same with another search. Both
 * are addresses as the browser shows them, with the prefix of the locale and encoded; what the router calls a path has
 * neither.
 */
export function isOtherPage(publicHref: string, arrivedAt: string): boolean {
  return publicHref.replace(/#.*$/s, '') !== arrivedAt
}
