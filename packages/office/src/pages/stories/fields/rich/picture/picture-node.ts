import { mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core'
import { PICTURES, textPicture } from './text-picture.ts'

/** The clipboard and a drop carry the whole of it, so that a copy is the same picture. */
const kept = {
  default: null,
  parseHTML: (element: HTMLElement): unknown => read(element.dataset.picture),
  renderHTML: ({ kept: value }: Record<string, unknown>) => ({ 'data-picture': JSON.stringify(value) }),
}

/** A picture of the text, which is chosen, moved and deleted as a whole. Only what this editor has copied is pasted as one. */
export function pictureNodes(view?: NodeViewRenderer): Node[] {
  return PICTURES.map((name) => {
    const isInline = name === 'picture'
    return Node.create({
      name,
      inline: isInline,
      group: isInline ? 'inline' : 'block',
      atom: true,
      draggable: true,
      addAttributes: () => ({ kept }),
      parseHTML: () => [
        {
          tag: `img[data-picture${isInline ? '' : '][data-by-itself'}]`,
          priority: isInline ? 50 : 60,
          getAttrs: (element) => (textPicture(read(element.dataset.picture)) === null ? false : null),
        },
      ],
      renderHTML: ({ node, HTMLAttributes }) => [
        'img',
        mergeAttributes(HTMLAttributes, {
          alt: textPicture(node.attrs.kept)?.alt ?? '',
          ...(isInline ? {} : { 'data-by-itself': '' }),
        }),
      ],
      ...(view ? { addNodeView: () => view } : {}),
    })
  })
}

function read(json: string | undefined): unknown {
  if (json === undefined) return null
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
