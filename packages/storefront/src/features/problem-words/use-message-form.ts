import type { FormProblem } from '@shop/domain/form/form-problem'
import type { MessageFormField } from '@shop/ui/message-form/message-field'
import { messageFieldId } from '@shop/ui/message-form/message-form'
import { useState } from 'react'
import type { Answer } from './answered.ts'
import { useProblemForm } from './use-problem-form.ts'

/** State of a `MessageForm`: what is wrong with it, and whether it has been sent. */
export function useMessageForm(id: string, fields: readonly MessageFormField[]) {
  const [isSent, setIsSent] = useState(false)
  const { submit, ...shown } = useProblemForm<string>({
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    fieldId: (name) => messageFieldId(id, name),
  })

  /** Sends unless the form's own rules forbid it. */
  async function send(own: FormProblem[], ask: () => Promise<Answer<unknown>>): Promise<void> {
    if ((await submit(own, ask)) !== null) setIsSent(true)
  }
  return { isSent, send, markSent: () => setIsSent(true), formProps: { id, fields, ...shown } }
}
