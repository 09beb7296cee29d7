import { asset, contentLink, text } from '@shop/content/fields'
import { BlockSchema } from '@shop/content/story'
import * as v from 'valibot'

/** Blocks inside a block, drawn by `BlockList`. */
export const nestedBlocks = v.optional(v.array(BlockSchema), [])

/** A text field that has to be filled. */
export const filledText = v.pipe(v.string(), v.trim(), v.minLength(1))

/** An empty link field counts as none. */
export const optionalLink = v.pipe(
  v.nullish(contentLink, null),
  v.transform((link) => (link && link.href !== '' && link.href !== '/undefined/' ? link : null)),
)

/** Fields of a `teaser`, also inside grids and rows. */
export const teaserFields = { headline: filledText, text, link: contentLink, image: asset }
export type TeaserFields = v.InferOutput<v.ObjectSchema<typeof teaserFields, undefined>>

/** A list of rows, each with its `_uid`; rows that do not match are left out rather than the whole block. */
export function rows<const Entries extends v.ObjectEntries>(fields: Entries) {
  const row = v.object({ _uid: v.string(), ...fields })
  return v.pipe(
    v.optional(v.array(v.unknown()), []),
    v.transform((all) =>
      all.flatMap((one) => {
        const parsed = v.safeParse(row, one)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )
}
