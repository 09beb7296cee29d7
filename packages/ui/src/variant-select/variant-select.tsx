import { useLingui } from '@lingui/react'
import { SelectField } from '../select-field/select-field.tsx'

export type VariantOption = {
  /** The reference key. */
  value: string
  /** As it is read out; a sold-out variant says so. */
  text: string
  /** Sold out: it stays in the list, disabled. */
  disabled: boolean
}

type VariantSelectProps = {
  /** What is chosen, for example `Größe`. */
  label: string
  name?: string
  options: readonly VariantOption[]
  value: string | null
  onChange: (value: string) => void
  error?: string | null
}

/** The variants of a product; nothing to choose where there is one. @see spec §4 "Sold-out variants" */
export function VariantSelect({
  label,
  name = 'variant',
  options,
  value,
  onChange,
  error,
}: VariantSelectProps) {
  const { i18n } = useLingui()
  if (options.length < 2) return null

  return (
    <SelectField
      label={label}
      name={name}
      required
      value={value ?? ''}
      onChange={onChange}
      error={error}
      options={[
        ...(value === null ? [placeholder()] : []),
        ...options.map((option) => ({
          value: option.value,
          label: option.text,
          disabled: option.disabled,
        })),
      ]}
    />
  )

  function placeholder() {
    const words = i18n.t({ id: 'form.pleaseChoose', message: 'Bitte wählen' })
    return { value: '', label: words, disabled: true }
  }
}
