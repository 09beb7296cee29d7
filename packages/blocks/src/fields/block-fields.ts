import { type AssetField, asset, contentLink } from '@shop/content/fields'
import { BlockSchema, type RawBlock } from '@shop/content/story'
import * as v from 'valibot'
import { note } from './block-notes.ts'

/** A field that may be missing, too. */
const anything = v.optional(v.unknown(), null)

/** A list that may be missing, null or an empty text: then it is empty. */
const list = v.pipe(
  anything,
  v.transform((value): unknown[] => (Array.isArray(value) ? value : [])),
)

/** Blocks inside a block, drawn by `BlockList`; anything else is left out and noted. */
export const nestedBlocks = v.pipe(
  list,
  v.transform((all): RawBlock[] =>
    all.flatMap((one, index) => {
      const parsed = v.safeParse(BlockSchema, one)
      if (parsed.success) return [parsed.output]
      note(`entry ${index + 1} is no block and left out`)
      return []
    }),
  ),
)

/** A text field that has to be filled. */
export const filledText = v.pipe(v.string(), v.trim(), v.minLength(1))

/** An empty link field counts as none. */
export const optionalLink = v.pipe(
  v.nullish(contentLink, null),
  v.transform((link) => (link && link.href !== '' && link.href !== '/undefined/' ? link : null)),
)

/** A picture that may be missing: the block works without it. */
export const optionalAsset = v.pipe(
  anything,
  v.transform((value): AssetField | null => {
    const parsed = v.safeParse(asset, value)
    return parsed.success ? parsed.output : null
  }),
)

/** Several pictures, as an asset list field holds them; those without a file are left out. */
export const assets = v.pipe(
  list,
  v.transform((all): AssetField[] =>
    all.flatMap((one) => {
      const parsed = v.safeParse(asset, one)
      return parsed.success ? [parsed.output] : []
    }),
  ),
)

/** One of a few words. An empty field takes the usual one; an unknown word too, and is noted. */
export function option<const Word extends string>(words: readonly Word[], usual: NoInfer<Word>) {
  return v.pipe(
    anything,
    v.transform((value): Word => {
      const known = words.find((word) => word === value)
      if (known === undefined && value !== undefined && value !== null && value !== '')
        note(`${JSON.stringify(value)} is none of ${words.join(', ')}: ${usual} is taken`)
      return known ?? usual
    }),
  )
}

/** A number between two others. Numbers come as numbers or as text; what is none, or outside, takes the usual one or the nearest. */
export function numberBetween(least: number, most: number, usual: number) {
  return v.pipe(
    anything,
    v.transform((value): number => {
      if (value === undefined || value === null || value === '') return usual
      const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
      if (typeof number !== 'number' || !Number.isFinite(number)) {
        note(`${JSON.stringify(value)} is no number: ${usual} is taken`)
        return usual
      }
      return Math.min(most, Math.max(least, number))
    }),
  )
}

/** A switch that may never have been touched. */
export function flag(usual: boolean) {
  return v.pipe(
    anything,
    v.transform((value) => (typeof value === 'boolean' ? value : usual)),
  )
}

/** A list of rows, each with its `_uid`; rows that do not match are noted and left out rather than the whole block. */
export function rows<const Entries extends v.ObjectEntries>(fields: Entries) {
  const row = v.object({ _uid: v.string(), ...fields })
  return v.pipe(
    list,
    v.metadata({ [ROW]: fields }),
    v.transform((all) =>
      all.flatMap((one, index) => {
        const parsed = v.safeParse(row, one)
        if (parsed.success) return [parsed.output]
        note(`row ${index + 1} is left out: ${wordsOfIssues(parsed.issues)}`)
        return []
      }),
    ),
  )
}

const ROW = 'row'

/** The fields of a row, where a field is a list of rows; null for any other. For documentation and its tests. */
export function rowFieldsOf(schema: v.GenericSchema): object | null {
  const { [ROW]: fields } = v.getMetadata(schema)
  return typeof fields === 'object' ? fields : null
}

/** What is wrong with fields, in one line; a field that is absent or empty "is missing", as an editor would say. */
export function wordsOfIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'block'}: ${wordsOfIssue(issue)}`).join('; ')
}

function wordsOfIssue({ received, type, message }: v.BaseIssue<unknown>): string {
  // A field with a sentence of its own knows better.
  if (!message.startsWith('Invalid ')) return message
  const isAbsent = received === 'undefined' || received === 'null'
  const isEmpty = (type === 'min_length' || type === 'non_empty') && received === '0'
  return isAbsent || isEmpty ? 'it is missing' : message
}
