/** What the words of a promise may name and the shop fills in, so that no text says an old amount. */
export const NOTE_VALUES = ['free_from', 'return_days', 'hotline'] as const
export type NoteValue = (typeof NOTE_VALUES)[number]

/** What a shop has for each, as its pages write it; null where it has none, such as a free shipping that there is not. */
export type NoteValues = Readonly<Record<NoteValue, string | null>>

const NAMED = /\{([^{}]*)\}/g

/**
 * The words of a promise with what the shop knows: `{return_days} Tage Rückgabe` says `30 Tage Rückgabe`. Null where the
 * shop lacks something that they name, or does not know it: nothing is promised that nobody keeps.
 */
export function noteWords(text: string, values: NoteValues): string | null {
  const missing = namedIn(text).some((name) => !isNoteValue(name) || values[name] === null)
  return missing ? null : text.replace(NAMED, (_, name: string) => valueFor(name, values))
}

function valueFor(written: string, values: NoteValues): string {
  const name = written.trim()
  return (isNoteValue(name) ? values[name] : null) ?? ''
}

/** Whether words name something that the shop fills in. */
export function namesValue(text: string, value: NoteValue): boolean {
  return namedIn(text).includes(value)
}

/** Why words are no promise that a shop could fill in, and what to do; null where they are. */
export function noteProblem(text: string): string | null {
  const unknown = namedIn(text).find((name) => !isNoteValue(name))
  return unknown === undefined
    ? null
    : `the shop knows no {${unknown}}: write one of ${NOTE_VALUES.map((name) => `{${name}}`).join(', ')}, or words without braces`
}

function namedIn(text: string): string[] {
  return Array.from(text.matchAll(NAMED), ([, name = '']) => name.trim())
}

function isNoteValue(name: string): name is NoteValue {
  return NOTE_VALUES.some((value) => value === name)
}
