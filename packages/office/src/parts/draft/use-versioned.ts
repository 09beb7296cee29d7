import { isSame } from '@shop/domain/goods/edited-record'
import { useRef, useState } from 'react'
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
  /** Takes what holds now as seen: somebody has been told of it. */
  rebase: () => void
  /** Follows a change that this page has made by itself over a version; what somebody else has made before stays unseen. */
  follow: (change: (form: Form) => Form, over: number) => void
  /** What was sent is in the shop; what was changed while it was under way stays, over what holds now. */
  saved: (sent: Form) => void
  /** The same for something new, which has a key of its own from now on: what was changed meanwhile goes along to it. */
  savedAs: (sent: Form, key: string) => void
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
  /** Whoever saved asks for it after an answer, when what was shown at the time of the press is long past. */
  const latest = useRef(draft)

  function put(next: KeptVersion<Form> | null): void {
    latest.current = next
    setDraft(next)
    keep(key, next)
  }

  /** As it is by then: somebody may have gone on while an answer was under way. */
  function putLater(next: (draft: KeptVersion<Form>) => KeptVersion<Form> | null): void {
    put(latest.current && next(latest.current))
  }

  return {
    form: draft?.form ?? stored,
    isEdited: draft !== null,
    seen: draft?.seen ?? version,
    change: (form) => put(isSame(form, stored) ? null : { form, seen: draft?.seen ?? version }),
    rebase: () => putLater((current) => rebased(current)),
    follow: (change, over) => putLater((current) => followed(current, change, over)),
    saved: (sent) => putLater((current) => unsaved(current, sent)),
    savedAs(sent, to) {
      const left = latest.current && unsaved(latest.current, sent)
      put(null)
      keep(to, left)
    },
    clear: () => put(null),
  }
}

function rebased<Form>({ form }: KeptVersion<Form>): KeptVersion<Form> {
  return { form, seen: null }
}

/** A draft after a change that was made beside it, over a version. */
export function followed<Form>(
  { form, seen }: KeptVersion<Form>,
  change: (form: Form) => Form,
  over: number,
): KeptVersion<Form> {
  return { form: change(form), seen: seen === over ? null : seen }
}

/** What is left of a draft once something was saved; null for nothing. */
export function unsaved<Form>({ form }: KeptVersion<Form>, sent: Form): KeptVersion<Form> | null {
  return isSame(form, sent) ? null : { form, seen: null }
}
