import { Trans } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import css from '../../../features/auth/auth-form.module.css'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Signs in with a passkey instead of a password; what keeps it from that is said under the button. */
export function PasskeySignIn({ isReady }: { isReady: boolean }) {
  const { isBusy, refusal, ask } = usePasskeySignIn()

  return (
    <>
      <Button kind="quiet" disabled={!isReady} isBusy={isBusy} onClick={ask}>
        <Trans id="passkey.signIn" message="Mit Passkey anmelden" />
      </Button>
      <p className={css.refusal} role="alert">
        {refusal}
      </p>
    </>
  )
}
