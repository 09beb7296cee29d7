import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { FormProblem } from '@shop/domain/form/form-problem'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { payerBirthDateProblems } from '@shop/domain/person/payer-birth-date-problems'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import {
  choosePaymentAtom,
  chooseShippingAtom,
  stepAnswerAtom,
} from '../../../features/checkout/checkout.atoms.ts'
import { forgetWalletAnswer, storedNotes, storeNotes } from '../../../features/checkout/checkout-draft.ts'
import { fieldProblemWords } from '../../../features/problem-words/field-problem-words.ts'
import { useShop } from '../../../use-shop.ts'
import { problemWords } from '../notices/problem-words.ts'

/** A method, or a saved card, as the radio buttons name it. */
type Choice = PaymentMethodCode | `card:${string}`

type Choices = {
  payment: Choice | null
  /** The card that is paid with is to be saved. */
  saves: boolean
  birthDate: string
}

type PaymentFormOptions = {
  checkout: Checkout
  /** What an express button has chosen already. */
  firstChoice: PaymentMethodCode | null
  onDone: () => void
}

/** Shipping and payment as a form; each choice is saved at once, and the button asks for what is still missing. */
export function usePaymentForm({ checkout, firstChoice, onDone }: PaymentFormOptions) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const chooseShipping = useSetAtom(chooseShippingAtom)
  const choosePayment = useSetAtom(choosePaymentAtom)
  const answerOf = useSetAtom(stepAnswerAtom)
  const onlyMethod = checkout.shippingMethods.length === 1 ? checkout.shippingMethods[0]?.key : undefined
  // Gift cards, vouchers or the account have paid it all: there is no method to choose.
  const isPaid = checkout.paymentKey === 'G'
  const asksBirthDate = (payment: Choice | null) =>
    checkout.paymentMethods.find(({ key }) => key === payment)?.needsBirthDate ?? false
  const birthDateProblems = ({ payment, birthDate }: Pick<Choices, 'payment' | 'birthDate'>) =>
    asksBirthDate(payment) ? payerBirthDateProblems(birthDate, market.timezone, new Date()) : []
  const form = useForm({
    initial: (): Choices => ({
      payment: checkout.cards?.chosenId
        ? cardChoice(checkout.cards.chosenId)
        : (checkout.paymentKey ?? firstChoice),
      saves: checkout.cards?.saves ?? false,
      birthDate:
        storedNotes().birthDate ||
        (checkout.billingAddress?.birthDate ?? checkout.shippingAddress?.birthDate ?? ''),
    }),
    labels: {
      shipping: i18n.t({ id: 'checkout.chooseShipping', message: 'Bitte wählen Sie eine Versandart' }),
      payment: i18n.t({ id: 'checkout.choosePayment', message: 'Bitte wählen Sie eine Zahlungsart' }),
      birthDate: i18n.t({ id: 'address.birthDate', message: 'Geburtsdatum' }),
    },
    words: { field: choiceWords, whole: problemWords },
    rules: (choices) => [
      ...(checkout.shippingMethod || onlyMethod ? [] : [missing('shipping')]),
      ...(choices.payment || isPaid ? [] : [missing('payment')]),
      ...birthDateProblems(choices),
    ],
    send: async ({ payment, saves, birthDate }) => {
      // The automatic choice may not be saved yet.
      if (!checkout.shippingMethod && onlyMethod) await chooseShipping({ shippingMethod: onlyMethod })
      if (isPaid || payment === null) return answerOf(true)
      return answerOf(
        await choosePayment({
          ...payingBy(payment),
          ...(payment === 'KK' && checkout.cards?.maySave ? { saveCard: saves } : {}),
          ...(asksBirthDate(payment) ? { birthDate } : {}),
        }),
      )
    },
    onSent: onDone,
    onChange: ({ birthDate }) => storeNotes({ birthDate }),
    focus: 'field',
  })

  useEffect(() => {
    // A single method is chosen automatically.
    if (onlyMethod && !checkout.shippingMethod) void chooseShipping({ shippingMethod: onlyMethod })
  }, [onlyMethod, checkout.shippingMethod, chooseShipping])

  // Whoever chooses anew has agreed to that in no wallet.
  const pick = async (payment: PaymentMethodCode) => {
    forgetWalletAnswer()
    form.change({ payment })
    const { birthDate } = form.values
    // With a birth date that is missing or wrong there is nothing to keep yet: the button says so.
    if (birthDateProblems({ payment, birthDate }).length === 0)
      await choosePayment({ paymentKey: payment, ...(birthDate ? { birthDate } : {}) })
  }
  const pickCard = async (id: string) => {
    const payment = cardChoice(id)
    forgetWalletAnswer()
    form.change({ payment })
    await choosePayment(payingBy(payment))
  }
  const save = async (saves: boolean) => {
    form.change({ saves })
    await choosePayment({ saveCard: saves })
  }
  const { payment } = form.values
  return {
    ...form,
    pick,
    pickCard,
    save,
    chosen: payment === null ? null : payingBy(payment),
    isPaid,
    needsBirthDate: asksBirthDate(form.values.payment),
  }
}

function cardChoice(id: string): `card:${string}` {
  return `card:${id}`
}

/** What the checkout is told of a choice: a saved card pays as cards do. */
function payingBy(choice: Choice): { paymentKey: PaymentMethodCode; cardId?: string } {
  return isCardChoice(choice)
    ? { paymentKey: 'KK', cardId: choice.slice('card:'.length) }
    : { paymentKey: choice }
}

function isCardChoice(choice: Choice): choice is `card:${string}` {
  return choice.startsWith('card:')
}

function missing(path: string): FormProblem {
  return { path, key: `checkout.errors.${path}`, params: {} }
}

function choiceWords(i18n: I18n, problem: FormProblem): string {
  switch (problem.key) {
    case 'checkout.errors.shipping':
      return i18n.t({ id: 'checkout.chooseShipping', message: 'Bitte wählen Sie eine Versandart' })
    case 'checkout.errors.payment':
      return i18n.t({ id: 'checkout.choosePayment', message: 'Bitte wählen Sie eine Zahlungsart' })
    default:
      return fieldProblemWords(i18n, problem)
  }
}
