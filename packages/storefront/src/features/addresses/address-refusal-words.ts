import type { I18n } from '@lingui/core'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import { refusalWords } from '../problem-words/form-problem-words.ts'

/** What a shopper reads when an address cannot be kept as a whole. */
export function addressRefusalWords(i18n: I18n, refused: ProblemDocument): string {
  switch (refused.code) {
    case 'address_book_full':
      return i18n.t({
        id: 'addresses.full',
        message: 'Ihr Adressbuch ist mit {most} Adressen voll. Bitte löschen Sie zuerst eine.',
        values: { most: MAX_ADDRESSES },
      })
    case 'not_found':
      return i18n.t({
        id: 'addresses.gone',
        message: 'Diese Adresse gibt es nicht mehr. Vielleicht wurde sie in einem anderen Fenster gelöscht.',
      })
    default:
      return refusalWords(i18n, refused)
  }
}
