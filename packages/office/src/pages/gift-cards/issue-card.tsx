import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { askForGiftCards, issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import styles from '../promotions/promotions-page.module.css'
import { currenciesOf } from '../promotions/record-field.tsx'
import { MadeCards } from './made-cards.tsx'

const Typed = v.object({
  amount: v.string(),
  /** Null as long as it is the first of the shop. */
  currency: v.nullable(v.string()),
  reason: v.string(),
})
type Typed = v.InferOutput<typeof Typed>
const NOTHING: Typed = { amount: '', currency: null, reason: '' }

type IssueCardProps = {
  /** While a card is made and its code is shown, nothing may close it away. */
  onHeld: (isHeld: boolean) => void
  onDone: () => void
}

/** A card that nobody has paid for. Its code and PIN are shown once, and kept nowhere. */
export function IssueCard({ onHeld, onDone }: IssueCardProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure, wrong, refusal } = useCommand(undefined, ['amount', 'reason'])
  const currencies = currenciesOf(shop.locales)
  const draft = useStepDraft<Typed>({ key: ['giftCard'], schema: Typed, empty: NOTHING })
  const { amount, reason } = draft.form
  const currency = currencies.find((one) => one === draft.form.currency) ?? currencies[0] ?? 'EUR'
  const [issued, setIssued] = useState<CommandAnswer<typeof issueGiftCards> | null>(null)

  const [isAsked, setAsked] = useState(false)
  const needsSecond = refusal?.code === 'givingNeedsSecond'
  const wanted = {
    amount: parseAmount(amount) ?? 0,
    currency: currency === 'CHF' ? ('CHF' as const) : ('EUR' as const),
    reason,
  }

  async function issue(event: FormEvent): Promise<void> {
    event.preventDefault()
    onHeld(true)
    const typed = draft.form
    const made = await act(issueGiftCards, wanted)
    if (made !== null) draft.saved(typed)
    setIssued(made)
    onHeld(made !== null)
  }

  async function askForIt(): Promise<void> {
    const typed = draft.form
    const isDone = (await act(askForGiftCards, wanted)) !== null
    if (isDone) draft.saved(typed)
    setAsked(isDone)
  }

  if (issued) return <MadeCards made={issued} onDone={onDone} />
  if (isAsked)
    return (
      <div className={styles.fields}>
        <Notice tone="good">
          <Trans
            id="giftCards.asked"
            message="Asked. Once somebody else has agreed, you make the card on this page."
          />
        </Notice>
        <div className={styles.actions}>
          <Button look="primary" onPress={onDone} autoFocus>
            <Trans id="giftCards.askedDone" message="Close" />
          </Button>
        </div>
      </div>
    )
  return (
    <form className={styles.fields} onSubmit={(event) => void issue(event)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'giftCards.amount', message: 'Amount' })}
        value={amount}
        onChange={(next) => draft.put({ amount: next })}
        inputMode="decimal"
        problem={
          wrong.includes('amount')
            ? i18n.t({ id: 'giftCards.wrongAmount', message: 'Write an amount from 0.01 to 1000.00.' })
            : null
        }
        autoFocus
      />
      {currencies.length > 1 && (
        <Choice
          label={i18n.t({ id: 'giftCards.currency', message: 'Currency' })}
          options={currencies.map((key) => ({ key, name: key }))}
          value={currency}
          onChange={(next) => draft.put({ currency: next })}
        />
      )}
      <Field
        label={i18n.t({ id: 'giftCards.reason', message: 'Why' })}
        hint={i18n.t({
          id: 'giftCards.reasonHint',
          message: 'For the log, such as the order it is about. No names of customers.',
        })}
        value={reason}
        onChange={(next) => draft.put({ reason: next })}
        maxLength={200}
        problem={wrong.includes('reason') ? i18n.t({ id: 'giftCards.noReason', message: 'Say why.' }) : null}
      />
      <div className={styles.actions}>
        <Button
          isDisabled={isBusy}
          onPress={() => {
            draft.clear()
            onDone()
          }}
        >
          <Trans id="step.stop" message="Not now" />
        </Button>
        {needsSecond && (
          <Button look="primary" isDisabled={isBusy} onPress={() => void askForIt()}>
            <Trans id="giftCards.ask" message="Ask a second person" />
          </Button>
        )}
        <Button type="submit" look={needsSecond ? 'plain' : 'primary'} isDisabled={isBusy}>
          <Trans id="giftCards.give" message="Make it, and show its code" />
        </Button>
      </div>
    </form>
  )
}
