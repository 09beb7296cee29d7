import { isSame } from '@shop/domain/goods/edited-record'
import { useState } from 'react'
import type * as v from 'valibot'
import { keep, keptAt } from './kept.ts'

export type Kept<Form> = {
  form: Form
  /** Whether something was typed that is nowhere else. */
  isBegun: boolean
  change: (form: Form) => void
  clear: () => void
}

/** A form that makes something new: a reload of the tab keeps what is typed, and signing out takes it along. */
export function useKept<Form>(
  key: string,
  schema: v.GenericSchema<unknown, Form>,
  empty: () => Form,
): Kept<Form> {
  const [blank, setBlank] = useState(empty)
  const [form, setForm] = useState(() => keptAt(key, schema) ?? blank)
  const isBegun = !isSame(form, blank)

  return {
    form,
    isBegun,
    change(next) {
      setForm(next)
      keep(key, isSame(next, blank) ? null : next)
    },
    clear() {
      const anew = empty()
      setBlank(anew)
      setForm(anew)
      keep(key, null)
    },
  }
}
