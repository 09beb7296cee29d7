import { Trans, useLingui } from '@lingui/react'
import type { Cancelling } from '@shop/api-client/contract/after-sales'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { type ChoosableItem, ItemChoices } from '@shop/ui/after-sales/item-choices'
import { Button } from '@shop/ui/button/button'
import type { FormWords } from '@shop/ui/form/form-answer.ts'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useShopFormat } from '@shop/ui/shop-format'
import { useEffect, useState } from 'react'
import { ShopDialog } from '../dialogs/shop-dialog.tsx'
import { SMALL_FORM_WORDS } from '../problem-words/form-problem-words.ts'
import { useOwnCall } from '../session/use-own-call.ts'
import { choosableItems } from './choosable-items.ts'
import css from './orders.module.css'
import { refundWords } from './refund-words.ts'
import type { OrderAccess } from './use-order.ts'

type CancelOrderProps = {
  loaded: LoadedOrder
  access: OrderAccess
  onClose: () => void
  onDone: () => void
}

/** Asks once more before an order, or a part of it, is cancelled, and says what comes back and how. @see spec §2 */
export function CancelOrder({ loaded, access, onClose, onDone }: CancelOrderProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { order } = loaded
  const items = choosableItems(loaded, ({ mayCancel }, quantity) =>
    mayCancel ? { units: quantity, isWholeOnly: true, note: null } : null,
  )
  const form = useCancelForm(items, access, onDone)
  const keys = chosenKeys(items, form.values.chosen)
  const foreseen = useForeseenRefund(access, keys)

  // What is being cancelled cannot be waved away any more.
  const leave = () => {
    if (!form.isBusy) onClose()
  }

  return (
    <ShopDialog
      name="cancelOrder"
      size="m"
      returnFocusTo="cancel-order"
      onClose={leave}
      title={i18n.t({
        id: 'cancelOrder.title',
        message: 'Bestellung {number} stornieren?',
        values: { number: order.number },
      })}
      footer={
        <>
          <Button kind="secondary" disabled={form.isBusy} onClick={leave}>
            <Trans id="dialog.keep" message="Nein, zurück" />
          </Button>
          <Button isBusy={form.isBusy} disabled={keys.length === 0} onClick={() => void form.submit()}>
            {keys.length === items.length
              ? i18n.t({ id: 'cancelOrder.confirm', message: 'Bestellung stornieren' })
              : i18n.t({ id: 'cancelOrder.confirmPart', message: 'Auswahl stornieren' })}
          </Button>
        </>
      }
    >
      <div className={css.part}>
        <ItemChoices
          name="cancel"
          legend={i18n.t({ id: 'cancelOrder.items', message: 'Was möchten Sie stornieren?' })}
          items={items}
          chosen={form.values.chosen}
          onChange={(next) => form.change({ chosen: next })}
        />
        <div aria-live="polite" className={css.part}>
          {foreseen && foreseen.amount > 0 ? (
            <ul className={css.plain}>
              {foreseen.shares.map(({ key, way, amount }) => (
                <li key={`${key} ${way}`}>
                  <strong>{money(amount, { currency: order.currencyCode })}</strong>{' '}
                  {refundWords(i18n, { key, way, state: 'waiting' })}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <p className={css.quiet}>
          <Trans
            id="cancelOrder.final"
            message="Das können Sie nicht rückgängig machen; neu bestellen können Sie jederzeit."
          />
        </p>
        <p role="alert" className={css.alert}>
          {form.refusal}
        </p>
      </div>
    </ShopDialog>
  )
}

/** What is chosen, at first everything, and the call that cancels it. */
function useCancelForm(items: readonly ChoosableItem[], access: OrderAccess, onDone: () => void) {
  const call = useOwnCall()

  return useForm({
    initial: () => ({ chosen: Object.fromEntries(items.map(({ key, units }) => [key, units])) }),
    labels: {},
    words: CANCEL_WORDS,
    rules: () => [],
    send: async ({ chosen }) => {
      const { cancelOwnOrder } = await import('@shop/api-client/contract/after-sales')
      return call((api) => api(cancelOwnOrder, { ...access, items: chosenKeys(items, chosen) }))
    },
    onSent: onDone,
  })
}

/** What would come back and how, as soon as the server has said so. */
function useForeseenRefund(access: OrderAccess, keys: readonly string[]): Cancelling | null {
  const call = useOwnCall()
  const [foreseen, setForeseen] = useState<Cancelling | null>(null)
  const chosen = keys.join(' ')

  useEffect(() => {
    setForeseen(null)
    if (chosen === '') return
    let isWanted = true
    call(async (api) => {
      const { cancelOwnOrder } = await import('@shop/api-client/contract/after-sales')
      return api(cancelOwnOrder, { ...access, items: chosen.split(' '), preview: true })
    })
      .then((answer) => {
        if (isWanted && answer.type === 'success') setForeseen(answer.value)
      })
      // The sum is a help; the cancelling itself says what is wrong.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [call, access, chosen])

  return foreseen
}

function chosenKeys(items: readonly { key: string }[], chosen: Readonly<Record<string, number>>): string[] {
  return items.flatMap(({ key }) => (chosen[key] === undefined ? [] : key))
}

const CANCEL_WORDS: FormWords<ProblemDocument> = {
  ...SMALL_FORM_WORDS,
  whole: (i18n, { code }) =>
    code === 'cancel_too_late'
      ? i18n.t({
          id: 'cancelOrder.tooLate',
          message:
            'Dafür ist es zu spät: Das Lager packt Ihre Bestellung schon. Nach der Ankunft können Sie sie kostenlos zurückgeben.',
        })
      : i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        }),
}
