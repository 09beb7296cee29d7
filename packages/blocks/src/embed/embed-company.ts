import type { I18n } from '@lingui/core'
import type { EmbedProvider } from './embed-provider.ts'

/** Who gets the address of the shopper's device, and in which country, in the shopper's language. */
export function embedCompany(i18n: I18n, { company, country }: EmbedProvider): string {
  return `${company}, ${seatName(i18n, country)}`
}

function seatName(i18n: I18n, country: EmbedProvider['country']): string {
  switch (country) {
    case 'IE':
      return i18n.t({ id: 'country.ie', message: 'Irland' })
    case 'GB':
      return i18n.t({ id: 'country.gb', message: 'Großbritannien' })
    case 'US':
      return i18n.t({ id: 'country.us', message: 'USA' })
  }
}
