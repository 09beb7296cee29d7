import { useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useSetAtom } from 'jotai'
import { saveAddressesAtom, stepAnswerAtom } from '../../../features/checkout/checkout.atoms.ts'
import { CHECKOUT_WORDS } from '../notices/problem-words.ts'
import { type BookChoice, firstBookChoice } from './book-choice.ts'

type BookFormOptions = { checkout: Checkout; entries: readonly AddressEntry[]; onDone: () => void }

/** The choice among the addresses of the book as a form. */
export function useBookForm({ checkout, entries, onDone }: BookFormOptions) {
  const { i18n } = useLingui()
  const saveAddresses = useSetAtom(saveAddressesAtom)
  const answerOf = useSetAtom(stepAnswerAtom)
  const entryOf = (id: string | null) => entries.find((entry) => entry.id === id)

  return useForm({
    initial: (): BookChoice => firstBookChoice(entries, checkout),
    labels: { shipping: i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' }) },
    fieldId: (group) => `${group}-address`,
    words: {
      ...CHECKOUT_WORDS,
      field: () => i18n.t({ id: 'checkout.chooseAddress', message: 'Bitte wählen Sie eine Lieferadresse' }),
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
}
