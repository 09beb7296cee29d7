import { DUTIES } from '../duties/duties.ts'
import { isOwed } from '../duties/duty.ts'
import type { Market } from '../market/markets.ts'
import type { ElectricalCategory } from '../product/electrical-category.ts'
import type { LineFacts } from '../product/line-facts.ts'
import type { Product, Variant } from '../product/product.ts'
import type { ProductFacts } from '../product/product-facts.ts'
import { unbrokenSize } from '../text/unbroken-size.ts'
import { capacityOf } from './capacity-of.ts'
import { AGE, essentialsOf } from './essentials-of.ts'

/** Devices whose like is collected where they are delivered: screens and large ones. @see § 17(2) ElektroG */
const COLLECTED: readonly ElectricalCategory[] = ['grossgerte', 'bildschirme_und_monitore']

/**
 * What a line says again of a product with these facts, in a market and on a day. An age that is known in months stands
 * beside the warnings, and is no essential property a second time.
 *
 * @param place.parts what lies in it, in words; a set is its parts before all
 */
export function lineFactsOf(
  product: Product,
  variant: Variant,
  facts: Pick<
    ProductFacts,
    'fibres' | 'warnings' | 'ageFrom' | 'energyLabel' | 'electrical' | 'ecoParticipation'
  >,
  { market, now, parts = [] }: { market: Market; now: Date; parts?: readonly string[] },
): LineFacts {
  const { fibres, warnings, ageFrom, energyLabel, electrical, ecoParticipation } = facts
  const { [AGE]: _, ...withoutAge } = product.advancedAttributes
  const described = ageFrom === null ? product : { ...product, advancedAttributes: withoutAge }
  return {
    essentials: [
      ...parts,
      ...essentialsOf(described, variant, { fibres, capacity: capacityOf(variant, market), market }),
    ].map(unbrokenSize),
    warnings,
    ageFrom,
    energyLabel,
    ...(ecoParticipation !== null && isOwed(DUTIES['C-19b-FR-fee'], market, now) ? { ecoParticipation } : {}),
    asksForOldDevice:
      electrical !== null &&
      COLLECTED.includes(electrical.category) &&
      isOwed(DUTIES['C-19b-DE'], market, now),
  }
}
