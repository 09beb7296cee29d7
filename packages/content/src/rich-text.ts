import * as v from 'valibot'

const attrs = v.optional(v.nullable(v.record(v.string(), v.unknown())), null)

export type RichTextMark = { type: string; attrs: Record<string, unknown> | null }
export type RichTextNode = {
  type: string
  text: string | null
  attrs: Record<string, unknown> | null
  marks: RichTextMark[]
  content: RichTextNode[]
}

const MarkSchema = v.object({ type: v.string(), attrs })

/** One node of a rich text; unknown kinds are kept, the renderer decides. @see spec §3 "Rich text node types" */
export const RichTextNodeSchema: v.GenericSchema<unknown, RichTextNode> = v.object({
  type: v.string(),
  text: v.optional(v.nullable(v.string()), null),
  attrs,
  marks: v.optional(v.array(MarkSchema), []),
  content: v.optional(v.array(v.lazy(() => RichTextNodeSchema)), []),
})
