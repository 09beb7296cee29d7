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

export type FieldProps = Omit<TextFieldProps, 'className'> & {
  label: string
  hint?: string | undefined
  problem?: string | null
  rows?: number
  placeholder?: string
  inputMode?: 'numeric' | 'decimal'
}

/** A field with its label above it, and what is wrong with it below. */
export function Field({ label, hint, problem, rows, placeholder, inputMode, ...props }: FieldProps) {
  return (
    <TextField {...props} className={styles.field ?? ''} isInvalid={Boolean(problem)}>
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
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
    </TextField>
  )
}
