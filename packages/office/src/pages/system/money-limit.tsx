import { Trans, useLingui } from '@lingui/react'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { writtenAmount } from '../../words/format.ts'

/** From which amount on a refund needs two. What it was before stands in the log. */
export function MoneyLimit({ limit }: { limit: number | null }) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const [text, setText] = useState(limit === null ? '' : writtenAmount(limit, i18n.locale))
  const amount = parseAmount(text)
  const isWrong = text.trim() !== '' && amount === null
  const next = text.trim() === '' ? null : amount

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isWrong) await act(setMoneyLimit, { limit: next })
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
          onChange={setText}
          maxLength={10}
          problem={
            isWrong ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' }) : null
          }
        />
        <div>
          <Button type="submit" isDisabled={isBusy || isWrong || next === limit}>
            <Trans id="money.limitSave" message="Save the limit" />
          </Button>
        </div>
      </form>
    </Card>
  )
}
