import {
  Extension,
  type Extensions,
  getSchema,
  type JSONContent,
  Mark,
  Node,
  type NodeViewRenderer,
} from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { PictureKeys } from './picture/picture-keys.ts'
import { pictureNodes } from './picture/picture-node.ts'
import { documentOf, editableOf, isNode, isSameText } from './rich-document.ts'

/** Parts that may say more than the editor shows, which travels with them. */
const WITH_MORE = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'link',
]

/** Also through the clipboard, where a part is HTML. */
const kept = {
  default: null,
  parseHTML: (element: HTMLElement) => read(element.dataset.kept),
  renderHTML: ({ kept: value }: Record<string, unknown>) =>
    value == null ? {} : { 'data-kept': JSON.stringify(value) },
}

const MoreThanShown = Extension.create({
  name: 'moreThanShown',
  addGlobalAttributes: () => [{ types: WITH_MORE, attributes: { kept } }],
})

/** Says what a part is that can only be moved or deleted. */
export type NameOfPart = (part: { type: string; attrs?: unknown }) => string

function keptPart(name: 'keptInline' | 'keptBlock', nameOf: NameOfPart) {
  const isInline = name === 'keptInline'
  return Node.create({
    name,
    inline: isInline,
    group: isInline ? 'inline' : 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ kept }),
    parseHTML: () => [{ tag: `${isInline ? 'span' : 'div'}[data-kept-part]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      isInline ? 'span' : 'div',
      { ...HTMLAttributes, 'data-kept-part': '' },
      isNode(node.attrs.kept) ? nameOf(node.attrs.kept) : '',
    ],
  })
}

/** A look that the editor has no tool for: a colour, a class, an anchor. Words may have several. */
const KeptMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  addAttributes: () => ({ kept }),
  parseHTML: () => [{ tag: 'span[data-kept-mark]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-kept-mark': '' }, 0],
})

/** What the editor knows: the kinds of the content service, and room for those that it has no tool for. */
export function richExtensions(nameOf: NameOfPart, pictureView?: NodeViewRenderer): Extensions {
  return [
    StarterKit.configure({
      trailingNode: false,
      link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
    }),
    TableKit.configure({ table: { resizable: false } }),
    MoreThanShown,
    keptPart('keptInline', nameOf),
    keptPart('keptBlock', nameOf),
    KeptMark,
    ...pictureNodes(pictureView),
    PictureKeys,
  ]
}

const schema = getSchema(richExtensions(({ type }) => type))

/** The document as the editor holds it; null where it would not come out of it as it went in. */
export function heldText(document: unknown): JSONContent | null {
  const editable = editableOf(document)
  if (editable === null) return null
  try {
    const node = schema.nodeFromJSON(editable)
    node.check()
    return isSameText(documentOf(node.toJSON()), document || { type: 'doc' }) ? editable : null
  } catch {
    return null
  }
}

function read(json: string | undefined): unknown {
  if (json === undefined) return null
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
