import type { LoyaltyProgramme } from './loyalty-programme.ts'

/**
 * The programme of a shop without one, for machines where nothing is sold: takes everything and credits nobody. What would
 * be posted stands in the shop's own record, which the office shows as only recorded.
 */
export const embeddedLoyaltyProgramme: LoyaltyProgramme = {
  key: 'embedded',
  isReal: false,
  async post({ id }) {
    return { outcome: 'posted', reference: `recorded-${id}` }
  },
}
