import type { Checkout } from '@shop/api-client/contract/checkout'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES } from '@shop/domain/market/markets'
import { emailProblems } from '@shop/domain/person/email'
import { useEffect, useState } from 'react'
import { formProblems } from '../../features/addresses/address-values.ts'
import { type AddressDraft, storeDraft, storedDraft } from '../../features/checkout/checkout-draft.ts'
import { useShop } from '../../use-shop.ts'
import { knownAddresses } from './known-addresses.ts'

/**
 * What is typed into the address section and what is wrong with it, by the rules that the server applies too. A field
 * says so when it is left with something wrong in it, all of them when the form is sent; what is put right goes quiet at
 * once. Whatever is typed is kept for a reload until the server has it.
 */
export function useAddressForm(
  checkout: Checkout,
  refused: readonly FormProblem[],
  first: AddressDraft | null = null,
) {
  const { market } = useShop()
  const [typed, setTyped] = useState<AddressDraft>(
    () => first ?? fittingDraft(checkout) ?? knownAddresses(checkout, market.country),
  )
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [sent, setSent] = useState<AddressDraft | null>(null)

  const isLacking = first !== null
  useEffect(() => {
    // What an address of the book lacks is said at once, after the fields are there that give the problems their names.
    if (isLacking) setAttempt(1)
  }, [isLacking])

  const found = problemsOf(typed)
  const problems =
    attempt > 0 ? found : found.filter(({ path, key }) => touched.has(path) && key !== REQUIRED)
  // What the server refused holds for what it was sent, and no longer.
  const told = sent === typed ? refused : []

  return {
    typed,
    attempt,
    problems: [...problems, ...told],
    summary: attempt > 0 ? [...found, ...told] : [],
    change: (update: (now: AddressDraft) => AddressDraft) =>
      setTyped((now) => {
        const next = update(now)
        storeDraft(next)
        return next
      }),
    touch: (path: string) => setTouched((now) => new Set([...now, path])),
    /** Whether the form may be sent; otherwise every problem is said, and the summary takes the focus. */
    check: (): boolean => {
      setSent(typed)
      if (found.length === 0) return true
      setAttempt((now) => now + 1)
      return false
    },
    /** The server has refused what it was sent. */
    announce: () => setAttempt((now) => now + 1),
  }

  function problemsOf({ email, shipping, billing }: AddressDraft): FormProblem[] {
    const isCustomer = checkout.customer !== null && !checkout.customer.isGuest
    const demands = { birthDateRequired: false, now: new Date() }
    return [
      ...(isCustomer ? [] : emailProblems('email', email)),
      ...formProblems('shipping', shipping, market, {
        ...demands,
        phoneRequired: checkout.basket.shipping.freight,
      }),
      ...(billing
        ? formProblems('billing', billing, market, { ...demands, phoneRequired: false, countries: COUNTRIES })
        : []),
    ]
  }
}

const REQUIRED = 'generic.validation.required'

/** The draft of this tab; one from another country's shop keeps everything but the country. */
function fittingDraft({ countries }: Checkout): AddressDraft | null {
  const draft = storedDraft()
  const [country] = countries
  if (!draft || !country || countries.includes(draft.shipping.country)) return draft
  return { ...draft, shipping: { ...draft.shipping, country } }
}
