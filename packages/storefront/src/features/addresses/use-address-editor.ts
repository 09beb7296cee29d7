import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { AddressValues } from '@shop/ui/checkout/address/address-fields.ts'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useShop } from '../../use-shop.ts'
import { fieldProblemWords } from '../problem-words/field-problem-words.ts'
import { useOwnCall } from '../session/use-own-call.ts'
import { keepAddress } from './address-book.ts'
import { addressRefusalWords } from './address-refusal-words.ts'
import { addressOf, formProblems, valuesOf } from './address-values.ts'
import { fieldLabel } from './field-label.ts'

const WORDS = { field: fieldProblemWords, whole: addressRefusalWords }

/** One address of the address book as a form; its fields are `address.zip`, as the server's problems name them. */
export function useAddressEditor(
  entry: AddressEntry | null,
  first: AddressValues,
  onSaved: (book: AddressEntry[]) => void,
) {
  const { market } = useShop()
  const call = useOwnCall()

  return useForm({
    initial: () => ({
      address: entry ? valuesOf(entry.address) : first,
      isDefaultShipping: entry?.isDefaultShipping ?? false,
      isDefaultBilling: entry?.isDefaultBilling ?? false,
    }),
    labelOf: fieldLabel,
    words: WORDS,
    // Parcels go by default where the shop delivers to; anything else may be anywhere that a bill goes to.
    rules: ({ address, isDefaultShipping }) =>
      formProblems('address', address, market, {
        phoneRequired: false,
        birthDateRequired: false,
        countries: isDefaultShipping ? deliveryCountries(market) : COUNTRIES,
        now: new Date(),
      }),
    send: ({ address, ...defaults }) =>
      call(keepAddress(entry?.id ?? null, { address: addressOf(address), ...defaults })),
    onSent: onSaved,
  })
}
