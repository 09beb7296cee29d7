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
import { useState } from 'react'
import { useAddressHelp } from '../../../features/addresses/use-address-help.ts'
import type { AddressDraft } from '../../../features/checkout/checkout-draft.ts'
import css from '../checkout-page.module.css'
import { listOfDelivery } from './list-of-delivery.ts'
import { isSignedIn, useAddressForm } from './use-address-form.ts'

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

/** E-mail, where the goods go and who gets the bill, typed. Errors stand at their fields, and above them how many. */
export function AddressEntryForm({
  checkout,
  onDone,
  first = null,
  onKeep = null,
  onBack = null,
}: AddressEntryFormProps) {
  const { i18n } = useLingui()
  const needsPhone = checkout.basket.shipping.freight
  const isGift = listOfDelivery(checkout) !== null
  const [isKept, setIsKept] = useState(true)
  const form = useAddressForm({
    checkout,
    first,
    onSaved: async (address) => {
      if (onKeep && isKept) await onKeep(address)
    },
    onDone,
  })
  const { shipping, billing } = form.values
  const help = useAddressHelp()

  const address = (group: 'shipping' | 'billing', values: AddressValues) => ({
    group,
    values,
    help,
    errors: fieldsOf(group, form.problems),
    onChange: (name: AddressFieldName, value: string) =>
      form.change((now) => ({ [group]: { ...values, ...now[group], [name]: value } }), [`${group}.${name}`]),
  })

  return (
    <form className={css.form} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} isShort />
      {isSignedIn(checkout) ? null : (
        <TextField
          {...form.field('email')}
          label={i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' })}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          hint={i18n.t({ id: 'checkout.emailHint', message: 'Für die Bestellbestätigung' })}
        />
      )}
      <AddressForm
        {...address('shipping', shipping)}
        legend={
          isGift
            ? i18n.t({ id: 'giftDelivery.ownAddress', message: 'Ihre Adresse für die Rechnung' })
            : i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' })
        }
        countries={checkout.countries}
        needsPhone={needsPhone}
        hasLockers={!needsPhone && !isGift}
      />
      {onKeep ? (
        <Checkbox
          label={
            isGift
              ? i18n.t({ id: 'giftDelivery.keepAddress', message: 'Adresse im Adressbuch behalten' })
              : i18n.t({ id: 'checkout.keepAddress', message: 'Lieferadresse im Adressbuch behalten' })
          }
          name="keepAddress"
          checked={isKept}
          onChange={setIsKept}
        />
      ) : null}
      {isGift && billing === null ? null : (
        <Checkbox
          label={i18n.t({ id: 'checkout.sameBilling', message: 'Die Rechnung geht an dieselbe Adresse' })}
          name="sameBilling"
          checked={billing === null}
          onChange={(isSame) =>
            form.change(() => ({
              billing: isSame ? null : { ...emptyAddress(shipping.country), gender: shipping.gender },
            }))
          }
        />
      )}
      {billing ? (
        <AddressForm
          {...address('billing', billing)}
          legend={i18n.t({ id: 'checkout.billingAddress', message: 'Rechnungsadresse' })}
          countries={COUNTRIES}
        />
      ) : null}
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
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

/** What is wrong with one of the addresses, by its own names of fields. */
function fieldsOf(group: string, problems: Partial<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, text = ''] of Object.entries(problems))
    if (path.startsWith(`${group}.`)) found[path.slice(group.length + 1)] = text
  return found
}
