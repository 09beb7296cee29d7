import { Trans } from '@lingui/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './field.module.css'

/** What every field has in common; `id` is the name unless two forms of a page share it. */
export type FieldProps = {
  label: string
  name: string
  id?: string
  hint?: ReactNode
  /** What is wrong and how it is put right; null or absent while nothing is. */
  error?: string | null | undefined
  /** Fields that may stay empty say so; required ones need no mark. */
  required?: boolean
  disabled?: boolean
}

type FieldFrameProps = FieldProps & { id: string; children: ReactNode }

/** Label above, hint and error below, in the order in which they are read. */
export function Field({ label, id, hint, error, required = false, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {required ? null : (
          <span className={css.optional}>
            {' '}
            <Trans id="form.optional" message="(optional)" />
          </span>
        )}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type FieldNotesProps = { id: string; hint?: ReactNode; error?: string | null | undefined }

/** Hint and error of a field, with the ids that `describedBy` names. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      ) : null}
    </>
  )
}

/** The ARIA attributes that tie a control to its notes. */
export function fieldAria(props: { id: string; hint?: ReactNode; error?: string | null | undefined }) {
  const ids = [props.error ? `${props.id}-error` : '', props.hint ? `${props.id}-hint` : ''].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': props.error ? true : undefined,
  }
}
