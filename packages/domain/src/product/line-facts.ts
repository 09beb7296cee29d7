import type { EnergyLabel } from './product-facts.ts'

/**
 * What a line of a basket or an order says again of its product, in the words of one locale. Orders keep it as it was
 * when they were placed.
 *
 * @see eu-duties C-16, C-19, C-21
 */
export type LineFacts = {
  /** Size, colour, material and the like, most important first. */
  essentials: string[]
  /** Each without the word that warnings begin with. */
  warnings: string[]
  /** Months; null where age does not matter. */
  ageFrom: number | null
  energyLabel: EnergyLabel | null
  /** Minor units inside the price of one, which no voucher lowers; absent where none is owed. @see eu-duties C-19b-FR-fee */
  ecoParticipation?: number
  /** A large appliance: whoever delivers it asks whether the old one shall be taken away. @see eu-duties C-19b */
  asksForOldDevice: boolean
  /** The shopper has said yes. */
  takesOldDevice?: true
}
