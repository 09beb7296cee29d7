import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { PICTURES, type TextPicture, textPicture } from './text-picture.ts'

/** The picture that is chosen in the text; null where words are. */
export function chosenPicture({ state }: Editor): TextPicture | null {
  const { selection } = state
  return selection instanceof NodeSelection && isPictureNode(selection.node)
    ? textPicture(selection.node.attrs.kept)
    : null
}

/**
 * Puts a picture into the text, and chooses it: in place of an empty line, otherwise in a line of its own below, so that it
 * cuts no sentence in two.
 */
export function insertPicture(editor: Editor, picture: TextPicture): void {
  const { $from } = editor.state.selection
  const { parent, depth } = $from
  const isLine = parent.type.name === 'paragraph' && parent.content.size === 0
  const node = { type: 'picture', attrs: { kept: picture } }
  if (isLine) {
    editor.chain().insertContentAt($from.pos, node).setNodeSelection($from.pos).run()
    return
  }
  const below = depth === 0 ? editor.state.selection.to : $from.after()
  editor
    .chain()
    .insertContentAt(below, { type: 'paragraph', content: [node] })
    .setNodeSelection(below + 1)
    .run()
}

/** The chosen picture says something else, or is another one, and stays chosen. */
export function replacePicture(editor: Editor, picture: TextPicture): void {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || !isPictureNode(selection.node)) return
  editor
    .chain()
    .updateAttributes(selection.node.type.name, { kept: picture })
    .setNodeSelection(selection.from)
    .run()
}

/** Whether a part of the text is a picture. */
export function isPictureNode({ type }: Node): boolean {
  return PICTURES.some((name) => name === type.name)
}
