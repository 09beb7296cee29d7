import { Trans, useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { Meanwhile } from '../../parts/draft/meanwhile.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { WordChoices } from './word-choices.tsx'

export type HookFields = { address: string; events: readonly string[] }

type HookFormProps = {
  /** Every event that there is. */
  events: readonly string[]
  fields: HookFields
  /** What somebody else has made of it meanwhile. */
  theirs?: HookFields | undefined
  onChange: (fields: HookFields) => void
  /** Names of the fields that cannot be used. */
  wrong: readonly string[]
  failure: string | null
  isBusy: boolean
  /** What the button that sends it says. */
  action: string
  onSend: () => void
  onClose: () => void
}

/** Where messages to a receiver go, and of what it hears. */
export function HookForm({
  events,
  fields,
  theirs,
  onChange,
  wrong,
  failure,
  isBusy,
  ...form
}: HookFormProps) {
  const { i18n } = useLingui()

  function send(event: FormEvent): void {
    event.preventDefault()
    form.onSend()
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'hooks.address', message: 'Address' })}
        hint={i18n.t({ id: 'hooks.addressHint', message: 'With https, as https://erp.example/shop.' })}
        type="url"
        value={fields.address}
        onChange={(address) => onChange({ ...fields, address })}
        maxLength={500}
        problem={
          wrong.includes('address')
            ? i18n.t({ id: 'hooks.noAddress', message: 'Say where messages go.' })
            : null
        }
        isRequired
        autoFocus
      />
      {theirs !== undefined && theirs.address !== fields.address && <Meanwhile text={theirs.address} />}
      <WordChoices
        legend={i18n.t({ id: 'hooks.hears', message: 'Hears of' })}
        words={events}
        chosen={fields.events}
        onChange={(chosen) => onChange({ ...fields, events: chosen })}
        problem={
          wrong.includes('events') ? i18n.t({ id: 'tokens.noScopes', message: 'Choose at least one.' }) : null
        }
      />
      {theirs !== undefined && theirs.events.join() !== fields.events.join() && (
        <Meanwhile text={theirs.events.join(', ')} />
      )}
      <div className={styles.send}>
        <Button onPress={form.onClose}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          {form.action}
        </Button>
      </div>
    </form>
  )
}
