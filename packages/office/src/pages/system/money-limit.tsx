import { Trans, useLingui } from '@lingui/react'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Meanwhile } from '../../parts/draft/meanwhile.tsx'
import { useShown } from '../../parts/draft/use-shown.ts'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { writtenAmount } from '../../words/format.ts'

/** From which amount on a refund needs two. What it was before stands in the log. */
export function MoneyLimit({ limit }: { limit: number | null }) {
  const { i18n } = useLingui()
  const shown = useShown(limit)
  const { act, isBusy, failure } = useCommand(shown.told)
  /** Null until somebody types: then it is as it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? written(limit)
  const amount = parseAmount(text)
  const isWrong = text.trim() !== '' && amount === null
  const next = text.trim() === '' ? null : amount

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isWrong) return
    const input = { limit: next, was: shown.was }
    if ((await act(setMoneyLimit, input, { seen: 0 })) !== null) setTyped(null)
  }

  function type(now: string): void {
    if (typed === null) shown.begin()
    setTyped(now)
  }

  function written(minor: number | null): string {
    return minor === null ? '' : writtenAmount(minor, i18n.locale)
  }

  return (
    <Card title={i18n.t({ id: 'money.limit', message: 'Limit of one person' })}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Field
          label={i18n.t({
            id: 'money.limitField',
            message: 'Most that one person gives back of an order in a day',
          })}
          hint={i18n.t({
            id: 'money.limitHint',
            message:
              'In the currency of the order; empty for no limit. Goods that come back and cancellations do not count.',
          })}
          inputMode="decimal"
          value={text}
          onChange={type}
          maxLength={10}
          problem={
            isWrong ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' }) : null
          }
        />
        {typed !== null && shown.theirs !== undefined && (
          <Meanwhile text={written(shown.theirs) || i18n.t({ id: 'money.noLimit', message: 'no limit' })} />
        )}
        <div>
          <Button type="submit" isDisabled={isBusy || isWrong || next === limit}>
            <Trans id="money.limitSave" message="Save the limit" />
          </Button>
        </div>
      </form>
    </Card>
  )
}
