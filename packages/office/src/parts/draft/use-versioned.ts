import { isSame } from '@shop/domain/goods/edited-record'
import { useState } from 'react'
import type * as v from 'valibot'
import { keep, keptAt } from './kept.ts'

/** What was changed, with the version that was on the screen when it was begun; null for the one that is there now. */
export type KeptVersion<Form> = { form: Form; seen: number | null }

export type Versioned<Form> = {
  /** As it was changed, else as it is in the shop. */
  form: Form
  /** Whether something was changed that is nowhere else. */
  isEdited: boolean
  /** The version that it was begun over: whoever was quicker since then is named when it is saved. */
  seen: number
  change: (form: Form) => void
  /** Takes what holds now as seen: somebody has been told of it, or has done it themselves. */
  rebase: (form?: Form) => void
  clear: () => void
}

type VersionedInput<Form> = {
  key: string
  schema: v.GenericSchema<unknown, KeptVersion<Form>>
  stored: Form
  version: number
}

/** Something that is changed as a whole and saved by hand: a reload of the tab keeps it, and signing out takes it along. */
export function useVersioned<Form>(input: VersionedInput<Form>): Versioned<Form> {
  const { key, schema, stored, version } = input
  const [draft, setDraft] = useState(() => keptAt(key, schema))

  function put(next: KeptVersion<Form> | null): void {
    setDraft(next)
    keep(key, next)
  }

  return {
    form: draft?.form ?? stored,
    isEdited: draft !== null,
    seen: draft?.seen ?? version,
    change: (form) => put(isSame(form, stored) ? null : { form, seen: draft?.seen ?? version }),
    rebase: (form) =>
      // As it is by then: somebody may have gone on while the answer was under way.
      setDraft((current) => {
        const next = current && { form: form ?? current.form, seen: null }
        keep(key, next)
        return next
      }),
    clear: () => put(null),
  }
}
