import { useLingui } from '@lingui/react'
import { Field, type FieldProps } from '../field.tsx'
import styles from './draft.module.css'
import { Meanwhile } from './meanwhile.tsx'
import type { FieldDraft } from './use-draft.ts'

export type DraftProps = { draft: FieldDraft; isReadOnly: boolean }

type DraftFieldProps = DraftProps &
  Pick<FieldProps, 'label' | 'hint' | 'rows'> & {
    path: string
    /** Nothing needs to be said. */
    isOptional?: boolean
    /** How many letters it may have; more are marked, and not cut off. */
    most?: number
    /** What else is wrong with what was typed. */
    problem?: string | null
  }

/** One text of a record; what somebody else has made of it meanwhile stands below. */
export function DraftField({
  draft,
  isReadOnly,
  path,
  isOptional,
  most,
  problem,
  ...field
}: DraftFieldProps) {
  const { i18n } = useLingui()
  const value = draft.value(path)
  const text = typeof value === 'string' ? value : ''
  const theirs = draft.meanwhile(path)
  const isEdited = draft.edits.some((edit) => edit.path === path)

  function ownProblem(): string | null {
    if (!isEdited) return null
    if (!isOptional && text.trim() === '')
      return i18n.t({ id: 'product.empty', message: 'This cannot stay empty.' })
    if (most !== undefined && text.trim().length > most)
      return i18n.t({
        id: 'draft.tooLong',
        message: '{count} letters are too many: {most} at most.',
        values: { count: text.trim().length, most },
      })
    return null
  }

  return (
    <div id={`field-${path}`} className={styles.field}>
      <Field
        {...field}
        value={text}
        isReadOnly={isReadOnly}
        onChange={(typed) => draft.edit(path, typed)}
        problem={ownProblem() ?? problem ?? null}
      />
      {theirs !== undefined && <Meanwhile text={shown(theirs)} />}
    </div>
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
