import type { Country } from '@shop/domain/market/markets'
import at from './outlines/at.svg?url&no-inline'
import be from './outlines/be.svg?url&no-inline'
import ch from './outlines/ch.svg?url&no-inline'
import de from './outlines/de.svg?url&no-inline'
import fr from './outlines/fr.svg?url&no-inline'
import nl from './outlines/nl.svg?url&no-inline'

/** Where the outline of a country is; files, so that no page carries what it does not show. */
const OUTLINES: Partial<Record<Country, string>> = { AT: at, BE: be, CH: ch, DE: de, FR: fr, NL: nl }

export function outlineOf(country: Country): string | null {
  return OUTLINES[country] ?? null
}
