import { useLingui } from '@lingui/react'
import { answerQuestion, declineQuestion, editQuestion } from '@shop/api-client/office/inbox-commands'
import { DECLINE_REASONS } from '@shop/domain/question/question'
import { ANSWER_LENGTH, QUESTION_LENGTH } from '@shop/domain/question/question-problems'
import * as v from 'valibot'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { declineReasonName } from '../../words/inbox-words.ts'
import { localeLanguage } from '../../words/names/intl-name.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import type { ItemStepProps } from './inbox-steps.tsx'

/** Null as long as it is what the shop has. */
const Public = v.object({ question: v.nullable(v.string()), answer: v.nullable(v.string()) })
type Public = v.InferOutput<typeof Public>
const Declined = v.object({ reason: v.picklist(DECLINE_REASONS), why: v.string() })
type Declined = v.InferOutput<typeof Declined>

/** Puts a question with its answer on the page of its product. */
export function PublishStep(props: ItemStepProps) {
  const { i18n } = useLingui()
  return (
    <AnswerForm
      {...props}
      command={answerQuestion}
      button={i18n.t({ id: 'inbox.publish.send', message: 'Publish the answer' })}
    />
  )
}

/** Changes what is public; nobody is written to. */
export function EditStep(props: ItemStepProps) {
  const { i18n } = useLingui()
  return (
    <AnswerForm
      {...props}
      command={editQuestion}
      button={i18n.t({ id: 'inbox.edit.send', message: 'Change what is public' })}
    />
  )
}

type AnswerFormProps = ItemStepProps & {
  /** Or the one that edits, which takes the same. */
  command: typeof answerQuestion
  button: string
}

function AnswerForm({ item, onDone, command, button }: AnswerFormProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Public>({
    key: [command.name, item.number],
    schema: Public,
    empty: { question: null, answer: null },
  })
  const question = draft.form.question ?? item.message
  const answer = draft.form.answer ?? item.question?.answer ?? ''
  const isWritten = question.trim() !== '' && answer.trim() !== ''

  return (
    <StepForm
      command={command}
      input={isWritten ? { number: item.number, question, answer } : null}
      order={item}
      button={button}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({ id: 'inbox.publish.question', message: 'Question' })}
        hint={i18n.t({
          id: 'inbox.publish.questionHint',
          message:
            'Everybody reads it. Mend slips of the pen, take out what names somebody, and nothing else.',
        })}
        rows={3}
        path="question"
        value={question}
        onChange={(next) => draft.put({ question: next })}
        maxLength={QUESTION_LENGTH.max}
      />
      <Field
        label={i18n.t({ id: 'inbox.answer.text', message: 'Answer' })}
        hint={i18n.t({
          id: 'inbox.publish.answerHint',
          message: 'In {language}, without greeting: it stands on the page as the shop’s.',
          values: { language: localeLanguage(item.locale, i18n) },
        })}
        rows={6}
        path="answer"
        value={answer}
        onChange={(next) => draft.put({ answer: next })}
        maxLength={ANSWER_LENGTH.max}
        autoFocus
      />
    </StepForm>
  )
}

/** Keeps a question from being shown, or takes it down; its author reads why. */
export function DeclineStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Declined>({
    key: ['decline', item.number],
    schema: Declined,
    empty: { reason: 'ownOrder', why: '' },
  })
  const { reason, why } = draft.form

  return (
    <StepForm
      command={declineQuestion}
      input={{ number: item.number, reason, why }}
      order={item}
      button={i18n.t({ id: 'inbox.decline.send', message: 'Do not show it' })}
      draft={draft}
      onDone={onDone}
    >
      <Choice
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        options={DECLINE_REASONS.map((key) => ({ key, name: declineReasonName(key, i18n) }))}
        value={reason}
        onChange={(next) => draft.put({ reason: next })}
      />
      <Field
        label={i18n.t({ id: 'inbox.decline.words', message: 'In your own words' })}
        hint={i18n.t({
          id: 'inbox.decline.wordsHint',
          message: 'May be empty. Who asked reads it below the reason, in {language}.',
          values: { language: localeLanguage(item.locale, i18n) },
        })}
        rows={4}
        path="why"
        value={why}
        onChange={(next) => draft.put({ why: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}
