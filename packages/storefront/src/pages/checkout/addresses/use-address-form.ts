import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Address } from '@shop/domain/address/address'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES, type Market } from '@shop/domain/market/markets'
import { emailProblems } from '@shop/domain/person/email'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { addressOf, formProblems } from '../../../features/addresses/address-values.ts'
import { fieldLabel } from '../../../features/addresses/field-label.ts'
import { saveAddressesAtom, stepAnswerAtom } from '../../../features/checkout/checkout.atoms.ts'
import { type AddressDraft, storeDraft, storedDraft } from '../../../features/checkout/checkout-draft.ts'
import { useShop } from '../../../use-shop.ts'
import { CHECKOUT_WORDS } from '../notices/problem-words.ts'
import { prefilledAddresses } from './prefilled-addresses.ts'

type AddressFormOptions = {
  checkout: Checkout
  /** An address of the book that lacks something for this order. */
  first: AddressDraft | null
  /** Called once the checkout has the address. */
  onSaved: (shipping: Address) => Promise<void>
  onDone: () => void
}

/**
 * The address section as a form, by the rules that the server applies too. Whatever is typed is kept for a reload until
 * the server has it.
 */
export function useAddressForm({ checkout, first, onSaved, onDone }: AddressFormOptions) {
  const { market } = useShop()
  const saveAddresses = useSetAtom(saveAddressesAtom)
  const answerOf = useSetAtom(stepAnswerAtom)
  const form = useForm({
    initial: () => first ?? fittingDraft(checkout) ?? prefilledAddresses(checkout, market.country),
    labelOf: fieldLabel,
    words: CHECKOUT_WORDS,
    rules: (draft) => draftProblems(draft, checkout, market),
    send: async ({ email, shipping, billing }) => {
      const address = addressOf(shipping)
      const isSaved = await saveAddresses({
        ...(isSignedIn(checkout) ? {} : { email }),
        shipping: address,
        billing: billing ? addressOf(billing) : null,
      })
      if (isSaved) await onSaved(address)
      return answerOf(isSaved)
    },
    onSent: () => {
      storeDraft(null)
      onDone()
    },
    onChange: storeDraft,
  })

  const check = useRef(form.check)
  const isLacking = first !== null
  useEffect(() => {
    // What an address of the book lacks is said at once, after the fields are there that give the problems their names.
    if (isLacking) check.current()
  }, [isLacking])

  return form
}

/** Whether the address of the account is the one to write to. */
export function isSignedIn({ customer }: Checkout): boolean {
  return customer !== null && !customer.isGuest
}

function draftProblems(
  { email, shipping, billing }: AddressDraft,
  checkout: Checkout,
  market: Market,
): FormProblem[] {
  const demands = { birthDateRequired: false, now: new Date() }
  const phoneRequired = checkout.basket.shipping.freight
  return [
    ...(isSignedIn(checkout) ? [] : emailProblems('email', email)),
    ...formProblems('shipping', shipping, market, { ...demands, phoneRequired }),
    ...(billing
      ? formProblems('billing', billing, market, { ...demands, phoneRequired: false, countries: COUNTRIES })
      : []),
  ]
}

/** The draft of this tab; one from another country's shop keeps everything but the country. */
function fittingDraft({ countries }: Checkout): AddressDraft | null {
  const draft = storedDraft()
  const [country] = countries
  if (!draft || !country || countries.includes(draft.shipping.country)) return draft
  return { ...draft, shipping: { ...draft.shipping, country } }
}
