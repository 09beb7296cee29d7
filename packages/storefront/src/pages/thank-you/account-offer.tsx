import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue } from 'jotai'
import { PasswordRules } from '../../features/auth/password-rules.tsx'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { useLeakCheck } from '../../features/auth/use-leak-check.ts'
import { userAtom } from '../../features/session/session.atoms.ts'
import css from './thank-you-page.module.css'
import type { PlacedOrder } from './use-placed-order.ts'

/** An account for a guest: everything but the password is known already. @see product §8 "Thank-you" */
export function AccountOffer({ order: { customer, shippingAddress } }: { order: PlacedOrder['order'] }) {
  const { i18n } = useLingui()
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const leakCheck = useLeakCheck('register_password')
  const form = useAuthForm({
    mode: 'register',
    labels: {
      register_password: i18n.t({ id: 'login.password', message: 'Passwort' }),
      email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
    },
    lastCheck: ({ register_password }) => leakCheck(register_password),
  })
  const known = {
    gender: shippingAddress.gender,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
  }

  return (
    <section className={css.offer} data-screen-only="" aria-labelledby="account-offer">
      <h2 id="account-offer" className={css.title}>
        <Trans id="order.accountTitle" message="Beim nächsten Mal schneller bestellen" />
      </h2>
      {isSignedIn ? (
        <p role="status">
          <Trans id="order.accountDone" message="Ihr Konto ist angelegt, und Sie sind angemeldet." />
        </p>
      ) : (
        <form className={css.offerForm} {...form.formProps}>
          <p>
            <Trans id="order.accountText" message="Noch ein Passwort, und Ihr Konto ist fertig." />
          </p>
          <FormProblems problems={form.summary} attempt={form.attempt} />
          {Object.entries(known).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
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
          />
          <p className={css.refusal} role="alert">
            {form.refusal}
          </p>
          <Button type="submit" kind="secondary" isBusy={form.isBusy}>
            <Trans id="register.submit" message="Konto anlegen" />
          </Button>
        </form>
      )}
    </section>
  )
}
