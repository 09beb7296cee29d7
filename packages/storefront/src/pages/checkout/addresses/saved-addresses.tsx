import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import type { Address } from '@shop/domain/address/address'
import type { Market } from '@shop/domain/market/markets'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { AddressChoice } from '@shop/ui/checkout/address/address-choice'
import { type FormEvent, useState } from 'react'
import { AddressEditor } from '../../../features/addresses/address-editor.tsx'
import { formProblems, valuesOf } from '../../../features/addresses/address-values.ts'
import type { AddressDraft } from '../../../features/checkout/checkout-draft.ts'
import { useShop } from '../../../use-shop.ts'
import css from '../checkout-page.module.css'
import { listOfDelivery } from './list-of-delivery.ts'
import { useBookForm } from './use-book-form.ts'

type SavedAddressesProps = {
  checkout: Checkout
  /** At least one. */
  entries: AddressEntry[]
  onBook: (entries: AddressEntry[]) => void
  onDone: () => void
  /** Another address is to be typed. */
  onOther: () => void
  /** The chosen address lacks something that this order needs, such as a phone number. */
  onLacking: (entry: AddressEntry, draft: AddressDraft) => void
}

/** The addresses of the book: one for the parcel, and another one for the bill on request. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { checkout, entries, onBook, onDone, onOther, onLacking } = props
  const { i18n } = useLingui()
  const { market } = useShop()
  const isGift = listOfDelivery(checkout) !== null
  const [editedId, setEditedId] = useState<string | null>(null)
  const entryOf = (id: string | null) => entries.find((entry) => entry.id === id)
  const form = useBookForm({ checkout, entries, onDone })

  const edited = entryOf(editedId)
  if (edited)
    return (
      <AddressEditor
        entry={edited}
        onSaved={(book) => {
          onBook(book)
          setEditedId(null)
        }}
        onCancel={() => setEditedId(null)}
      />
    )

  const choice = form.values
  const billing = entryOf(choice.billing)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const shipping = entryOf(choice.shipping)
    if (!shipping || !isLacking(shipping.address, checkout, market)) return form.formProps.onSubmit(event)
    event.preventDefault()
    onLacking(shipping, {
      email: '',
      shipping: valuesOf(shipping.address),
      billing: billing ? valuesOf(billing.address) : null,
    })
  }

  return (
    <form className={css.form} {...form.formProps} onSubmit={onSubmit}>
      <AddressChoice
        group="shipping"
        legend={
          isGift
            ? i18n.t({ id: 'giftDelivery.ownAddress', message: 'Ihre Adresse für die Rechnung' })
            : i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' })
        }
        options={entries.map(({ id, address }) => ({
          id,
          address,
          reason: checkout.countries.includes(address.country)
            ? null
            : i18n.t({ id: 'problem.country', message: 'In dieses Land liefern wir hier nicht' }),
        }))}
        chosen={choice.shipping}
        onChoose={(id) =>
          form.change((now) => ({ shipping: id, billing: now.billing === id ? null : now.billing }))
        }
        onEdit={setEditedId}
      />
      <div>
        <Button kind="secondary" size="s" onClick={onOther}>
          {isGift ? (
            <Trans id="giftDelivery.otherAddress" message="Andere Adresse eingeben" />
          ) : (
            <Trans id="checkout.otherAddress" message="An eine andere Adresse liefern" />
          )}
        </Button>
      </div>
      {entries.length > 1 && (!isGift || billing) ? (
        <Checkbox
          label={i18n.t({ id: 'checkout.sameBilling', message: 'Die Rechnung geht an dieselbe Adresse' })}
          name="sameBilling"
          checked={!billing}
          onChange={(isSame) =>
            form.change((now) => ({
              billing: isSame ? null : (entries.find(({ id }) => id !== now.shipping)?.id ?? null),
            }))
          }
        />
      ) : null}
      {billing ? (
        <AddressChoice
          group="billing"
          legend={i18n.t({ id: 'checkout.billingAddress', message: 'Rechnungsadresse' })}
          options={entries
            .filter(({ id }) => id !== choice.shipping)
            .map(({ id, address }) => ({ id, address, reason: null }))}
          chosen={choice.billing}
          onChoose={(id) => form.change({ billing: id })}
          onEdit={setEditedId}
        />
      ) : null}
      <p className={css.hint} role="alert">
        {form.problems.shipping ?? form.refusal}
      </p>
      <Button type="submit" isBusy={form.isBusy}>
        <Trans id="checkout.toPayment" message="Weiter zu Versand und Zahlung" />
      </Button>
    </form>
  )
}

/** Whether an address of the book lacks something that this order needs. */
function isLacking(address: Address, { basket }: Checkout, market: Market): boolean {
  const demands = { phoneRequired: basket.shipping.freight, birthDateRequired: false, now: new Date() }
  return formProblems('shipping', valuesOf(address), market, demands).length > 0
}
