import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components'
import styles from './field.module.css'
import { useProblemAt } from './field-problems.tsx'

export type FieldProps = Omit<TextFieldProps, 'className'> & {
  label: string
  hint?: string | undefined
  problem?: string | null
  /** Where it stands in the input of the command: what the shop says of it stands below the field. */
  path?: string
  rows?: number
  placeholder?: string
  inputMode?: 'numeric' | 'decimal'
}

/** A field with its label above it, and what is wrong with it below. */
export function Field({ label, hint, problem, path, rows, placeholder, inputMode, ...props }: FieldProps) {
  const said = useProblemAt(path)
  const wrong = problem ?? said
  return (
    <TextField {...props} className={styles.field ?? ''} isInvalid={Boolean(wrong)}>
      <Label>{label}</Label>
      {rows === undefined ? (
        <Input
          className={styles.input ?? ''}
          {...(placeholder ? { placeholder } : {})}
          {...(inputMode ? { inputMode } : {})}
        />
      ) : (
        <TextArea className={styles.input ?? ''} rows={rows} />
      )}
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.problem ?? ''}>{wrong}</FieldError>
    </TextField>
  )
}
