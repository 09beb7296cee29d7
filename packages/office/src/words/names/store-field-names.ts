import type { I18n } from '@lingui/core'

/** What the office calls the fields of a store, by their places in it. */
export function storeFieldNames(i18n: I18n): Record<string, string> {
  return {
    street: i18n.t({ id: 'store.street', message: 'Street and number' }),
    zip: i18n.t({ id: 'store.zip', message: 'ZIP code' }),
    city: i18n.t({ id: 'store.city', message: 'City' }),
    phone: i18n.t({ id: 'store.phone', message: 'Phone' }),
    lat: i18n.t({ id: 'store.lat', message: 'Latitude' }),
    lng: i18n.t({ id: 'store.lng', message: 'Longitude' }),
    'hours.week': i18n.t({ id: 'store.hours', message: 'Opening hours' }),
    'hours.closedOn': i18n.t({ id: 'store.closedOn', message: 'Closed all the same on' }),
    isFound: i18n.t({ id: 'store.isActive', message: 'Shoppers find it' }),
  }
}
