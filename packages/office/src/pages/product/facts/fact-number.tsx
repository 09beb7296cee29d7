import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Field, type FieldProps } from '../../../parts/field.tsx'

type NumberProps = Pick<FieldProps, 'label' | 'hint' | 'problem'> & {
  value: unknown
  /** Takes the text where it is no number yet. */
  onChange: (value: unknown) => void
  /** Written with two decimals and kept in minor units. */
  isAmount?: boolean
}

/** A number as it is typed: what is none yet stays as it was typed, and is marked when it is saved. */
export function FactNumber({ value, onChange, isAmount = false, ...field }: NumberProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={typed ?? written(value, i18n.locale, isAmount)}
      onChange={(text) => {
        setTyped(text)
        onChange(typedNumber(text, isAmount))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function written(value: unknown, language: string, isAmount: boolean): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const digits = isAmount ? { minimumFractionDigits: 2 } : { maximumFractionDigits: 6 }
  return new Intl.NumberFormat(language, { ...digits, useGrouping: false }).format(
    isAmount ? value / 100 : value,
  )
}

function typedNumber(text: string, isAmount: boolean): number | string {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(plain)) return text
  return isAmount ? Number((Number(plain) * 100).toFixed(4)) : Number(plain)
}
