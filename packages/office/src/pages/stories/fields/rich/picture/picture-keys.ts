import { type Editor, Extension } from '@tiptap/core'
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'
import { isPictureNode } from './picture-in-text.ts'

/**
 * The arrows choose the picture of the next line, and go on behind it: a browser's own caret leaps over a line in which
 * nothing but a picture stands. Enter at a picture begins a line below it.
 */
export const PictureKeys: Extension = Extension.create({
  name: 'pictureKeys',
  addKeyboardShortcuts: () => ({
    ArrowRight: ({ editor }) => step(editor, 'right'),
    ArrowDown: ({ editor }) => step(editor, 'down'),
    ArrowLeft: ({ editor }) => step(editor, 'left'),
    ArrowUp: ({ editor }) => step(editor, 'up'),
    Enter: ({ editor }) => lineBelow(editor),
  }),
})

type Way = 'right' | 'down' | 'left' | 'up'

function step(editor: Editor, way: Way): boolean {
  const { state, view } = editor
  const { selection, doc } = state
  const isForward = way === 'right' || way === 'down'
  const isOnPicture = selection instanceof NodeSelection && isPictureNode(selection.node)
  if (!isOnPicture && !(selection.empty && view.endOfTextblock(way))) return false
  const $side = isForward ? selection.$to : selection.$from
  const edge = isForward ? $side.nodeAfter : $side.nodeBefore
  // Within its line the editor knows its way.
  if (isOnPicture && edge !== null && (way === 'right' || way === 'left')) return false
  if ($side.depth === 0) return false
  const $out = doc.resolve(isForward ? $side.after() : $side.before())
  const next = Selection.findFrom($out, isForward ? 1 : -1, true)
  if (next === null) return false
  const node = isForward ? next.$from.nodeAfter : next.$to.nodeBefore
  if (node && isPictureNode(node))
    return editor.commands.setNodeSelection(isForward ? next.from : next.from - node.nodeSize)
  return isOnPicture ? editor.commands.setTextSelection(next.from) : false
}

function lineBelow(editor: Editor): boolean {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection && isPictureNode(selection.node))) return false
  const below = selection.node.isInline ? selection.$from.after() : selection.to
  return editor
    .chain()
    .command(({ tr, state }) => {
      const line = state.schema.nodes.paragraph?.create()
      if (line === undefined) return false
      tr.insert(below, line).setSelection(TextSelection.create(tr.doc, below + 1))
      return true
    })
    .scrollIntoView()
    .run()
}
