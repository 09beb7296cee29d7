import { Trans, useLingui } from '@lingui/react'
import { SIGN_IN_CODE_MINUTES } from '@shop/domain/user/sign-in-code'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { TextField } from '@shop/ui/text-field/text-field'
import { useEffect } from 'react'
import css from '../../../features/auth/auth-form.module.css'
import { PasswordRules } from '../../../features/auth/password-rules.tsx'
import { type SentCode, useNextCode } from '../../../features/auth/use-next-code.ts'
import { codeFieldId, useCodeForm } from './use-code-form.ts'

type EnterCodeProps = {
  sent: SentCode
  isForgotten: boolean
  onSent: (sent: SentCode) => void
  onBack: () => void
}

/** The code from the mail, and a new password for those who want one. A refused one leaves the code good. */
export function EnterCode({ sent, isForgotten, onSent, onBack }: EnterCodeProps) {
  const { i18n } = useLingui()
  const form = useCodeForm(sent, isForgotten)
  const next = useNextCode(sent.email, codeFieldId('code'), (renewed) => {
    form.reset({ ...form.values, code: '' })
    onSent(renewed)
  })

  useEffect(() => document.getElementById(codeFieldId('code'))?.focus(), [])

  return (
    <form className={css.form} {...form.formProps}>
      <p role="status">
        <Trans
          id="signInCode.sent"
          message="Wenn es zu {email} ein Konto gibt, ist der Code unterwegs. Er gilt {minutes} Minuten; sehen Sie auch im Spam-Ordner nach."
          values={{ email: sent.email, minutes: SIGN_IN_CODE_MINUTES }}
        />
      </p>
      {/* Password managers file a new password under this name. */}
      <input type="email" name="email" value={sent.email} autoComplete="username" readOnly hidden />
      <TextField
        {...form.field('code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <Checkbox
        name="renews"
        id={codeFieldId('renews')}
        checked={form.values.renews}
        label={i18n.t({ id: 'signInCode.renews', message: 'Gleich ein neues Passwort festlegen' })}
      />
      {form.values.renews ? (
        <TextField
          {...form.field('password')}
          required
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          hint={<PasswordRules password={form.values.password} isChecked={form.isValidated('password')} />}
        />
      ) : null}
      <p className={css.refusal} role="alert">
        {next.refusal ?? form.refusal}
      </p>
      <Button type="submit" wide isBusy={form.isBusy}>
        <Trans id="login.submit" message="Anmelden" />
      </Button>
      <div className={css.side}>
        <Button kind="quiet" isBusy={next.isBusy} onClick={next.ask}>
          <Trans id="signInCode.again" message="Neuen Code anfordern" />
        </Button>
        <Button kind="quiet" onClick={onBack}>
          <Trans id="signInCode.back" message="Mit Passwort anmelden" />
        </Button>
        <p className={css.note} role="status">
          {next.isSent ? (
            <Trans id="signInCode.sentAgain" message="Ein neuer Code ist unterwegs. Nur der neueste gilt." />
          ) : null}
        </p>
      </div>
    </form>
  )
}
