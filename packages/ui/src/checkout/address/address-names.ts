import type { I18n } from '@lingui/core'
import type { Country } from '@shop/domain/market/markets'
import type { Gender } from '@shop/domain/user/user'

/** A country in the shopper's language. */
export function countryName(i18n: I18n, country: Country): string {
  switch (country) {
    case 'DE':
      return i18n.t({ id: 'country.de', message: 'Deutschland' })
    case 'AT':
      return i18n.t({ id: 'country.at', message: 'Österreich' })
    case 'CH':
      return i18n.t({ id: 'country.ch', message: 'Schweiz' })
    case 'FR':
      return i18n.t({ id: 'country.fr', message: 'Frankreich' })
    case 'BE':
      return i18n.t({ id: 'country.be', message: 'Belgien' })
    case 'NL':
      return i18n.t({ id: 'country.nl', message: 'Niederlande' })
  }
}

/** The form of address. @see spec §3; product §11.6 */
export function genderName(i18n: I18n, gender: Gender): string {
  switch (gender) {
    case 'm':
      return i18n.t({ id: 'gender.male', message: 'Herr' })
    case 'f':
      return i18n.t({ id: 'gender.female', message: 'Frau' })
    case 'd':
      return i18n.t({ id: 'gender.diverse', message: 'Divers' })
    case 'n':
      return i18n.t({ id: 'gender.company', message: 'Firma' })
    case 'x':
      return i18n.t({ id: 'gender.noAnswer', message: 'Keine Angabe' })
  }
}
