/** Where a dialog stands, whether gestures close it, and how wide it is. */
export type DialogTraits = {
  position: 'center' | 'right' | 'left' | 'mobileLeft'
  /** `modal`: Escape, backdrop, swipe and "back" do nothing; only its own buttons close it. */
  kind: 'dismissable' | 'modal'
  size: 's' | 'm' | 'l'
}

const center = (size: DialogTraits['size'] = 'm') =>
  ({ position: 'center', kind: 'dismissable', size }) as const
const right = (size: DialogTraits['size'] = 'm') =>
  ({ position: 'right', kind: 'dismissable', size }) as const

/** Every dialog of the shop, one line each. @see spec §2 "Dialog names" */
export const DIALOGS = {
  productAttributePicker: right(),
  campaignBanner: center(),
  consentBanner: { position: 'center', kind: 'modal', size: 'm' },
  wishlistMoreInfo: center('s'),
  wishlistAddToCart: right(),
  productPopup: center(),
  clickAndReserveFromBasket: right(),
  listingFacet: center('s'),
  listingSort: center('s'),
  listingFilter: right('s'),
  electricalLawInfo: center(),
  addToCartLayer: center(),
  clickAndReserveOnProduct: right(),
  productCustomize: right(),
  productImage: center('l'),
  forgotPassword: center('s'),
  passwordGuide: center('s'),
  remindWhenAvailable: center('s'),
  campaignConditions: center('s'),
  cancelOrder: center('s'),
  deleteAccount: center('s'),
  productSeals: center(),
  sideNavigation: { position: 'left', kind: 'dismissable', size: 'm' },
  mobileNavigation: { position: 'mobileLeft', kind: 'dismissable', size: 'm' },
  productAttributeAdvisor: right(),
  carrierInfo: center(),
  bundlePromotionAdd: right(),
  siblingSelect: right(),
  promotionDisclaimer: center('s'),
  countryPicker: center(),
  basketShippingCostProgress: center('s'),
} as const satisfies Record<string, DialogTraits>

export type DialogName = keyof typeof DIALOGS
