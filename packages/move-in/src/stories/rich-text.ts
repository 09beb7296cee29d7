import * as v from 'valibot'

export type Mark = { type: string; attrs?: Record<string, unknown> }
/** A node of a rich text as the content service keeps it. @see packages/content/src/rich-text.ts */
export type RichText = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: Mark[]
  content?: RichText[]
}

const PictureAttrs = v.object({ src: v.string(), alt: v.string() })
type TextPicture = { address: string; alt: string }

/** Addresses of the pictures of a text, each once, with what they show. */
export function picturesIn(text: RichText): TextPicture[] {
  const found = new Map<string, TextPicture>()
  for (const node of nodesOf(text)) {
    const picture = node.type === 'image' ? v.safeParse(PictureAttrs, node.attrs) : null
    if (picture?.success && !found.has(picture.output.src))
      found.set(picture.output.src, { address: picture.output.src, alt: picture.output.alt })
  }
  return [...found.values()]
}

type KeptPicture = { src: string; width: number; height: number; colour: string }

/** A text with the pictures that are here; none is ever shown from the old shop. */
export function withPictures(text: RichText, pictures: ReadonlyMap<string, KeptPicture>): RichText {
  if (text.content === undefined) return text
  return {
    ...text,
    content: text.content.flatMap((node) => {
      if (node.type !== 'image') return [withPictures(node, pictures)]
      const kept = pictures.get(String(node.attrs?.src))
      if (kept === undefined) return []
      const { src, ...meta_data } = kept
      return [{ ...node, attrs: { ...node.attrs, src, meta_data } }]
    }),
  }
}

/** Whether somebody who opens a text sees anything. */
export function saysSomething(text: RichText): boolean {
  return [...nodesOf(text)].some(({ type, text: words }) => type === 'image' || words?.trim())
}

function* nodesOf(node: RichText): Generator<RichText> {
  yield node
  for (const inner of node.content ?? []) yield* nodesOf(inner)
}
