import { speaksOfGuarantee } from '@shop/domain/product/durability-guarantee'

/** Lists of short words, each beside a mark: what stands there is a seal, whatever the block is called. */
const MARKS: Record<string, string> = {
  seals: 'seals',
  usp_bar: 'promises',
  promise_row: 'promises',
  icon_list: 'items',
}

const USE_THE_LABEL =
  'speaks of a guarantee: the label of Regulation (EU) 2025/1960 is the only mark for one, and a product shows it by facts.durabilityGuarantee'

/**
 * Why a block may not be shown: a mark of the shop's own in it, or the file of a picture, speaks of a guarantee. A list
 * goes as a whole, so that nobody has to know what its rows are called.
 *
 * @see eu-duties C-02; Directive 2005/29/EC, Annex I no. 2a
 */
export function markReasons(block: object): string[] {
  const fields: Partial<Record<string, unknown>> = { ...block }
  const list = typeof fields.component === 'string' ? MARKS[fields.component] : undefined
  const names = list === undefined ? [] : rowsOf(fields[list]).flatMap(namesOf)
  const files = Object.values(fields).flatMap((field) => filesIn(field))
  return [
    ...names.filter(speaksOfGuarantee).map((name) => `the mark "${name}" ${USE_THE_LABEL}`),
    ...files.filter(speaksOfGuarantee).map((file) => `the picture "${file}" ${USE_THE_LABEL}`),
  ]
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** What a row is called: a seal has a name, a promise a headline. */
function namesOf(row: unknown): string[] {
  if (typeof row !== 'object' || row === null) return []
  return ['name' in row ? row.name : null, 'headline' in row ? row.headline : null].filter(
    (name) => typeof name === 'string',
  )
}

/** The last parts of the addresses of pictures, those inside of rows and lists included; blocks answer for themselves. */
function filesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if ('component' in value && '_uid' in value) return []
  const own = 'filename' in value && typeof value.filename === 'string' ? [value.filename] : []
  return [
    ...own.map((file) => file.slice(file.lastIndexOf('/') + 1)),
    ...Object.values(value).flatMap(filesIn),
  ]
}
