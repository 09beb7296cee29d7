import { useLingui } from '@lingui/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import type { FormEvents } from '../form/use-form.ts'
import { type FormProblem, FormProblems } from '../form-problems/form-problems.tsx'
import { MessageField, type MessageFormField } from './message-field.tsx'
import css from './message-form.module.css'

type MessageFormProps = {
  /** One word for each form of a page; ids and names of its fields begin with it. */
  id: string
  fields: readonly MessageFormField[]
  submitLabel: string
  /** Below the fields: what happens with what was typed. */
  note?: ReactNode
  /** Fills fields that are still empty, as soon as it is known. */
  prefill?: Readonly<Record<string, string>> | null
  /** What is typed, by field; with `website`, which only machines fill in. */
  onSubmit: (values: Record<string, string>) => void
  events?: FormEvents
  /** By field, in the reader's words. */
  problems: Readonly<Partial<Record<string, string>>>
  summary: readonly FormProblem[]
  attempt: number
  isBusy: boolean
}

/** The id of a field, for summaries and labels. */
export const messageFieldId = (form: string, field: string) => `${form}-${field}`

const TRAP = 'website'

/** A form whose answers go to the shop. Whatever happens, what was typed stays. */
export function MessageForm(props: MessageFormProps) {
  const { id, fields, submitLabel, note, prefill = null, onSubmit, problems } = props
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const trap = messageFieldId(id, TRAP)

  useEffect(() => {
    for (const [name, value] of Object.entries(prefill ?? {})) {
      const input = form.current?.elements.namedItem(messageFieldId(id, name))
      if (isTyped(input) && input.value === '') input.value = value
    }
  }, [prefill, id])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (props.isBusy) return
    const typed = new FormData(event.currentTarget)
    const names = [...fields.map(({ name }) => name), TRAP]
    onSubmit(Object.fromEntries(names.map((name) => [name, textOf(typed.get(messageFieldId(id, name)))])))
  }

  return (
    <form ref={form} className={css.form} noValidate method="post" onSubmit={submit} {...props.events}>
      <FormProblems problems={props.summary} attempt={props.attempt} />
      <div className={css.fields}>
        {fields.map((field) => (
          <div
            key={field.name}
            className={css.field}
            data-half={field.isHalf || undefined}
            hidden={field.kind === 'hidden'}
          >
            <MessageField
              field={field}
              id={messageFieldId(id, field.name)}
              error={problems[field.name] ?? null}
            />
          </div>
        ))}
      </div>
      <div className={css.trap} aria-hidden="true">
        <label htmlFor={trap}>{i18n.t({ id: 'form.trap', message: 'Bitte leer lassen' })}</label>
        <input id={trap} name={trap} tabIndex={-1} autoComplete="off" />
      </div>
      {note ? <div className={css.note}>{note}</div> : null}
      <div className={css.actions}>
        <Button type="submit" isBusy={props.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** Ticks have a value whether they are set or not, and are left alone. */
function isTyped(input: unknown): input is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement
  )
}

/** A tick that is not set is not sent at all. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
