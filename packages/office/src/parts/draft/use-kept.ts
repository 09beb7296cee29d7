import { isSame } from '@shop/domain/goods/edited-record'
import { useRef, useState } from 'react'
import type * as v from 'valibot'
import { keep, keptAt } from './kept.ts'

export type Kept<Form> = {
  form: Form
  /** Whether something was typed that is nowhere else. */
  isBegun: boolean
  change: (form: Form) => void
  /** What was sent is forgotten once it is done; what was typed while it was under way was not sent, and stays. */
  saved: (sent: unknown) => void
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
  /** Whoever sent it asks for it after an answer, when what was shown at the time of the press is long past. */
  const latest = useRef(form)
  const isBegun = !isSame(form, blank)

  function clear(): void {
    const anew = empty()
    latest.current = anew
    setBlank(anew)
    setForm(anew)
    keep(key, null)
  }

  return {
    form,
    isBegun,
    change(next) {
      latest.current = next
      setForm(next)
      keep(key, isSame(next, blank) ? null : next)
    },
    saved(sent) {
      if (isSame(latest.current, sent)) clear()
    },
    clear,
  }
}
