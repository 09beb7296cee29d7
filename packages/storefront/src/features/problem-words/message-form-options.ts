import type { MessageFormField } from '@shop/ui/message-form/message-field'
import { messageFieldId } from '@shop/ui/message-form/message-form'
import { SMALL_FORM_WORDS } from './form-problem-words.ts'

/** What `useForm` has to know of a `MessageForm` with these fields. */
export function messageFormOptions(id: string, fields: readonly MessageFormField[]) {
  const entries = <Value>(textOf: (field: MessageFormField) => Value): Record<string, Value> =>
    Object.fromEntries(fields.map((field) => [field.name, textOf(field)]))
  return {
    initial: entries(({ value = '' }) => value),
    labels: entries(({ label }) => label),
    fieldId: (name: string) => messageFieldId(id, name),
    words: SMALL_FORM_WORDS,
  }
}
