import { useLingui } from '@lingui/react'
import { answerQuestion, declineQuestion, editQuestion } from '@shop/api-client/office/inbox-commands'
import { DECLINE_REASONS, type DeclineReason } from '@shop/domain/question/question'
import { ANSWER_LENGTH, QUESTION_LENGTH } from '@shop/domain/question/question-problems'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { declineReasonName } from '../../words/inbox-words.ts'
import { localeLanguage } from '../../words/names/intl-name.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import type { ItemStepProps } from './inbox-steps.tsx'

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
  const [question, setQuestion] = useState(item.message)
  const [answer, setAnswer] = useState(item.question?.answer ?? '')
  const isWritten = question.trim() !== '' && answer.trim() !== ''

  return (
    <StepForm
      command={command}
      input={isWritten ? { number: item.number, question, answer } : null}
      order={item}
      button={button}
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
        onChange={setQuestion}
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
        onChange={setAnswer}
        maxLength={ANSWER_LENGTH.max}
        autoFocus
      />
    </StepForm>
  )
}

/** Keeps a question from being shown, or takes it down; its author reads why. */
export function DeclineStep({ item, onDone }: ItemStepProps) {
  const { i18n } = useLingui()
  const [reason, setReason] = useState<DeclineReason>('ownOrder')
  const [why, setWhy] = useState('')

  return (
    <StepForm
      command={declineQuestion}
      input={{ number: item.number, reason, why }}
      order={item}
      button={i18n.t({ id: 'inbox.decline.send', message: 'Do not show it' })}
      onDone={onDone}
    >
      <Choice
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        options={DECLINE_REASONS.map((key) => ({ key, name: declineReasonName(key, i18n) }))}
        value={reason}
        onChange={setReason}
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
        onChange={setWhy}
        maxLength={1000}
      />
    </StepForm>
  )
}
