import { useLingui } from '@lingui/react'
import { answerInboxItem } from '@shop/api-client/office/inbox-commands'
import { INBOX_OUTCOMES, type InboxOutcome } from '@shop/domain/inbox/inbox-item'
import * as v from 'valibot'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { outcomeName } from '../../words/inbox-words.ts'
import { localeLanguage } from '../../words/names/intl-name.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import type { ItemStepProps } from './inbox-steps.tsx'

const ON = 'waits'
const Typed = v.object({ text: v.string(), end: v.picklist([ON, ...INBOX_OUTCOMES]) })
type Typed = v.InferOutput<typeof Typed>

/** Answers by mail; what is written stays while somebody else is quicker. */
export function AnswerStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Typed>({
    key: ['answer', item.number],
    schema: Typed,
    empty: { text: '', end: item.kind === 'withdrawal' ? ON : 'answered' },
  })
  const { text, end } = draft.form
  const outcome = end === ON ? null : end
  const ends = INBOX_OUTCOMES.filter((one) => one !== 'noAnswerNeeded')

  return (
    <StepForm
      command={answerInboxItem}
      input={text.trim() === '' ? null : { number: item.number, text, outcome }}
      order={item}
      button={i18n.t({ id: 'inbox.answer.send', message: 'Send the answer' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({ id: 'inbox.answer.text', message: 'Answer' })}
        hint={i18n.t({
          id: 'inbox.answer.hint',
          message: 'Greeting and farewell are added in {language}.',
          values: { language: localeLanguage(item.locale, i18n) },
        })}
        rows={8}
        path="text"
        value={text}
        onChange={(next) => draft.put({ text: next })}
        maxLength={4000}
        autoFocus
      />
      {item.kind !== 'withdrawal' && (
        <Choice<InboxOutcome | typeof ON>
          label={i18n.t({ id: 'inbox.answer.then', message: 'With it' })}
          options={[
            { key: ON, name: i18n.t({ id: 'inbox.answer.wait', message: 'it waits for a reply' }) },
            ...ends.map((key) => ({
              key,
              name: i18n.t({
                id: 'inbox.answer.done',
                message: 'it is done: {outcome}',
                values: { outcome: outcomeName(key, i18n) },
              }),
            })),
          ]}
          value={end}
          onChange={(next) => draft.put({ end: next })}
        />
      )}
    </StepForm>
  )
}
