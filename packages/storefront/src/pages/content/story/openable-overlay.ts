import type { OverlayName } from '@shop/domain/shop/overlays'

const NOTHING = {}

/**
 * What opens for the name that an editor wrote. The others belong to one product, order or basket line and are opened
 * from there; here they are null.
 */
export function openableOverlay(name: OverlayName) {
  switch (name) {
    case 'country_picker':
      return ['countryPicker', { suggested: null }] as const
    case 'mobile_navigation':
      return ['mobileNavigation', NOTHING] as const
    case 'desktop_side_navigation':
      return ['sideNavigation', NOTHING] as const
    case 'carrier_info':
      return ['carrierInfo', NOTHING] as const
    case 'password_guide':
      return ['passwordGuide', NOTHING] as const
    case 'wishlist_more_info':
      return ['wishlistMoreInfo', NOTHING] as const
    case 'basket_shipping_cost_progress':
      return ['basketShippingCostProgress', NOTHING] as const
    default:
      return null
  }
}
