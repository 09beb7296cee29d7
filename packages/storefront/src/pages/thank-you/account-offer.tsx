import { Trans, useLingui } from '@lingui/react'
import { PASSWORD_LEAKED } from '@shop/domain/user/password'
import { Button } from '@shop/ui/button/button'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { checkPasswordAtom } from '../../features/auth/password.atoms.ts'
import { PasswordRules } from '../../features/auth/password-rules.tsx'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { userAtom } from '../../features/session/session.atoms.ts'
import css from './thank-you-page.module.css'
import type { PlacedOrder } from './use-placed-order.ts'

/** An account for a guest: everything but the password is known already. @see product §8 "Thank-you" */
export function AccountOffer({ order: { customer, shippingAddress } }: { order: PlacedOrder['order'] }) {
  const { i18n } = useLingui()
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const isLeaked = useSetAtom(checkPasswordAtom)
  const [password, setPassword] = useState('')
  const label = i18n.t({ id: 'login.password', message: 'Passwort' })
  const { form, field, isChecked, summary, attempt, refusal, isBusy } = useAuthForm({
    mode: 'register',
    labels: {
      register_password: label,
      email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
    },
    lastCheck: async ({ register_password = '' }) =>
      (await isLeaked(register_password))
        ? [{ path: 'register_password', key: PASSWORD_LEAKED, params: {} }]
        : [],
  })
  const known = {
    gender: shippingAddress.gender,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
  }

  return (
    <section className={css.offer} aria-labelledby="account-offer">
      <h2 id="account-offer" className={css.title}>
        <Trans id="order.accountTitle" message="Beim nächsten Mal geht es schneller" />
      </h2>
      {isSignedIn ? (
        <p role="status">
          <Trans id="order.accountDone" message="Das Konto ist angelegt, und die Anmeldung gilt schon." />
        </p>
      ) : (
        <form className={css.offerForm} {...form}>
          <p>
            <Trans
              id="order.accountText"
              message="Ein Passwort genügt: Name und E-Mail-Adresse der Bestellung sind dann schon da."
            />
          </p>
          <FormProblems problems={summary} attempt={attempt} />
          {Object.entries(known).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            {...field('register_password')}
            label={label}
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            hint={<PasswordRules password={password} isChecked={isChecked('register_password')} />}
            onChange={setPassword}
          />
          <p className={css.refusal} role="alert">
            {refusal}
          </p>
          <Button type="submit" kind="secondary" isBusy={isBusy}>
            <Trans id="register.submit" message="Konto anlegen" />
          </Button>
        </form>
      )}
    </section>
  )
}
