import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import css from '../../features/auth/auth-form.module.css'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { ForgotPassword } from './forgot-password.tsx'

const FORGOTTEN_ID = 'login-forgotten'

/** E-mail and password of an existing account. */
export function SignInForm() {
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
          autoComplete="username"
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
          <Button
            kind="quiet"
            disabled={!isReady}
            aria-haspopup="dialog"
            id={FORGOTTEN_ID}
            onClick={() => setForgotten({ isOpen: true, email: typedEmail() })}
          >
            <Trans id="login.forgotten" message="Passwort vergessen?" />
          </Button>
        </div>
      </form>
      <ForgotPassword
        {...forgotten}
        openerId={FORGOTTEN_ID}
        onClose={() => setForgotten((now) => ({ ...now, isOpen: false }))}
      />
    </>
  )
}

function typedEmail(): string {
  const field = document.getElementById('login-email')
  return field instanceof HTMLInputElement ? field.value : ''
}
