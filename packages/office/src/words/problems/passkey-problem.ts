import type { I18n } from '@lingui/core'
import { MOST_PASSKEYS } from '@shop/domain/user/passkey'

/** What went wrong with a passkey, by the code of the problem, and what to do. */
export function passkeyProblem(code: string, i18n: I18n): string {
  const texts: Record<string, string> = {
    passkey_expired: i18n.t({ id: 'passkey.expired', message: 'That took too long. Try once more.' }),
    passkey_unknown: i18n.t({
      id: 'passkey.unknown',
      message: 'Nobody signs in with this passkey here, or not any more. Sign in another way.',
    }),
    passkey_left: i18n.t({ id: 'passkey.left', message: 'No passkey was chosen. Nothing was changed.' }),
    passkey_impossible: i18n.t({
      id: 'passkey.impossible',
      message: 'This browser cannot use passkeys at this address.',
    }),
    passkey_known: i18n.t({ id: 'passkey.known', message: 'This device has a passkey of yours already.' }),
    passkey_full: i18n.t({
      id: 'passkey.full',
      message: 'More than {most} passkeys are not possible. Remove one first.',
      values: { most: MOST_PASSKEYS },
    }),
  }
  return (
    texts[code] ??
    i18n.t({ id: 'passkey.refused', message: 'It did not work with this passkey. Sign in another way.' })
  )
}
