import type { OldRecord } from './old-record.ts'

/** Where something stands in a file; the line is that on which its row or element begins. */
export type Place = { file: string; line: number }

/** What cannot be taken, why, and what to do about it. */
export type Refusal = Place & {
  /** The column or field, as the file calls it; empty when it is the line as a whole. */
  column: string
  /** What stands there; empty when nothing does. */
  what: string
  why: string
  remedy: string
}

/** Something that is taken, though not as it was: a number of its kind is told, not each one. */
export type Note = { note: string; place: Place }

/** What a reader finds in a file, one after the other. */
export type Finding =
  /** A product is in the file, whatever can be taken of it: it is not gone. */
  | { kind: 'met'; oldId: string }
  | { kind: 'record'; place: Place; record: OldRecord }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'note'; note: Note }

export function refused(
  place: Place,
  refusal: Omit<Refusal, keyof Place>,
): Extract<Finding, { kind: 'refused' }> {
  return { kind: 'refused', refusal: { ...place, ...refusal } }
}

export function met(oldId: string): Finding {
  return { kind: 'met', oldId }
}

export function noted(place: Place, note: string): Finding {
  return { kind: 'note', note: { note, place } }
}
