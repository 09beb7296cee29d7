import type { I18n } from '@lingui/core'
import type { Occasion } from '@shop/domain/gift-list/occasion'

/** What people call a list for an occasion. */
export function listKindWords(i18n: I18n, occasion: Occasion): string {
  switch (occasion) {
    case 'birth':
      return i18n.t({ id: 'giftList.kindBirth', message: 'Babyliste' })
    case 'birthday':
      return i18n.t({ id: 'giftList.kindBirthday', message: 'Geburtstagsliste' })
    case 'wedding':
      return i18n.t({ id: 'giftList.kindWedding', message: 'Hochzeitsliste' })
    case 'movingIn':
      return i18n.t({ id: 'giftList.kindMovingIn', message: 'Liste zum Einzug' })
    case 'none':
      return i18n.t({ id: 'giftList.kindNone', message: 'Liste ohne Anlass' })
  }
}
