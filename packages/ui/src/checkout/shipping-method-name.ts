import type { I18n } from '@lingui/core'

export type ShippingMethod = 'parcel' | 'freight' | 'download'

/** What shoppers call a way to ship. */
export function shippingMethodName(i18n: I18n, method: ShippingMethod): string {
  switch (method) {
    case 'parcel':
      return i18n.t({ id: 'shipping.parcel', message: 'Paket nach Hause' })
    case 'freight':
      return i18n.t({ id: 'shipping.freight', message: 'Spedition bis ins Zimmer' })
    case 'download':
      return i18n.t({ id: 'shipping.download', message: 'Per E-Mail' })
  }
}
