import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { giftAddressProblems } from '@shop/domain/address/gift-address-problems'
import { Button } from '@shop/ui/button/button'
import { emptyAddress } from '@shop/ui/checkout/address/address-fields.ts'
import { AddressForm } from '@shop/ui/checkout/address/address-form'
import { addressLines } from '@shop/ui/checkout/address/address-lines.ts'
import { countryName } from '@shop/ui/checkout/address/address-names.ts'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { SelectField } from '@shop/ui/select-field/select-field'
import { addressOf, valuesOf } from '../../../features/addresses/address-values.ts'
import { fieldLabel } from '../../../features/addresses/field-label.ts'
import { useAddressHelp } from '../../../features/addresses/use-address-help.ts'
import { keepListAddress } from '../../../features/gift-lists/gift-list-calls.ts'
import { SMALL_FORM_WORDS } from '../../../features/problem-words/form-problem-words.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { useShop } from '../../../use-shop.ts'
import css from './gift-lists.module.css'

type GiftAddressFormProps = {
  list: GiftList
  /** The address book, from which the fields may be filled in. */
  entries: readonly AddressEntry[]
  onSaved: (list: GiftList) => void
  onCancel: () => void
}

/** The address for gifts, typed or taken over from the address book, by the rules that the server applies too. */
export function GiftAddressForm({ list, entries, onSaved, onCancel }: GiftAddressFormProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const call = useOwnCall()
  const help = useAddressHelp()
  const countries = deliveryCountries(market)
  const fitting = entries.filter(
    ({ address }) => giftAddressProblems(address, market, new Date()).length === 0,
  )
  const first = list.deliveryAddress ?? fitting[0]?.address ?? null
  const form = useForm({
    initial: () => ({
      from: '',
      address: first ? valuesOf({ ...first, birthDate: null }) : emptyAddress(market.country),
    }),
    labelOf: fieldLabel,
    words: SMALL_FORM_WORDS,
    rules: ({ address }) =>
      giftAddressProblems(addressOf(address), market, new Date()).map((problem) => ({
        ...problem,
        path: `address.${problem.path}`,
      })),
    send: ({ address }) => call(keepListAddress(list.id, addressOf(address))),
    onSent: onSaved,
  })
  const { address, from } = form.values

  const errors: Record<string, string> = {}
  for (const [path, text = ''] of Object.entries(form.problems)) errors[path.replace('address.', '')] = text

  return (
    <form className={css.dialog} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      {fitting.length > 1 ? (
        <SelectField
          name="gift-address-from"
          label={i18n.t({ id: 'giftAddress.fromBook', message: 'Aus dem Adressbuch übernehmen' })}
          options={[
            { value: '', label: i18n.t({ id: 'giftAddress.fromNowhere', message: 'Bitte wählen' }) },
            ...fitting.map((entry) => ({
              value: entry.id,
              label: addressLines(entry.address, countryName(i18n, entry.address.country)).join(', '),
            })),
          ]}
          value={from}
          onChange={(id) => {
            const entry = fitting.find((one) => one.id === id)
            form.change(() => ({
              from: id,
              ...(entry ? { address: valuesOf({ ...entry.address, birthDate: null }) } : {}),
            }))
          }}
        />
      ) : null}
      <AddressForm
        group="address"
        legend={i18n.t({ id: 'export.address', message: 'Adresse' })}
        values={address}
        errors={errors}
        onChange={(name, value) =>
          form.change((now) => ({ address: { ...now.address, [name]: value } }), [`address.${name}`])
        }
        countries={countries}
        hasLockers={false}
        help={help}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="giftAddress.save" message="Adresse hinterlegen" />
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans id="giftList.cancel" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}
