import * as v from 'valibot'

/** What the visual editor looks for on an element, so that a click on it opens the block's fields. */
export type EditableAttributes = { 'data-blok-c': string; 'data-blok-uid': string }

const COMMENT = /^<!--#storyblok#(\{.*\})-->$/s
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const EditableSchema = v.looseObject({ id, uid: v.string() })

/**
 * The attributes of a block that an editor can click on, read from its `_editable` field
 * (`<!--#storyblok#{"name","space","uid","id"}-->`). Only drafts carry that field: for a published block, and for
 * a field that says anything else, there are none.
 *
 * @see integrations §2.3
 */
export function editableAttributes(editable: unknown): EditableAttributes | Record<string, never> {
  const json = typeof editable === 'string' ? COMMENT.exec(editable.trim())?.[1] : undefined
  if (json === undefined) return {}

  const parsed = v.safeParse(EditableSchema, parsedJson(json))
  if (!parsed.success) return {}
  return {
    'data-blok-c': json,
    'data-blok-uid': `${parsed.output.id}-${parsed.output.uid}`,
  }
}

/** An editor's tool wrote it, but it comes from outside all the same. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
