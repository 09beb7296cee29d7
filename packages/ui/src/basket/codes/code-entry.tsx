import { CODE_MAX } from '@shop/domain/promotion/code-max'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import css from './code-entry.module.css'

export type CodeField = { name: string; label: string; inputMode?: 'text' | 'numeric'; isShort?: boolean }

type CodeEntryProps<Name extends string> = {
  /** What it is for; opens and closes the field. */
  title: string
  fields: readonly (CodeField & { name: Name })[]
  /** Label of the button. */
  submitLabel: ReactNode
  /** Already worded; stands at the first field. */
  error: string | null
  isBusy: boolean
  isOpen?: boolean
  /** Answers whether the code was taken; what was typed stays until then. */
  onSubmit: (typed: Record<Name, string>) => Promise<boolean>
}

/** A code that some shoppers have and most have not: folded away, and never larger than the button below it. */
export function CodeEntry<Name extends string>(props: CodeEntryProps<Name>) {
  const { title, fields, submitLabel, error, isBusy, isOpen = false, onSubmit } = props
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const value = (name: Name): string => typed[name] ?? ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const wasTaken = await onSubmit(recordOf(fields, value))
    if (wasTaken) setTyped({})
    else document.getElementById(fields[0]?.name ?? '')?.focus()
  }

  return (
    <details className={css.entry} data-screen-only="" open={isOpen || undefined}>
      <summary className={css.title}>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <form
        className={css.form}
        data-fields={fields.length}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {fields.map(({ name, label, inputMode = 'text', isShort = false }, index) => (
          <div key={name} className={isShort ? css.short : css.field}>
            <TextField
              name={name}
              label={label}
              required
              inputMode={inputMode}
              autoComplete="off"
              spellCheck={false}
              maxLength={CODE_MAX}
              value={value(name)}
              onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
              error={index === 0 ? error : null}
            />
          </div>
        ))}
        <div className={css.button}>
          <Button type="submit" kind="secondary" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </details>
  )
}

function recordOf<Name extends string>(
  fields: readonly { name: Name }[],
  value: (name: Name) => string,
): Record<Name, string> {
  const record: Partial<Record<Name, string>> = {}
  for (const { name } of fields) record[name] = value(name).trim()
  // every name of the type has its field
  return record as Record<Name, string>
}
