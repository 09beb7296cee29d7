import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { day, money } from '../../words/format.ts'
import styles from '../promotions/promotions-page.module.css'
import { currenciesOf } from '../promotions/record-field.tsx'

type IssueCardProps = {
  /** While a card is made and its code is shown, nothing may close it away. */
  onHeld: (isHeld: boolean) => void
  onDone: () => void
}

/** A card that nobody has paid for. Its code and PIN are shown once, and kept nowhere. */
export function IssueCard({ onHeld, onDone }: IssueCardProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure, wrong } = useCommand()
  const currencies = currenciesOf(shop.locales)
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState(currencies[0] ?? 'EUR')
  const [reason, setReason] = useState('')
  const [issued, setIssued] = useState<CommandAnswer<typeof issueGiftCards> | null>(null)

  async function issue(event: FormEvent): Promise<void> {
    event.preventDefault()
    onHeld(true)
    const made = await act(issueGiftCards, {
      amount: parseAmount(amount) ?? 0,
      currency: currency === 'CHF' ? 'CHF' : 'EUR',
      reason,
    })
    setIssued(made)
    onHeld(made !== null)
  }

  const [card] = issued?.cards ?? []
  if (issued && card)
    return (
      <div className={styles.fields}>
        <p>
          {i18n.t({
            id: 'giftCards.made',
            message: 'A gift card over {amount} works from now on, until {day}.',
            values: {
              amount: money(issued.amount, issued.currency, i18n.locale),
              day: day(issued.expiresAt, i18n.locale),
            },
          })}
        </p>
        <code className={styles.secret}>
          {card.code} · PIN {card.pin}
        </code>
        <p className={styles.quiet}>
          <Trans
            id="giftCards.onceOnly"
            message="Hand both over now: they are shown this once and kept nowhere."
          />
        </p>
        <div className={styles.actions}>
          <Button look="primary" onPress={onDone}>
            <Trans id="giftCards.handedOver" message="Handed over" />
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
        onChange={setAmount}
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
          onChange={setCurrency}
        />
      )}
      <Field
        label={i18n.t({ id: 'giftCards.reason', message: 'Why' })}
        hint={i18n.t({
          id: 'giftCards.reasonHint',
          message: 'For the log, such as the order it is about. No names of customers.',
        })}
        value={reason}
        onChange={setReason}
        maxLength={200}
        problem={wrong.includes('reason') ? i18n.t({ id: 'giftCards.noReason', message: 'Say why.' }) : null}
      />
      <div className={styles.actions}>
        <Button isDisabled={isBusy} onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          <Trans id="giftCards.give" message="Make it, and show its code" />
        </Button>
      </div>
    </form>
  )
}
