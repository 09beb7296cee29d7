import { useLingui } from '@lingui/react'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES, type Market } from '@shop/domain/market/markets'
import type { AddressFieldName, AddressValues } from '@shop/ui/checkout/address/address-fields.ts'
import { useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { fieldProblemWords } from '../problem-words/field-problem-words.ts'
import { namedProblem } from '@shop/ui/form/named-problem.ts'
import { useOwnCall } from '../session/use-own-call.ts'
import { keepAddress } from './address-book.ts'
import { addressRefusalWords } from './address-refusal-words.ts'
import { addressOf, formProblems, valuesOf } from './address-values.ts'
import { fieldLabel } from './field-label.ts'

/** Fields of the editor are `address.zip`, as the server's problems name them. */
const GROUP = 'address'

type Defaults = Pick<AddressEntry, 'isDefaultShipping' | 'isDefaultBilling'>

/**
 * What is typed into one address of the address book and what is wrong with it, by the rules that the server applies
 * too. A field says so when it is left with something wrong in it, all of them when it is sent.
 */
export function useAddressEditor(
  entry: AddressEntry | null,
  first: AddressValues,
  onSaved: (book: AddressEntry[]) => void,
) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const call = useOwnCall()
  const [values, setValues] = useState<AddressValues>(entry ? valuesOf(entry.address) : first)
  const [defaults, setDefaults] = useState<Defaults>({
    isDefaultShipping: entry?.isDefaultShipping ?? false,
    isDefaultBilling: entry?.isDefaultBilling ?? false,
  })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<ProblemDocument | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const found = problemsOf(values, defaults, market)
  const shown = attempt > 0 ? found : found.filter(({ path, key }) => touched.has(path) && key !== REQUIRED)
  const told: FormProblem[] = refused?.errors ?? []

  const submit = async () => {
    if (isBusy) return
    setAttempt((now) => now + 1)
    setRefused(null)
    const address = addressOf(values)
    if (found.length > 0 || address === null) return
    setIsBusy(true)
    try {
      const answer = await call(keepAddress(entry?.id ?? null, { address, ...defaults }))
      if (answer.type === 'success') return onSaved(answer.value)
      setRefused(answer.problem)
      setAttempt((now) => now + 1)
    } finally {
      setIsBusy(false)
    }
  }

  const problems = [...shown, ...told]
  return {
    values,
    defaults,
    setDefaults: (change: Partial<Defaults>) => setDefaults((now) => ({ ...now, ...change })),
    change: (name: AddressFieldName, value: string) => {
      // what the server refused holds for what it was sent, and no longer
      setRefused(null)
      setValues((now) => ({ ...now, [name]: value }))
    },
    touch: (name: AddressFieldName) => setTouched((now) => new Set([...now, `${GROUP}.${name}`])),
    errors: Object.fromEntries(
      problems.map((problem) => [problem.path.slice(GROUP.length + 1), fieldProblemWords(i18n, problem)]),
    ),
    summary: [
      ...(attempt > 0 ? problems : []).map((problem) => ({
        fieldId: problem.path,
        message: namedProblem(i18n, fieldLabel(problem.path), fieldProblemWords(i18n, problem)),
      })),
      ...(refused && refused.errors.length === 0
        ? [{ fieldId: null, message: addressRefusalWords(i18n, refused) }]
        : []),
    ],
    attempt,
    isBusy,
    submit,
  }
}

/** Parcels go by default where the shop delivers to; anything else may be anywhere that a bill goes to. */
function problemsOf(values: AddressValues, { isDefaultShipping }: Defaults, market: Market): FormProblem[] {
  return formProblems(GROUP, values, market, {
    phoneRequired: false,
    birthDateRequired: false,
    countries: isDefaultShipping ? deliveryCountries(market) : COUNTRIES,
    now: new Date(),
  })
}

const REQUIRED = 'generic.validation.required'
