import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { AddressChoice } from '@shop/ui/checkout/address/address-choice'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { AddressEditor } from '../../features/addresses/address-editor.tsx'
import { formProblems, valuesOf } from '../../features/addresses/address-values.ts'
import { checkoutProblemAtom, saveAddressesAtom } from '../../features/checkout/checkout.atoms.ts'
import type { AddressDraft } from '../../features/checkout/checkout-draft.ts'
import { useShop } from '../../use-shop.ts'
import { type BookChoice, firstBookChoice } from './book-choice.ts'
import css from './checkout-page.module.css'
import { problemWords } from './problem-words.ts'

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
  const save = useSetAtom(saveAddressesAtom)
  const refused = useAtomValue(checkoutProblemAtom)
  const [wish, setWish] = useState<BookChoice>(() => firstBookChoice(entries, checkout))
  const [editedId, setEditedId] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hint, setHint] = useState('')

  const entryOf = (id: string | null) => entries.find((entry) => entry.id === id)
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

  const shipping = entryOf(wish.shipping)
  const billing = entryOf(wish.billing)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!shipping) {
      setHint(i18n.t({ id: 'checkout.chooseAddress', message: 'Bitte eine Lieferadresse wählen' }))
      return
    }
    const demands = {
      phoneRequired: checkout.basket.shipping.freight,
      birthDateRequired: false,
      now: new Date(),
    }
    if (formProblems('shipping', valuesOf(shipping.address), market, demands).length > 0)
      return onLacking(shipping, {
        email: '',
        shipping: valuesOf(shipping.address),
        billing: billing ? valuesOf(billing.address) : null,
      })
    setIsBusy(true)
    const isSaved = await save({ shipping: shipping.address, billing: billing?.address ?? null })
    setIsBusy(false)
    if (isSaved) onDone()
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
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
        chosen={wish.shipping}
        onChoose={(id) => {
          setHint('')
          setWish((now) => ({ shipping: id, billing: now.billing === id ? null : now.billing }))
        }}
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
            setWish((now) => ({
              ...now,
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
            .filter(({ id }) => id !== wish.shipping)
            .map(({ id, address }) => ({ id, address, reason: null }))}
          chosen={wish.billing}
          onChoose={(id) => setWish((now) => ({ ...now, billing: id }))}
          onEdit={setEditedId}
        />
      ) : null}
      <p className={css.hint} role="alert">
        {hint || (refused ? problemWords(i18n, refused) : '')}
      </p>
      <Button type="submit" isBusy={isBusy}>
        <Trans id="checkout.toPayment" message="Weiter zu Versand und Zahlung" />
      </Button>
    </form>
  )
}
