/**
 * What a deployment configures beyond the brand: services that need consent. Not personal, so it is in the page.
 * Nothing of it is loaded before there is consent.
 *
 * @see spec §7 "External calls"; docs/adr/0019
 */
export type ShopSetup = {
  /** The tag manager and where its script comes from; null without one. */
  tagManager: { id: string; origin: string } | null
  /** Whether `/scripts/econda.js` is there. */
  econda: boolean
  /** Whether an external provider recommends. */
  recommendations: boolean
  /** Whether an error report service is configured. */
  errorReports: boolean
  /** The voucher partner; null without one. @see spec §3 "sovendus" */
  voucherPartner: VoucherPartner | null
}

/** The partner's script, and the numbers by which it knows this shop. */
export type VoucherPartner = { script: string; source: string; medium: string }
