import { type FieldEdit, isSame, valueAt } from '@shop/domain/goods/edited-record'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { keep, keptAt } from './kept.ts'

const Draft = v.record(v.string(), v.object({ was: v.optional(v.unknown()), now: v.optional(v.unknown()) }))
type Draft = v.InferOutput<typeof Draft>

export type FieldDraft = {
  edits: readonly FieldEdit[]
  /** What a field says: as it was edited, else as it is. */
  value: (path: string) => unknown
  /** What a field says in the shop. */
  stored: (path: string) => unknown
  /** What somebody else has made of a field that was edited here; undefined where nobody has. */
  meanwhile: (path: string) => unknown
  edit: (path: string, now: unknown) => void
  /** Edits several fields that change together. */
  editAll: (fields: Record<string, unknown>) => void
  /** Takes what the fields are now as seen: what was edited goes over it. */
  rebase: () => void
  /** What was sent is kept; what was typed while it was under way was not sent, and stays over it. */
  saved: (sent: readonly FieldEdit[]) => void
  clear: () => void
}

/** Edits of a record that are not saved yet: a reload of the tab keeps them, and signing out takes them along. */
export function useDraft(key: string, record: Record<string, unknown>): FieldDraft {
  const [draft, setDraft] = useState<Draft>(() => keptAt(key, Draft) ?? {})
  /** Whoever saved asks for it after an answer, when what was shown at the time of the press is long past. */
  const latest = useRef(draft)

  function write(next: Draft): void {
    latest.current = next
    setDraft(next)
    keep(key, Object.keys(next).length === 0 ? null : next)
  }

  function editAll(fields: Record<string, unknown>): void {
    const edited = Object.entries(fields).map(([path, now]) => {
      const was = path in draft ? draft[path]?.was : valueAt(record, path)
      return [path, { was, now }] as const
    })
    const all = Object.entries({ ...draft, ...Object.fromEntries(edited) })
    write(Object.fromEntries(all.filter(([, { was, now }]) => !isSame(was, now))))
  }

  return {
    edits: Object.entries(draft).map(([path, { was, now }]) => ({ path, was, now })),
    value: (path) => (path in draft ? draft[path]?.now : valueAt(record, path)),
    stored: (path) => valueAt(record, path),
    meanwhile(path) {
      const current = valueAt(record, path)
      return path in draft && !isSame(draft[path]?.was, current) ? current : undefined
    },
    edit: (path, now) => editAll({ [path]: now }),
    editAll,
    rebase() {
      write(
        Object.fromEntries(
          Object.entries(draft).flatMap(([path, { now }]) => {
            const was = valueAt(record, path)
            return isSame(was, now) ? [] : [[path, { was, now }]]
          }),
        ),
      )
    },
    saved(sent) {
      const stored = new Map(sent.map(({ path, now }) => [path, now]))
      write(
        Object.fromEntries(
          Object.entries(latest.current).flatMap(([path, { was, now }]) => {
            if (!stored.has(path)) return [[path, { was, now }]]
            const before = stored.get(path)
            return isSame(before, now) ? [] : [[path, { was: before, now }]]
          }),
        ),
      )
    },
    clear: () => write({}),
  }
}
