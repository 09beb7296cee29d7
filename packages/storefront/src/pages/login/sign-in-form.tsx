import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import css from '../../features/auth/auth-form.module.css'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { preparedPart } from '../../hydration/prepared-part.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { PasskeySignIn } from './passkey/passkey-sign-in.tsx'

const FORGOTTEN_ID = 'login-forgotten'
const { Part: SignInCode } = preparedPart(() =>
  import('./code/sign-in-code.tsx').then((file) => file.SignInCode),
)

/** Ways into an existing account: e-mail and password, a passkey, or a code from a mail. */
export function SignInForm() {
  const [byCode, setByCode] = useState<{ email: string; isForgotten: boolean } | null>(null)

  if (byCode !== null) return <SignInCode {...byCode} onBack={() => setByCode(null)} />
  return (
    <PasswordForm
      onCode={() => setByCode({ email: typedEmail(), isForgotten: false })}
      onForgotten={(email) => setByCode({ email, isForgotten: true })}
    />
  )
}

type PasswordFormProps = { onCode: () => void; onForgotten: (email: string) => void }

function PasswordForm({ onCode, onForgotten }: PasswordFormProps) {
  const { i18n } = useLingui()
  const isReady = useHydrated()
  const [forgotten, setForgotten] = useState({ isOpen: false, email: '' })
  const form = useAuthForm({
    mode: 'login',
    labels: {
      email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      password: i18n.t({ id: 'login.password', message: 'Passwort' }),
    },
  })

  return (
    <>
      <form className={css.form} {...form.formProps}>
        <FormProblems problems={form.summary} attempt={form.attempt} />
        <TextField
          {...form.field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          spellCheck={false}
        />
        <TextField
          {...form.field('password')}
          required
          type="password"
          autoComplete="current-password"
          spellCheck={false}
        />
        <p className={css.refusal} role="alert">
          {form.refusal}
        </p>
        <Button type="submit" wide isBusy={form.isBusy} disabled={!isReady}>
          <Trans id="login.submit" message="Anmelden" />
        </Button>
        <div className={css.side}>
          <PasskeySignIn isReady={isReady} />
          <Button
            kind="quiet"
            disabled={!isReady}
            aria-haspopup="dialog"
            id={FORGOTTEN_ID}
            onClick={() => setForgotten({ isOpen: true, email: typedEmail() })}
          >
            <Trans id="login.forgotten" message="Passwort vergessen?" />
          </Button>
          <Button kind="quiet" disabled={!isReady} onClick={onCode}>
            <Trans id="signInCode.open" message="Code per E-Mail statt Passwort" />
          </Button>
        </div>
      </form>
      <ForgotPassword
        {...forgotten}
        openerId={FORGOTTEN_ID}
        onCode={onForgotten}
        onClose={() => setForgotten((now) => ({ ...now, isOpen: false }))}
      />
    </>
  )
}

function typedEmail(): string {
  const field = document.getElementById('login-email')
  return field instanceof HTMLInputElement ? field.value : ''
}
