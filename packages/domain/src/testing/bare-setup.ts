import type { ShopSetup } from '../shop/shop-setup.ts'

/** A shop that nobody outside has anything to do with. */
export const BARE_SETUP: ShopSetup = {
  tagManager: null,
  econda: false,
  recommendations: false,
  errorReports: false,
  voucherPartner: null,
}
