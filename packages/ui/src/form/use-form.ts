import { useLingui } from '@lingui/react'
import type { FocusEvent, FocusEventHandler, FormEvent, FormEventHandler } from 'react'
import type { FormRefusal } from './form-answer.ts'
import type { FormOptions } from './form-options.ts'
import { typedValues } from './typed-values.ts'
import { useFormSteps } from './use-form-steps.ts'
import { wordedForm } from './worded-form.ts'

/** What a `<form>` hears of its fields. */
export type FormEvents = {
  onChange: FormEventHandler<HTMLFormElement>
  onBlur: FocusEventHandler<HTMLFormElement>
}

/**
 * State of a form. A field is checked when it is left with something in it, and from then on while typing; an attempt to
 * send checks all of them, and what it finds stands in the summary until it is put right. Only one attempt is on its way
 * at a time, and whatever comes of it, the fields keep what was typed.
 *
 * The form listens for its fields: `formProps` for the `<form>`, `field(…)` for each of them. What is no control of its
 * own, such as a list of items, calls `change`.
 */
export function useForm<Values extends object, Field extends string, Value, Refusal extends FormRefusal>(
  options: FormOptions<Values, Field, Value, Refusal>,
) {
  const { labels, fieldId = (field) => field } = options
  const { i18n } = useLingui()
  const { state, latest, leave, ...steps } = useFormSteps(options)
  const worded = wordedForm(i18n, state, options)

  const readFrom = (form: HTMLFormElement) => {
    const typed = typedValues(form, latest.current.values, fieldId)
    steps.change((values) => ({ ...values, ...typed }), Object.keys(typed))
  }
  const events: FormEvents = {
    onChange: ({ currentTarget }) => readFrom(currentTarget),
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement, Element>) => {
      // A line more below the field would move the button away under the pointer; sending checks anyway.
      if (!isControl(target) || isWayOut(relatedTarget, currentTarget)) return
      readFrom(currentTarget)
      const names = [target.id, target.name]
      const [path, value] = Object.entries(latest.current.values).find(
        ([field]) => names.includes(field) || names.includes(fieldId(field)),
      ) ?? [target.name, target.value]
      leave(path, !value)
    },
  }
  return {
    ...worded,
    ...steps,
    values: state.values,
    attempt: state.attempt,
    isBusy: state.isBusy,
    /** Whether a field says already what is wrong with it, so that hints may become demands. */
    isValidated: (field: Field) => state.validated.has(field),
    /** For the control of a field. */
    field: (name: Field & keyof Values) => {
      const value: unknown = state.values[name]
      return {
        name,
        id: fieldId(name),
        label: labels?.[name] ?? '',
        error: worded.problems[name] ?? null,
        ...(options.isUncontrolled ? {} : { value: typeof value === 'string' ? value : '' }),
      }
    },
    events,
    /** For the `<form>`; without scripts nothing may end up in the address, hence the method. */
    formProps: {
      noValidate: true,
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        readFrom(event.currentTarget)
        void steps.submit()
      },
      ...events,
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

function isWayOut(to: EventTarget | null, form: HTMLFormElement): boolean {
  return to instanceof HTMLButtonElement && (to.type === 'submit' || to.form !== form)
}
