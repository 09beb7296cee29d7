import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Field } from '../../../parts/field.tsx'
import styles from './fields.module.css'
import { documentOf, linesOf } from './rich-lines.ts'

type RichInputProps = {
  label: string
  hint: string | undefined
  value: unknown
  onChange: (value: unknown) => void
}

const ROWS = 8

/** Rich text as lines. A text with more than lines can say is shown as such, and cannot be spoilt. */
export function RichInput({ label, hint, value, onChange }: RichInputProps) {
  const { i18n } = useLingui()
  const lines = linesOf(value)
  // What is typed may be half of a mark; it stays as it was typed until the text is another one.
  const [typed, setTyped] = useState<{ lines: string; value: unknown } | null>(null)

  if (lines === null)
    return (
      <p className={styles.untouched}>
        <strong>{label}</strong>{' '}
        {i18n.t({
          id: 'story.richTooMuch',
          message: 'holds more than can be typed here, such as a table. It stays as it is.',
        })}
      </p>
    )
  const shown = typed !== null && JSON.stringify(typed.value) === JSON.stringify(value) ? typed.lines : lines
  return (
    <Field
      label={label}
      hint={
        hint ??
        i18n.t({
          id: 'story.richHint',
          message:
            '## heading, - list, **bold**, *italic*, [words](/path/); an empty line begins a paragraph',
        })
      }
      rows={ROWS}
      value={shown}
      onChange={(next) => {
        const document = documentOf(next)
        setTyped({ lines: next, value: document })
        onChange(document)
      }}
    />
  )
}
