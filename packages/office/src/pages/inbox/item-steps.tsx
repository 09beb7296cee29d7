import { useLingui } from '@lingui/react'
import {
  assignInboxItem,
  closeInboxItem,
  noteInboxItem,
  reopenInboxItem,
  settleWithdrawal,
  waitInboxItem,
} from '@shop/api-client/office/inbox-commands'
import { INBOX_OUTCOMES } from '@shop/domain/inbox/inbox-item'
import { useState } from 'react'
import * as v from 'valibot'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { outcomeName } from '../../words/inbox-words.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import type { ItemStepProps } from './inbox-steps.tsx'

const NOBODY = ''

const Text = v.object({ text: v.string() })
const Why = v.object({ note: v.string() })
const Closed = v.object({ outcome: v.picklist(INBOX_OUTCOMES), note: v.string() })
type Closed = v.InferOutput<typeof Closed>
/** Without an order as long as it is the one that is known. */
const Settled = v.object({ order: v.nullable(v.string()), positions: v.string(), note: v.string() })
type Settled = v.InferOutput<typeof Settled>

/** Says who looks after it. */
export function AssignStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const [owner, setOwner] = useState(NOBODY)
  return (
    <StepForm
      command={assignInboxItem}
      input={{ number: item.number, owner: owner === NOBODY ? null : owner }}
      order={item}
      button={i18n.t({ id: 'inbox.assign.send', message: 'Hand it over' })}
      onDone={onDone}
    >
      <Choice
        label={i18n.t({ id: 'inbox.assign.owner', message: 'To' })}
        options={[
          { key: NOBODY, name: i18n.t({ id: 'inbox.assign.nobody', message: 'Everybody at the desk' }) },
          ...item.owners.map(({ email, name }) => ({ key: email, name: `${name} (${email})` })),
        ]}
        value={owner}
        onChange={setOwner}
      />
    </StepForm>
  )
}

export function NoteItemStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['inboxNote', item.number], schema: Text, empty: { text: '' } })
  const { text } = draft.form
  return (
    <StepForm
      command={noteInboxItem}
      input={text.trim() === '' ? null : { number: item.number, text }}
      order={item}
      button={i18n.t({ id: 'note.send', message: 'Keep the note' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({ id: 'note.text', message: 'Note' })}
        hint={i18n.t({ id: 'note.hint', message: 'Shoppers do not see it.' })}
        rows={4}
        path="text"
        value={text}
        onChange={(next) => draft.put({ text: next })}
        maxLength={2000}
        autoFocus
      />
    </StepForm>
  )
}

/** Waits for somebody outside of the desk, or goes on. */
export function WaitStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['wait', item.number], schema: Why, empty: { note: '' } })
  const { note } = draft.form
  const isWaiting = item.state !== 'waiting'
  return (
    <StepForm
      command={waitInboxItem}
      input={{ number: item.number, isWaiting, note }}
      order={item}
      button={
        isWaiting
          ? i18n.t({ id: 'inbox.wait.send', message: 'It waits' })
          : i18n.t({ id: 'inbox.wait.goOn', message: 'Go on with it' })
      }
      draft={draft}
      onDone={onDone}
    >
      <WhyField
        label={i18n.t({ id: 'inbox.wait.for', message: 'What for' })}
        value={note}
        onChange={(next) => draft.put({ note: next })}
      />
    </StepForm>
  )
}

export function CloseStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Closed>({
    key: ['close', item.number],
    schema: Closed,
    empty: { outcome: 'solved', note: '' },
  })
  const { outcome, note } = draft.form
  return (
    <StepForm
      command={closeInboxItem}
      input={{ number: item.number, outcome, note }}
      order={item}
      button={i18n.t({ id: 'inbox.close.send', message: 'It is done' })}
      draft={draft}
      onDone={onDone}
    >
      <Choice
        label={i18n.t({ id: 'inbox.close.outcome', message: 'What became of it' })}
        options={INBOX_OUTCOMES.map((key) => ({ key, name: outcomeName(key, i18n) }))}
        value={outcome}
        onChange={(next) => draft.put({ outcome: next })}
      />
      <WhyField
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        value={note}
        onChange={(next) => draft.put({ note: next })}
      />
    </StepForm>
  )
}

export function ReopenStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['reopen', item.number], schema: Why, empty: { note: '' } })
  const { note } = draft.form
  return (
    <StepForm
      command={reopenInboxItem}
      input={{ number: item.number, note }}
      order={item}
      button={i18n.t({ id: 'inbox.reopen.send', message: 'Take it up again' })}
      draft={draft}
      onDone={onDone}
    >
      <WhyField
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        value={note}
        onChange={(next) => draft.put({ note: next })}
      />
    </StepForm>
  )
}

/** Does what a withdrawal declares; what it would do is said before. */
export function SettleStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Settled>({
    key: ['settle', item.number],
    schema: Settled,
    empty: { order: null, positions: '', note: '' },
  })
  const { positions, note } = draft.form
  const order = draft.form.order ?? item.order?.number ?? ''
  const chosen = positions.split(/[\s,]+/).filter((word) => word !== '')
  const isRight = chosen.every((word) => /^\d{1,3}$/.test(word))
  const input = {
    number: item.number,
    order: order.trim() === '' ? null : order,
    positions: chosen.length === 0 ? null : chosen.map(Number),
    note,
  }
  return (
    <StepForm
      command={settleWithdrawal}
      input={isRight ? input : null}
      order={item}
      button={i18n.t({ id: 'inbox.settle.send', message: 'Do it' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({ id: 'inbox.settle.order', message: 'Order that is meant' })}
        path="order"
        value={order}
        onChange={(next) => draft.put({ order: next })}
        maxLength={30}
      />
      <Field
        label={i18n.t({ id: 'inbox.settle.items', message: 'Items' })}
        hint={i18n.t({
          id: 'inbox.settle.itemsHint',
          message: 'Their positions on the order, as 1, 3; everything if empty.',
        })}
        path="positions"
        value={positions}
        onChange={(next) => draft.put({ positions: next })}
        problem={
          isRight
            ? null
            : i18n.t({ id: 'inbox.settle.itemsWrong', message: 'Write positions as numbers: 1, 3.' })
        }
        maxLength={60}
      />
      <WhyField
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        value={note}
        onChange={(next) => draft.put({ note: next })}
      />
    </StepForm>
  )
}

type WhyFieldProps = { label: string; value: string; onChange: (value: string) => void }

function WhyField({ label, value, onChange }: WhyFieldProps) {
  const { i18n } = useLingui()
  return (
    <Field
      label={label}
      hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
      path="note"
      value={value}
      onChange={onChange}
      maxLength={1000}
    />
  )
}
