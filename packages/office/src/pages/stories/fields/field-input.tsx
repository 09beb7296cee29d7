import { useLingui } from '@lingui/react'
import type { StoryField } from '@shop/api-client/office/content-commands'
import { Choice } from '../../../parts/choice.tsx'
import { Field } from '../../../parts/field.tsx'
import { Toggle } from '../../../parts/toggle.tsx'
import { DeadLinks } from '../links/dead-links.tsx'
import { AssetInput } from './asset-input.tsx'
import styles from './fields.module.css'
import { RichInput } from './rich/rich-input.tsx'
import { hrefOf, linkOf } from './written-link.ts'

export type FieldInputProps = {
  field: StoryField
  label: string
  hint: string | undefined
  value: unknown
  onChange: (value: unknown) => void
  /** The language that is written; null is the first one of the shop. */
  language: string | null
}

const LONG_ROWS = 3

/** One field of a block, by the kind that the content service says it has. */
export function FieldInput({ field, label, hint, value, onChange, language }: FieldInputProps) {
  const { i18n } = useLingui()
  const common = { label, hint }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return (
        <Field
          {...common}
          value={text}
          onChange={onChange}
          isRequired={field.isRequired}
          problem={lengthProblem(text, field.most, i18n)}
          {...(field.type === 'text' ? {} : { rows: LONG_ROWS })}
        />
      )
    case 'number':
      return (
        <Field
          {...common}
          inputMode="decimal"
          value={text}
          onChange={(typed) => onChange(typed.trim() === '' ? '' : numberOf(typed))}
        />
      )
    case 'boolean':
      return <Toggle label={label} isOn={value === true} onChange={onChange} />
    case 'option':
      return (
        <Choice
          label={label}
          options={[
            { key: '', name: i18n.t({ id: 'story.usual', message: 'As usual' }) },
            ...field.options.map(({ name, value: key }) => ({ key, name })),
          ]}
          value={text}
          onChange={onChange}
        />
      )
    case 'multilink':
      return (
        <div className={styles.link}>
          <Field
            {...common}
            hint={
              hint ??
              i18n.t({ id: 'story.linkHint', message: 'A path such as /sofas/, an address or an e-mail' })
            }
            value={hrefOf(value)}
            onChange={(href) => onChange(linkOf(href, value))}
            isRequired={field.isRequired}
          />
          <DeadLinks value={value} />
        </div>
      )
    case 'asset':
      return <AssetInput {...common} value={value} onChange={onChange} isRequired={field.isRequired} />
    case 'richtext':
      return <RichInput {...common} value={value} onChange={onChange} language={language} />
    default:
      return (
        <p className={styles.untouched}>
          <strong>{label}</strong>{' '}
          {i18n.t({
            id: 'story.noForm',
            message: 'has no form here yet. It stays as it is.',
          })}
        </p>
      )
  }
}

function lengthProblem(text: string, most: number | null, i18n: ReturnType<typeof useLingui>['i18n']) {
  if (most === null || text.length <= most) return null
  return i18n.t({
    id: 'story.tooLong',
    message: '{length} of {most} characters: it may be cut off.',
    values: { length: text.length, most },
  })
}

/** What is no number yet stays what was typed: it is said when the page is published. */
function numberOf(typed: string): number | string {
  const number = Number(typed.replace(',', '.'))
  return Number.isFinite(number) && !/[.,]$/.test(typed) ? number : typed
}
