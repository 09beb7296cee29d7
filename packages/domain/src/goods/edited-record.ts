/** One field as it was on the screen, and as it shall be; what is absent is undefined. */
export type FieldEdit = { path: string; was?: unknown; now?: unknown }

type Fields = Record<string, unknown>

/** What is at a place in a record, `safety.warnings`; undefined where nothing is. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record
  for (const name of path.split('.')) {
    if (!isFields(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

/** A record with fields changed; a value that is undefined takes its field away. */
export function editedRecord(record: Fields, edits: readonly FieldEdit[]): Fields {
  let edited = record
  for (const { path, now } of edits) edited = withValue(edited, path.split('.'), now)
  return edited
}

/** Edits whose field is not any more as it was on the screen. */
export function conflictingEdits(record: Fields, edits: readonly FieldEdit[]): FieldEdit[] {
  return edits.filter(({ path, was }) => !isSame(valueAt(record, path), was))
}

/** The edits, or lines, that make of a thing what it was before these. */
export function undoneEdits<Value, Edit extends { was?: Value; now?: Value }>(
  edits: readonly Edit[],
): Edit[] {
  return edits.map((edit) => ({ ...edit, was: edit.now, now: edit.was }))
}

/** The edits with the words that became of theirs: where none are written, those of another language may stand in. */
export function editsAsStored<Edit extends FieldEdit>(edits: readonly Edit[], stored: Fields): Edit[] {
  return edits.map((edit) => {
    const now = valueAt(stored, edit.path)
    return typeof edit.now === 'string' && typeof now === 'string' ? { ...edit, now } : edit
  })
}

/** Whether two values say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

function withValue(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const { [name]: known, ...others } = fields
  if (rest.length > 0) return { ...fields, [name]: withValue(isFields(known) ? known : {}, rest, value) }
  return value === undefined ? others : { ...fields, [name]: value }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
