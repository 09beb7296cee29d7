import type { RefusedProduct, WithheldProduct } from '@shop/catalogue/import/import-catalogue'
import type { BadLine } from '@shop/catalogue/import/import-line'

/** The most bad lines that are listed one by one. */
const MOST_LISTED = 50

/** Lists what was wrong, the first complaints word for word. */
export function badLineReport(bad: readonly BadLine[], badLines: number): string[] {
  const shown = bad.slice(0, MOST_LISTED)
  const more = badLines - new Set(shown.map(({ line }) => line)).size
  return [
    ...shown.map(({ line, field, reason }) => `line ${line}: ${field === '' ? '' : `${field}: `}${reason}`),
    ...(more > 0 ? [`and ${more} more bad ${more === 1 ? 'line' : 'lines'}`] : []),
  ]
}

/** Lists what is imported and not offered somewhere, with what it lacks for that. */
export function refusedReport(refused: readonly RefusedProduct[]): string[] {
  const shown = refused
    .slice(0, MOST_LISTED)
    .map(
      ({ line, referenceKey, country, missing }) =>
        `line ${line}: ${referenceKey} is not offered in ${country}, it lacks ${missing.map(({ duty, field }) => `${field} (${duty})`).join(', ')}`,
    )
  const more = refused.length - shown.length
  return more > 0 ? [...shown, `and ${more} more; "sellable" lists them all`] : shown
}

/** Lists whose prices and badges are imported and not shown. */
export function withheldReport(withheld: readonly WithheldProduct[]): string[] {
  const shown = withheld
    .slice(0, MOST_LISTED)
    .map(
      ({ line, referenceKey, fields }) =>
        `line ${line}: ${referenceKey} has a fixed price or is infant formula, so no page shows its ${fields.join(', ')}`,
    )
  const more = withheld.length - shown.length
  return more > 0 ? [...shown, `and ${more} more`] : shown
}

export function countedBadLines(badLines: number): string {
  return badLines === 1 ? '1 bad line' : `${badLines} bad lines`
}
