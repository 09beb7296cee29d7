import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { LoyaltyNumber } from '@shop/api-client/contract/loyalty'
import { paybackNumber } from '@shop/domain/payback/payback-number'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { answered } from '../problem-words/answered.ts'
import css from './loyalty-part.module.css'
import { LOYALTY_WORDS } from './loyalty-words.ts'

type LoyaltyNumberFormProps = {
  api: Api
  mayKeep: boolean
  /** In the account a number is kept, and nothing is asked about it. */
  isOfAccount: boolean
  onTaken: (known: LoyaltyNumber) => void
  /** Back to the number that is there; null where none is. */
  onLeave: (() => void) | null
}

/** A number, and whether the account keeps it: never ticked in advance. */
export function LoyaltyNumberForm(props: LoyaltyNumberFormProps) {
  const { api, mayKeep, isOfAccount, onTaken, onLeave } = props
  const { i18n } = useLingui()
  const form = useForm({
    initial: { number: '', keep: isOfAccount },
    labels: { number: i18n.t({ id: 'loyalty.number', message: 'PAYBACK Nummer' }) },
    fieldId: () => 'loyalty-number',
    words: LOYALTY_WORDS,
    rules: ({ number }) => {
      const known = paybackNumber(number)
      return known.type === 'number'
        ? []
        : [{ path: 'number', key: `loyalty.number.${known.why}`, params: {} }]
    },
    send: async ({ number, keep }) => {
      const { putLoyaltyNumber } = await import('@shop/api-client/contract/loyalty')
      return answered(api(putLoyaltyNumber, { number, keep }))
    },
    onSent: onTaken,
    focus: 'field',
  })

  return (
    <form className={css.form} {...form.formProps}>
      <TextField
        {...form.field('number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        hint={i18n.t({
          id: 'loyalty.hint',
          message: 'Freiwillig: die 10 Ziffern der Kundennummer oder die 16 der Karte.',
        })}
      />
      {mayKeep && !isOfAccount ? (
        <Checkbox
          name="loyalty-keep"
          checked={form.values.keep}
          onChange={(keep) => form.change({ keep })}
          label={i18n.t({ id: 'loyalty.keep', message: 'Nummer im Konto speichern' })}
        />
      ) : null}
      <p className={css.refusal} role="alert">
        {form.refusal}
      </p>
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isBusy={form.isBusy}>
          <Trans id="loyalty.take" message="Nummer übernehmen" />
        </Button>
        {onLeave ? (
          <Button kind="quiet" onClick={onLeave}>
            <Trans id="loyalty.leave" message="Abbrechen" />
          </Button>
        ) : null}
      </div>
    </form>
  )
}
