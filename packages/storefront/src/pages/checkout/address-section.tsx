import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { emailProblems } from '@shop/domain/user/email'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { type AddressFieldName, type AddressValues, emptyAddress } from '@shop/ui/checkout/address-fields.ts'
import { AddressForm } from '@shop/ui/checkout/address-form'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { checkoutProblemAtom, saveAddressesAtom } from '../../features/checkout/checkout.atoms.ts'
import { useShop } from '../../shell/use-shop.ts'
import { addressOf, formProblems, valuesOf } from './address-values.ts'
import { storeDraft, storedDraft } from './checkout-draft.ts'
import css from './checkout-page.module.css'
import { fieldProblemWords } from './problem-words.ts'

type AddressSectionProps = { checkout: Checkout; onDone: () => void }

/** E-mail, where the goods go and who gets the bill. Errors stand at their fields and in a summary. */
export function AddressSection({ checkout, onDone }: AddressSectionProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const save = useSetAtom(saveAddressesAtom)
  const refused = useAtomValue(checkoutProblemAtom)
  const country = checkout.countries[0] ?? market.country
  const [email, setEmail] = useState(checkout.customer?.email ?? '')
  const [shipping, setShipping] = useState(() =>
    checkout.shippingAddress ? valuesOf(checkout.shippingAddress) : emptyAddress(country),
  )
  const [billing, setBilling] = useState(() =>
    checkout.billingAddress ? valuesOf(checkout.billingAddress) : null,
  )
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const needsPhone = checkout.basket.shipping.freight

  useEffect(() => {
    const draft = storedDraft()
    if (!draft || checkout.shippingAddress) return
    setEmail((now) => now || draft.email)
    setShipping(draft.shipping)
    setBilling(draft.billing)
  }, [checkout.shippingAddress])

  useEffect(() => {
    storeDraft({ email, shipping, billing, comment: '' })
  }, [email, shipping, billing])

  const wordsOf = (path: string) => {
    const problem = problems.find((one) => one.path === path)
    return problem ? fieldProblemWords(i18n, problem) : null
  }
  const errorsOf = (group: 'shipping' | 'billing') =>
    Object.fromEntries(
      problems
        .filter((problem) => problem.path.startsWith(`${group}.`))
        .map((problem) => [problem.path.slice(group.length + 1), fieldProblemWords(i18n, problem)]),
    )
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const demands = { phoneRequired: needsPhone, birthDateRequired: false, now: new Date() }
    const found = [
      ...emailProblems('email', email),
      ...formProblems('shipping', shipping, market, demands),
      ...(billing ? formProblems('billing', billing, market, { ...demands, phoneRequired: false }) : []),
    ]
    setProblems(found)
    setAttempt((now) => now + 1)
    const shippingAddress = addressOf(shipping)
    if (found.length > 0 || !shippingAddress) return

    setIsBusy(true)
    const isSaved = await save({
      email,
      shipping: shippingAddress,
      billing: billing ? addressOf(billing) : null,
    })
    setIsBusy(false)
    if (isSaved) onDone()
  }

  const change =
    (set: (update: (values: AddressValues) => AddressValues) => void) =>
    (name: AddressFieldName, value: string) =>
      set((values) => ({ ...values, [name]: value }))
  const summary = [...problems, ...(refused?.errors ?? [])]

  return (
    <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormProblems
        attempt={attempt}
        problems={summary.map((problem) => ({
          fieldId: problem.path,
          message: `${fieldName(problem.path)}: ${fieldProblemWords(i18n, problem)}`,
        }))}
      />
      <TextField
        label={i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        hint={i18n.t({ id: 'checkout.emailHint', message: 'Für die Bestellbestätigung' })}
        error={wordsOf('email')}
      />
      <AddressForm
        group="shipping"
        legend={i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' })}
        values={shipping}
        errors={errorsOf('shipping')}
        onChange={change(setShipping)}
        countries={checkout.countries}
        needsPhone={needsPhone}
      />
      <Checkbox
        label={i18n.t({ id: 'checkout.sameBilling', message: 'Die Rechnung geht an dieselbe Adresse' })}
        name="sameBilling"
        checked={billing === null}
        onChange={(isSame) =>
          setBilling(isSame ? null : { ...emptyAddress(country), gender: shipping.gender })
        }
      />
      {billing ? (
        <AddressForm
          group="billing"
          legend={i18n.t({ id: 'checkout.billingAddress', message: 'Rechnungsadresse' })}
          values={billing}
          errors={errorsOf('billing')}
          onChange={change((update) => setBilling((now) => (now ? update(now) : now)))}
          countries={checkout.countries}
        />
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        <Trans id="checkout.toPayment" message="Weiter zu Versand und Zahlung" />
      </Button>
    </form>
  )

  function fieldName(path: string): string {
    const label =
      typeof document === 'undefined' ? null : document.querySelector(`label[for="${CSS.escape(path)}"]`)
    return label?.firstChild?.textContent ?? path
  }
}
