import { Trans, useLingui } from '@lingui/react'
import { GENDERS } from '@shop/domain/user/user'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { genderName } from '@shop/ui/checkout/address/address-names.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { SelectField } from '@shop/ui/select-field/select-field'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import css from '../../features/auth/auth-form.module.css'
import { PasswordRules } from '../../features/auth/password-rules.tsx'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { useLeakCheck } from '../../features/auth/use-leak-check.ts'
import { usePageHref } from '../../use-shop.ts'

/** Everything a new account needs, and nothing more. @see spec §3 "Login and register form" */
export function RegisterForm() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const isReady = useHydrated()
  const leakCheck = useLeakCheck('register_password')
  const labels = {
    gender: i18n.t({ id: 'address.gender', message: 'Anrede' }),
    first_name: i18n.t({ id: 'address.firstName', message: 'Vorname' }),
    last_name: i18n.t({ id: 'address.lastName', message: 'Nachname' }),
    email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
    register_password: i18n.t({ id: 'login.password', message: 'Passwort' }),
  }
  const form = useAuthForm({
    mode: 'register',
    labels,
    lastCheck: ({ register_password }) => leakCheck(register_password),
  })

  const onPasswordLeft = async () => {
    const { register_password: left } = form.values
    for (const problem of await leakCheck(left)) form.warn(problem, (now) => now.register_password === left)
  }

  return (
    <form className={css.form} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <SelectField
        {...form.field('gender')}
        autoComplete="honorific-prefix"
        options={[
          { value: '', label: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }) },
          ...GENDERS.map((gender) => ({ value: gender, label: genderName(i18n, gender) })),
        ]}
      />
      <div className={css.pair}>
        <TextField {...form.field('first_name')} required autoComplete="given-name" />
        <TextField {...form.field('last_name')} required autoComplete="family-name" />
      </div>
      <TextField
        {...form.field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...form.field('register_password')}
        required
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        hint={
          <PasswordRules
            password={form.values.register_password ?? ''}
            isChecked={form.isValidated('register_password')}
          />
        }
        onBlur={() => void onPasswordLeft()}
      />
      <Checkbox
        name="newsletter"
        id="register-newsletter"
        label={i18n.t({
          id: 'register.newsletter',
          message: 'Newsletter mit Neuheiten und Angeboten per E-Mail abonnieren',
        })}
        hint={i18n.t({
          id: 'register.newsletterHint',
          message: 'Freiwillig; abmelden können Sie sich jederzeit. Vorher bestätigen Sie per E-Mail.',
        })}
      />
      <p className={css.refusal} role="alert">
        {form.refusal}
      </p>
      <Button type="submit" kind="secondary" wide isBusy={form.isBusy} disabled={!isReady}>
        <Trans id="register.submit" message="Konto anlegen" />
      </Button>
      <p className={css.note}>
        <Trans
          id="register.privacy"
          message="Was mit Ihren Angaben geschieht, lesen Sie unter <0>Datenschutz</0>."
          // biome-ignore lint/a11y/useAnchorContent: the words come with the message
          components={[<a key="privacy" href={pageHref('privacy')} />]}
        />
      </p>
    </form>
  )
}
