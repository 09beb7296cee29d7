import { Trans, useLingui } from '@lingui/react'
import { takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import * as v from 'valibot'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Stepper } from '../../../parts/stepper.tsx'
import { Toggle } from '../../../parts/toggle.tsx'
import styles from './return-form.module.css'
import { StepForm } from './step-form.tsx'
import type { ComingLine, ReturnCount } from './use-return-count.ts'
import { useStepDraft } from './use-step-draft.ts'

const Typed = v.object({ isWithdrawal: v.boolean(), deducted: v.string(), note: v.string() })

type ReturnFormProps = {
  order: { number: string; version: number; currency: string }
  /** The number on the label; null for goods that nobody has announced. */
  returnNumber: string | null
  /** By law it is a withdrawal already; whatever else came, the desk may know of one. */
  basis: 'law' | 'promise'
  lines: readonly ComingLine[]
  count: ReturnCount
  onDone: () => void
  onStop?: () => void
}

/**
 * Books goods that are here: which units, in which condition, and what is kept of the money. Whether shipping goes back
 * follows from the law, and is said with everything else before it is done.
 */
export function ReturnForm({ order, returnNumber, basis, lines, count, ...ways }: ReturnFormProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const draft = useStepDraft({
    key: ['return', order.number, returnNumber ?? ''],
    schema: Typed,
    empty: { isWithdrawal: false, deducted: '', note: '' },
  })
  const { isWithdrawal, deducted, note } = draft.form
  const deduct = deducted.trim() === '' ? 0 : parseAmount(deducted)
  const isUnexplained = deduct !== null && deduct > 0 && note.trim() === ''
  const { units } = count
  const input =
    units.length === 0 || deduct === null || isUnexplained
      ? null
      : { number: order.number, returnNumber, units, isWithdrawal, deduct, note }

  return (
    <StepForm
      command={takeBackGoods}
      input={input}
      order={order}
      button={i18n.t({ id: 'return.send', message: 'Book what came' })}
      draft={draft}
      {...ways}
    >
      <fieldset className={styles.lines}>
        <legend>
          <Trans id="return.what" message="What came" />
        </legend>
        {lines.map((line) => (
          <UnitsOf key={line.position} line={line} count={count} />
        ))}
        <div>
          <Button onPress={() => count.setAll()}>
            <Trans id="return.all" message="All of it is here" />
          </Button>
        </div>
      </fieldset>
      {basis === 'promise' && (
        <Toggle
          label={i18n.t({
            id: 'return.isWithdrawal',
            message: 'The shopper has withdrawn, by a letter in the parcel, a mail or a call',
          })}
          isOn={isWithdrawal}
          onChange={(next) => draft.put({ isWithdrawal: next })}
        />
      )}
      {may('orders.money') && (
        <Field
          label={i18n.t({
            id: 'return.deduct',
            message: 'Kept of the money, in {currency}',
            values: { currency: order.currency },
          })}
          hint={i18n.t({
            id: 'return.deductHint',
            message: 'Only for what has lost its value because it was used more than to look at it.',
          })}
          inputMode="decimal"
          path="deduct"
          value={deducted}
          onChange={(next) => draft.put({ deducted: next })}
          problem={
            deduct === null
              ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' })
              : null
          }
        />
      )}
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
        problem={
          isUnexplained
            ? i18n.t({ id: 'return.noReason', message: 'Say why something is kept of the money.' })
            : null
        }
      />
    </StepForm>
  )
}

function UnitsOf({ line, count }: { line: ComingLine; count: ReturnCount }) {
  const { i18n } = useLingui()
  const { position, quantity, name, about } = line
  const { came, sellable } = count.at(position)
  return (
    <div className={styles.line} data-here={came > 0}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{about}</p>
      </div>
      <div className={styles.counts}>
        <span className={styles.quiet}>
          <Trans id="return.came" message="Came" />
        </span>
        <Stepper
          label={i18n.t({ id: 'return.cameOf', message: 'Came of {name}', values: { name } })}
          text={i18n.t({
            id: 'pick.count',
            message: '{picked} of {quantity}',
            values: { picked: came, quantity },
          })}
          value={came}
          most={quantity}
          onChange={(next) => count.setCame(position, next)}
        />
        {came > 0 && (
          <>
            <span className={styles.quiet}>
              <Trans id="return.toShelf" message="Back to stock" />
            </span>
            <Stepper
              label={i18n.t({ id: 'return.toShelfOf', message: 'Back to stock of {name}', values: { name } })}
              text={String(sellable)}
              value={sellable}
              most={came}
              onChange={(next) => count.setSellable(position, next)}
            />
          </>
        )}
      </div>
    </div>
  )
}
