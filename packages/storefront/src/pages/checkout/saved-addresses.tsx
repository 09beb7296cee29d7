import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import type { Address } from '@shop/domain/address/address'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { AddressChoice } from '@shop/ui/checkout/address/address-choice'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { AddressEditor } from '../../features/addresses/address-editor.tsx'
import { formProblems, valuesOf } from '../../features/addresses/address-values.ts'
import { saveAddressesAtom, stepAnswerAtom } from '../../features/checkout/checkout.atoms.ts'
import type { AddressDraft } from '../../features/checkout/checkout-draft.ts'
import { useShop } from '../../use-shop.ts'
import { type BookChoice, firstBookChoice } from './book-choice.ts'
import css from './checkout-page.module.css'
import { CHECKOUT_WORDS } from './problem-words.ts'

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
  const saveAddresses = useSetAtom(saveAddressesAtom)
  const answerOf = useSetAtom(stepAnswerAtom)
  const [editedId, setEditedId] = useState<string | null>(null)
  const entryOf = (id: string | null) => entries.find((entry) => entry.id === id)
  const form = useForm({
    initial: (): BookChoice => firstBookChoice(entries, checkout),
    labels: { shipping: i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' }) },
    fieldId: (group) => `${group}-address`,
    words: {
      ...CHECKOUT_WORDS,
      field: (words) => words.t({ id: 'checkout.chooseAddress', message: 'Bitte eine Lieferadresse wählen' }),
    },
    rules: (choice) =>
      entryOf(choice.shipping) ? [] : [{ path: 'shipping', key: 'checkout.errors.address', params: {} }],
    send: async (choice) => {
      const shipping = entryOf(choice.shipping)
      if (!shipping) throw new Error('An order goes nowhere without an address of the book.')
      const billing = entryOf(choice.billing)?.address ?? null
      return answerOf(await saveAddresses({ shipping: shipping.address, billing }))
    },
    onSent: onDone,
    focus: 'field',
  })

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
    if (!shipping || !isLacking(shipping.address)) return form.formProps.onSubmit(event)
    event.preventDefault()
    onLacking(shipping, {
      email: '',
      shipping: valuesOf(shipping.address),
      billing: billing ? valuesOf(billing.address) : null,
    })
  }
  const isLacking = (address: Address) =>
    formProblems('shipping', valuesOf(address), market, {
      phoneRequired: checkout.basket.shipping.freight,
      birthDateRequired: false,
      now: new Date(),
    }).length > 0

  return (
    <form className={css.form} {...form.formProps} onSubmit={onSubmit}>
      <AddressChoice
        group="shipping"
        legend={i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' })}
        options={entries.map(({ id, address }) => ({
          id,
          address,
          reason: checkout.countries.includes(address.country)
            ? null
            : i18n.t({ id: 'problem.country', message: 'In dieses Land liefert dieser Shop nicht' }),
        }))}
        chosen={choice.shipping}
        onChoose={(id) =>
          form.change((now) => ({ shipping: id, billing: now.billing === id ? null : now.billing }))
        }
        onEdit={setEditedId}
      />
      <div>
        <Button kind="secondary" size="s" onClick={onOther}>
          <Trans id="checkout.otherAddress" message="An eine andere Adresse liefern" />
        </Button>
      </div>
      {entries.length > 1 ? (
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
