import type { LegalText } from '@shop/domain/legal-text/legal-text'
import type { Shop } from '@shop/domain/shop/shop'

/** The texts of a shop's contract as its pages show them now; throws when nobody can say. */
export type LegalTexts = (shop: Shop) => Promise<readonly LegalText[]>
