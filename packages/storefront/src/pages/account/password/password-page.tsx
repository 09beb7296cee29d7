import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useState } from 'react'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import css from '../account-form.module.css'
import { OwnPasskeys } from '../passkeys/own-passkeys.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** Change the password, keep passkeys, and sign out devices. @see spec §2 "/konto/passwort/"; product §3 */
export function PasswordPage() {
  const { i18n } = useLingui()
  // A changed password ends every other session: the list is reloaded.
  const [changes, setChanges] = useState(0)

  return (
    <AccountFrame
      here={pagePath('password')}
      title={i18n.t({ id: 'account.password', message: 'Passwort und Anmeldungen' })}
      waiting={<Skeleton height="26rem" shape="lines" />}
    >
      {({ email }) => (
        <div className={css.part}>
          <section className={css.part} aria-labelledby="change-password-title">
            <h2 className={css.subtitle} id="change-password-title">
              <Trans id="password.changeTitle" message="Passwort ändern" />
            </h2>
            <p className={css.lead}>
              <Trans
                id="password.changeLead"
                message="Danach werden Sie auf allen anderen Geräten abgemeldet."
              />
            </p>
            <ChangePasswordForm email={email} onChanged={() => setChanges((now) => now + 1)} />
          </section>
          <section className={css.part} aria-labelledby="own-passkeys">
            <h2 className={css.subtitle} id="own-passkeys">
              <Trans id="passkeys.title" message="Passkeys" />
            </h2>
            <p className={css.lead}>
              <Trans
                id="passkeys.lead"
                message="Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts."
              />
            </p>
            <OwnPasskeys email={email} />
          </section>
          <section className={css.part} aria-labelledby="own-sessions">
            <h2 className={css.subtitle} id="own-sessions">
              <Trans id="sessions.title" message="Angemeldete Geräte" />
            </h2>
            <OwnSessions key={changes} />
          </section>
        </div>
      )}
    </AccountFrame>
  )
}
