import { Trans, useLingui } from '@lingui/react'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { PASSWORD_LEAKED, passwordProblems } from '@shop/domain/user/password'
import { GENDERS } from '@shop/domain/user/user'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { genderName } from '@shop/ui/checkout/address/address-names.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { SelectField } from '@shop/ui/select-field/select-field'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import css from '../../features/auth/auth-form.module.css'
import { checkPasswordAtom } from '../../features/auth/password.atoms.ts'
import { PasswordRules } from '../../features/auth/password-rules.tsx'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { usePageHref } from '../../use-shop.ts'

const LEAKED: FormProblem = { path: 'register_password', key: PASSWORD_LEAKED, params: {} }

/** Everything a new account needs, and nothing more. @see spec §3 "Login and register form" */
export function RegisterForm() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const isReady = useHydrated()
  const isLeaked = useSetAtom(checkPasswordAtom)
  const [password, setPassword] = useState('')
  const typed = useRef('')
  // only a password that would be taken otherwise is worth the question
  const isKnown = async (candidate: string) =>
    passwordProblems(candidate).length === 0 && (await isLeaked(candidate))
  const labels = {
    gender: i18n.t({ id: 'address.gender', message: 'Anrede' }),
    first_name: i18n.t({ id: 'address.firstName', message: 'Vorname' }),
    last_name: i18n.t({ id: 'address.lastName', message: 'Nachname' }),
    email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
    register_password: i18n.t({ id: 'login.password', message: 'Passwort' }),
  }
  const { form, field, isChecked, add, summary, attempt, refusal, isBusy } = useAuthForm({
    mode: 'register',
    labels,
    lastCheck: async ({ register_password = '' }) => ((await isKnown(register_password)) ? [LEAKED] : []),
  })

  const onPasswordLeft = async () => {
    const left = typed.current
    if ((await isKnown(left)) && typed.current === left) add(LEAKED)
  }

  return (
    <form className={css.form} {...form}>
      <FormProblems problems={summary} attempt={attempt} />
      <SelectField
        {...field('gender')}
        label={labels.gender}
        autoComplete="honorific-prefix"
        options={[
          { value: '', label: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }) },
          ...GENDERS.map((gender) => ({ value: gender, label: genderName(i18n, gender) })),
        ]}
      />
      <div className={css.pair}>
        <TextField {...field('first_name')} label={labels.first_name} autoComplete="given-name" />
        <TextField {...field('last_name')} label={labels.last_name} autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...field('register_password')}
        label={labels.register_password}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        hint={<PasswordRules password={password} isChecked={isChecked('register_password')} />}
        onChange={(value) => {
          typed.current = value
          setPassword(value)
        }}
        onBlur={() => void onPasswordLeft()}
      />
      <Checkbox
        name="newsletter"
        id="register-newsletter"
        label={i18n.t({
          id: 'register.newsletter',
          message: 'Newsletter mit Neuheiten und Angeboten per E-Mail bestellen',
        })}
        hint={i18n.t({
          id: 'register.newsletterHint',
          message: 'Freiwillig und jederzeit abbestellbar; vorher kommt eine E-Mail zur Bestätigung.',
        })}
      />
      <p className={css.refusal} role="alert">
        {refusal}
      </p>
      <Button type="submit" kind="secondary" wide isBusy={isBusy} disabled={!isReady}>
        <Trans id="register.submit" message="Konto anlegen" />
      </Button>
      <p className={css.note}>
        <Trans
          id="register.privacy"
          message="Was mit diesen Angaben geschieht, steht unter <0>Datenschutz</0>."
          // biome-ignore lint/a11y/useAnchorContent: the words come with the message
          components={[<a key="privacy" href={pageHref('privacy')} />]}
        />
      </p>
    </form>
  )
}
