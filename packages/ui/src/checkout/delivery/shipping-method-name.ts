import type { I18n } from '@lingui/core'

export type NamedShippingMethod = 'parcel' | 'freight' | 'download'

/** What shoppers call a way to ship; a parcel may wait at a place of the carrier. */
export function shippingMethodName(i18n: I18n, method: NamedShippingMethod, isPickedUp = false): string {
  switch (method) {
    case 'parcel':
      if (isPickedUp) return i18n.t({ id: 'shipping.pickup', message: 'Paket zum Abholen' })
      return i18n.t({ id: 'shipping.parcel', message: 'Paket nach Hause' })
    case 'freight':
      return i18n.t({ id: 'shipping.freight', message: 'Spedition bis ins Zimmer' })
    case 'download':
      return i18n.t({ id: 'shipping.download', message: 'Per E-Mail' })
  }
}
