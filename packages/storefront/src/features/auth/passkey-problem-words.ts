import type { I18n } from '@lingui/core'
import { MOST_PASSKEYS } from '@shop/domain/user/passkey'

/** What went wrong with a passkey, by the code of the problem; null when it was something else. */
export function passkeyProblemWords(i18n: I18n, code: string): string | null {
  switch (code) {
    case 'passkey_expired':
      return i18n.t({
        id: 'problem.passkeyExpired',
        message: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
      })
    case 'passkey_unknown':
      return i18n.t({
        id: 'problem.passkeyUnknown',
        message: 'Dieser Passkey gehört zu keinem Konto mehr. Bitte melden Sie sich anders an.',
      })
    case 'passkey_refused':
      return i18n.t({
        id: 'problem.passkeyRefused',
        message: 'Mit diesem Passkey hat es nicht geklappt. Bitte melden Sie sich anders an.',
      })
    case 'passkey_left':
      return i18n.t({
        id: 'problem.passkeyLeft',
        message: 'Es wurde kein Passkey gewählt. Geändert ist nichts.',
      })
    case 'passkey_impossible':
      return i18n.t({
        id: 'problem.passkeyImpossible',
        message: 'Dieser Browser kann hier keine Passkeys verwenden.',
      })
    case 'passkey_known':
      return i18n.t({
        id: 'problem.passkeyKnown',
        message: 'Für dieses Gerät gibt es schon einen Passkey.',
      })
    case 'passkeys_full':
      return i18n.t({
        id: 'problem.passkeysFull',
        message: 'Mehr als {most} Passkeys gehen nicht. Bitte entfernen Sie zuerst einen.',
        values: { most: MOST_PASSKEYS },
      })
    default:
      return null
  }
}
