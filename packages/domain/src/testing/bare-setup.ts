import type { ShopSetup } from '../shop/shop-setup.ts'

/** A shop without any outside service. */
export const BARE_SETUP: ShopSetup = {
  tagManager: null,
  econda: false,
  recommendations: false,
  errorReports: false,
  voucherPartner: null,
}
