import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Address } from '@shop/domain/address/address'
import { COUNTRIES } from '@shop/domain/market/markets'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import {
  type AddressFieldName,
  type AddressValues,
  emptyAddress,
} from '@shop/ui/checkout/address/address-fields.ts'
import { AddressForm } from '@shop/ui/checkout/address/address-form'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { addressOf } from '../../features/addresses/address-values.ts'
import { fieldLabel } from '../../features/addresses/field-label.ts'
import { checkoutProblemAtom, saveAddressesAtom } from '../../features/checkout/checkout.atoms.ts'
import { type AddressDraft, storeDraft } from '../../features/checkout/checkout-draft.ts'
import { fieldProblemWords } from '../../features/problem-words/field-problem-words.ts'
import { namedProblem } from '@shop/ui/form/named-problem.ts'
import css from './checkout-page.module.css'
import { problemWords } from './problem-words.ts'
import { useAddressForm } from './use-address-form.ts'

type AddressEntryFormProps = {
  checkout: Checkout
  onDone: () => void
  /** Instead of what the checkout knows: an address of the book that lacks something for this order. */
  first?: AddressDraft | null
  /** Offers to keep the new address, and does so once the checkout has it. */
  onKeep?: ((address: Address) => Promise<void>) | null
  /** Leads back to the address book. */
  onBack?: (() => void) | null
}

/** E-mail, where the goods go and who gets the bill, typed. Errors stand at their fields and in a summary. */
export function AddressEntryForm({
  checkout,
  onDone,
  first = null,
  onKeep = null,
  onBack = null,
}: AddressEntryFormProps) {
  const { i18n } = useLingui()
  const save = useSetAtom(saveAddressesAtom)
  const refused = useAtomValue(checkoutProblemAtom)
  const [isBusy, setIsBusy] = useState(false)
  const needsPhone = checkout.basket.shipping.freight
  const [isKept, setIsKept] = useState(true)
  const form = useAddressForm(checkout, refused?.errors ?? [], first)
  const { email, shipping, billing } = form.typed
  const isCustomer = checkout.customer !== null && !checkout.customer.isGuest

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const shippingAddress = addressOf(shipping)
    if (!form.check() || !shippingAddress || isBusy) return

    setIsBusy(true)
    const isSaved = await save({
      ...(isCustomer ? {} : { email }),
      shipping: shippingAddress,
      billing: billing ? addressOf(billing) : null,
    })
    if (isSaved && onKeep && isKept) await onKeep(shippingAddress)
    setIsBusy(false)
    if (!isSaved) return form.announce()
    storeDraft(null)
    onDone()
  }

  const words = Object.fromEntries(
    form.problems.map((problem) => [problem.path, fieldProblemWords(i18n, problem)]),
  )
  const errorsOf = (group: 'shipping' | 'billing') =>
    Object.fromEntries(
      Object.entries(words).flatMap(([path, text]) =>
        path.startsWith(`${group}.`) ? [[path.slice(group.length + 1), text]] : [],
      ),
    )
  const change = (group: 'shipping' | 'billing') => (name: AddressFieldName, value: string) =>
    form.change((typed) => {
      const values: AddressValues = { ...(typed[group] ?? emptyAddress(shipping.country)), [name]: value }
      return { ...typed, [group]: values }
    })

  return (
    <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormProblems
        attempt={form.attempt}
        problems={[
          ...form.summary.map((problem) => ({
            fieldId: problem.path,
            message: namedProblem(i18n, fieldLabel(problem.path), fieldProblemWords(i18n, problem)),
          })),
          ...(refused && refused.errors.length === 0
            ? [{ fieldId: null, message: problemWords(i18n, refused) }]
            : []),
        ]}
      />
      {isCustomer ? null : (
        <TextField
          label={i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' })}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={email}
          onChange={(text) => form.change((typed) => ({ ...typed, email: text }))}
          onBlur={() => form.touch('email')}
          hint={i18n.t({ id: 'checkout.emailHint', message: 'Für die Bestellbestätigung' })}
          error={words.email ?? null}
        />
      )}
      <AddressForm
        group="shipping"
        legend={i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' })}
        values={shipping}
        errors={errorsOf('shipping')}
        onChange={change('shipping')}
        onBlur={(name) => form.touch(`shipping.${name}`)}
        countries={checkout.countries}
        needsPhone={needsPhone}
        hasLockers={!needsPhone}
      />
      {onKeep ? (
        <Checkbox
          label={i18n.t({ id: 'checkout.keepAddress', message: 'Lieferadresse im Adressbuch behalten' })}
          name="keepAddress"
          checked={isKept}
          onChange={setIsKept}
        />
      ) : null}
      <Checkbox
        label={i18n.t({ id: 'checkout.sameBilling', message: 'Die Rechnung geht an dieselbe Adresse' })}
        name="sameBilling"
        checked={billing === null}
        onChange={(isSame) =>
          form.change((typed) => ({
            ...typed,
            billing: isSame ? null : { ...emptyAddress(shipping.country), gender: shipping.gender },
          }))
        }
      />
      {billing ? (
        <AddressForm
          group="billing"
          legend={i18n.t({ id: 'checkout.billingAddress', message: 'Rechnungsadresse' })}
          values={billing}
          errors={errorsOf('billing')}
          onChange={change('billing')}
          onBlur={(name) => form.touch(`billing.${name}`)}
          countries={COUNTRIES}
        />
      ) : null}
      <div className={css.actions}>
        <Button type="submit" isBusy={isBusy}>
          <Trans id="checkout.toPayment" message="Weiter zu Versand und Zahlung" />
        </Button>
        {onBack ? (
          <Button kind="quiet" onClick={onBack}>
            <Trans id="checkout.backToBook" message="Aus dem Adressbuch wählen" />
          </Button>
        ) : null}
      </div>
    </form>
  )
}
