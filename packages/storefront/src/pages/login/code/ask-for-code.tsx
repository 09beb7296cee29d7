import { Trans, useLingui } from '@lingui/react'
import { emailProblems } from '@shop/domain/person/email'
import { SIGN_IN_CODE_DIGITS } from '@shop/domain/user/sign-in-code'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import css from '../../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { sendSignInCodeAtom } from '../../../features/auth/password.atoms.ts'
import type { SentCode } from '../../../features/auth/use-next-code.ts'

const FIELD_ID = 'code-email'

type AskForCodeProps = { known: string; onSent: (sent: SentCode) => void; onBack: () => void }

/** Where the code shall go. */
export function AskForCode({ known, onSent, onBack }: AskForCodeProps) {
  const { i18n } = useLingui()
  const send = useSetAtom(sendSignInCodeAtom)
  const form = useForm({
    initial: { email: known },
    labels: { email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }) },
    fieldId: () => FIELD_ID,
    words: ACCOUNT_WORDS,
    rules: ({ email }) => emailProblems('email', email),
    send: ({ email }) => send(email),
    onSent,
    focus: 'field',
  })

  useEffect(() => document.getElementById(FIELD_ID)?.focus(), [])

  return (
    <form className={css.form} {...form.formProps}>
      <p>
        <Trans
          id="signInCode.lead"
          message="Wir schicken Ihnen einen Code mit {digits} Ziffern. Damit melden Sie sich ohne Passwort an."
          values={{ digits: SIGN_IN_CODE_DIGITS }}
        />
      </p>
      <TextField
        {...form.field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
      <p className={css.refusal} role="alert">
        {form.refusal}
      </p>
      <Button type="submit" wide isBusy={form.isBusy}>
        <Trans id="signInCode.ask" message="Code anfordern" />
      </Button>
      <div className={css.side}>
        <Button kind="quiet" onClick={onBack}>
          <Trans id="signInCode.back" message="Mit Passwort anmelden" />
        </Button>
      </div>
    </form>
  )
}
