import { Trans, useLingui } from '@lingui/react'
import { Field, type FieldProps } from '../../parts/field.tsx'
import styles from './product-page.module.css'
import type { ProductDraft } from './use-draft.ts'

export type DraftProps = { draft: ProductDraft; isReadOnly: boolean }

type DraftFieldProps = DraftProps & Pick<FieldProps, 'label' | 'hint' | 'rows'> & { path: string }

/** One text of a product; what somebody else has made of it meanwhile stands below. */
export function DraftField({ draft, isReadOnly, path, ...field }: DraftFieldProps) {
  const { i18n } = useLingui()
  const value = draft.value(path)
  const text = typeof value === 'string' ? value : ''
  const theirs = draft.meanwhile(path)
  const isEmpty = text.trim() === ''
  return (
    <div id={`field-${path}`} className={styles.field}>
      <Field
        {...field}
        value={text}
        isReadOnly={isReadOnly}
        onChange={(typed) => draft.edit(path, typed)}
        problem={
          isEmpty && draft.edits.some((edit) => edit.path === path)
            ? i18n.t({ id: 'product.empty', message: 'This cannot stay empty.' })
            : null
        }
      />
      {theirs !== undefined && (
        <p className={styles.theirs}>
          <Trans id="product.theirs" message="Meanwhile: {text}" values={{ text: shown(theirs) }} />
        </p>
      )}
    </div>
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
