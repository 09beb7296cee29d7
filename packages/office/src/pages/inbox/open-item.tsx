import { Trans, useLingui } from '@lingui/react'
import { openInboxItem } from '@shop/api-client/office/inbox-commands'
import { isLocale } from '@shop/domain/market/markets'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { inboxKindName } from '../../words/inbox-words.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { useStepDraft } from '../order/steps/use-step-draft.ts'

const WRITTEN_KINDS = ['message', 'privacy', 'withdrawal'] as const

const Written = v.object({
  kind: v.picklist(WRITTEN_KINDS),
  /** Null as long as it is the first of the shop. */
  locale: v.nullable(v.string()),
  ...v.entriesFromList(['name', 'email', 'orderNumber', 'message', 'day', 'sentDay'], v.string()),
})
type Written = v.InferOutput<typeof Written>
const NOTHING: Written = {
  ...{ kind: 'message', locale: null },
  ...{ name: '', email: '', orderNumber: '', message: '', day: '', sentDay: '' },
}

/** Writes down a call or a letter, from when its days run. */
export function OpenItem({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { act, isBusy, failure, wrong } = useCommand(undefined, [
    'name',
    'email',
    'receivedOn',
    'sentOn',
    'message',
  ])
  const locales = shop.locales.filter(isLocale)
  const draft = useStepDraft<Written>({ key: ['openItem'], schema: Written, empty: NOTHING })
  const { kind, name, email, orderNumber, message, day, sentDay } = draft.form
  const locale = locales.find((one) => one === draft.form.locale) ?? locales[0] ?? 'de-de'

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const receivedOn = day === '' ? null : day
    const sentOn = kind === 'withdrawal' && sentDay !== '' ? sentDay : null
    const written = { kind, locale, name, email, orderNumber, message, receivedOn, sentOn }
    const typed = draft.form
    const done = await act(openInboxItem, written)
    if (done === null) return
    draft.saved(typed)
    onDone()
    await navigate({ to: '/$shop/inbox/$number', params: { shop: shop.id, number: done.number } })
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.pair}>
        <Choice
          label={i18n.t({ id: 'inbox.openKind', message: 'What it is' })}
          options={WRITTEN_KINDS.map((one) => ({ key: one, name: inboxKindName(one, i18n) }))}
          value={kind}
          onChange={(next) => draft.put({ kind: next })}
        />
        <Choice
          label={i18n.t({ id: 'inbox.openLocale', message: 'Answered in' })}
          options={locales.map((one) => ({ key: one, name: localeName(one, i18n) }))}
          value={locale}
          onChange={(next) => draft.put({ locale: next })}
        />
      </div>
      <Field
        label={i18n.t({ id: 'staff.name', message: 'Name' })}
        value={name}
        onChange={(next) => draft.put({ name: next })}
        maxLength={200}
        problem={wrong.includes('name') ? i18n.t({ id: 'staff.noName', message: 'Say the name.' }) : null}
        isRequired
        autoFocus
      />
      <Field
        label={i18n.t({ id: 'signIn.email', message: 'E-mail' })}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(next) => draft.put({ email: next })}
        maxLength={200}
        problem={
          wrong.includes('email')
            ? i18n.t({ id: 'staff.noEmail', message: 'This is no e-mail address.' })
            : null
        }
        isRequired
      />
      <div className={styles.pair}>
        <Field
          label={i18n.t({ id: 'inbox.openOrder', message: 'Order number' })}
          value={orderNumber}
          onChange={(next) => draft.put({ orderNumber: next })}
          maxLength={40}
        />
        <Field
          label={i18n.t({ id: 'inbox.openDay', message: 'Came in on' })}
          hint={i18n.t({ id: 'inbox.openDayHint', message: 'Today if empty.' })}
          type="date"
          value={day}
          onChange={(next) => draft.put({ day: next })}
          problem={
            wrong.includes('receivedOn')
              ? i18n.t({
                  id: 'inbox.openDayWrong',
                  message: 'Choose the day on which it came in, today or earlier.',
                })
              : null
          }
        />
      </div>
      {kind === 'withdrawal' && (
        <Field
          label={i18n.t({ id: 'inbox.openSentDay', message: 'Sent on' })}
          hint={i18n.t({
            id: 'inbox.openSentDayHint',
            message:
              'Of the postmark or the mail: what was sent in time is in time. The day it came in if empty.',
          })}
          type="date"
          value={sentDay}
          onChange={(next) => draft.put({ sentDay: next })}
          problem={
            wrong.includes('sentOn')
              ? i18n.t({ id: 'inbox.openSentDayWrong', message: 'Choose the day on which it was sent.' })
              : null
          }
        />
      )}
      <Field
        label={i18n.t({ id: 'inbox.openMessage', message: 'What it is about' })}
        rows={5}
        value={message}
        onChange={(next) => draft.put({ message: next })}
        maxLength={4000}
        problem={
          wrong.includes('message')
            ? i18n.t({ id: 'inbox.openNoMessage', message: 'Write down what it is about.' })
            : null
        }
        isRequired
      />
      <div className={styles.send}>
        <Button
          onPress={() => {
            draft.clear()
            onDone()
          }}
        >
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          <Trans id="inbox.openSend" message="Put it into the inbox" />
        </Button>
      </div>
    </form>
  )
}
