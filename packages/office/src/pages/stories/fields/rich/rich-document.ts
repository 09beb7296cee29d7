import type { JSONContent } from '@tiptap/core'
import { PICTURES } from './picture/text-picture.ts'

/**
 * A rich text of the content service as the editor holds it, and back. What the editor has no tool for is kept whole: a
 * part of another kind stands in the text as one piece, and what a known part says besides travels with it.
 *
 * @see integrations §2.5
 */

type Node = { type: string; text?: string; attrs?: Attrs | null; marks?: Mark[]; content?: Node[] }
type Mark = { type: string; attrs?: Attrs | null }
type Attrs = Record<string, unknown>

/** Kinds that the editor knows by another name than the content service. */
const NAMES: Readonly<Record<string, string>> = {
  bullet_list: 'bulletList',
  ordered_list: 'orderedList',
  list_item: 'listItem',
  code_block: 'codeBlock',
  horizontal_rule: 'horizontalRule',
  hard_break: 'hardBreak',
}
const OWN_NAMES = Object.fromEntries(Object.entries(NAMES).map(([own, name]) => [name, own]))

const KNOWN = new Set([
  ...Object.keys(NAMES),
  'doc',
  'paragraph',
  'heading',
  'blockquote',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
])
const KNOWN_MARKS = new Set(['bold', 'italic', 'strike', 'underline', 'code', 'link'])

/** Within these, what stands beside words is a part of the line. */
const LINES = new Set(['paragraph', 'heading'])

/** What the editor's own parts say, under the names of the content service. */
const SAID = { colspan: 1, rowspan: 1, colwidth: null } as const

/** The document as the editor takes it; a text that nobody has written yet is an empty paragraph. */
export function editableOf(document: unknown): JSONContent | null {
  if (document === null || document === undefined || document === '') return EMPTY
  if (!isNode(document) || document.type !== 'doc') return null
  const content = (document.content ?? []).flatMap((node) => held(node, false))
  return content.length === 0 ? EMPTY : { type: 'doc', content }
}

const EMPTY: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] }

function held(node: Node, isInLine: boolean): JSONContent[] {
  const { type, text, attrs, marks = [], content = [] } = node
  const marked = marks.length === 0 ? {} : { marks: marks.map(heldMark) }
  // The content service sends such texts where somebody has deleted the words; the editor refuses them.
  if (type === 'text') return text ? [{ type, text, ...marked }] : []
  if (isPictureNode(node)) return [{ type: isInLine ? 'picture' : 'pictureBlock', attrs: { kept: attrs } }]
  if (!KNOWN.has(type)) return [{ type: isInLine ? 'keptInline' : 'keptBlock', attrs: { kept: node } }]
  return [
    {
      type: NAMES[type] ?? type,
      attrs: { ...ownAttrs(type, attrs ?? {}), kept: attrs ?? null },
      ...(content.length === 0 ? {} : { content: content.flatMap((inner) => held(inner, LINES.has(type))) }),
      ...marked,
    },
  ]
}

/** A picture without an address, or one that is a link, is a piece of its own: the editor has no tool for it. */
function isPictureNode({ type, attrs, marks = [], content = [] }: Node): boolean {
  return type === 'image' && typeof attrs?.src === 'string' && marks.length === 0 && content.length === 0
}

function ownAttrs(type: string, attrs: Attrs): Attrs {
  if (type === 'heading') return { level: Number(attrs.level ?? 2) }
  if (type === 'ordered_list') return { start: Number(attrs.order ?? 1) }
  if (type === 'tableCell' || type === 'tableHeader')
    return Object.fromEntries(Object.entries(SAID).map(([name, usual]) => [name, attrs[name] ?? usual]))
  return {}
}

function heldMark(mark: Mark): { type: string; attrs?: Attrs } {
  if (!KNOWN_MARKS.has(mark.type)) return { type: 'keptMark', attrs: { kept: mark } }
  if (mark.type !== 'link') return { type: mark.type }
  return { type: 'link', attrs: { href: mark.attrs?.href ?? '', kept: mark.attrs ?? null } }
}

/** What the editor holds as a document of the content service; without words it has no content. */
export function documentOf(edited: JSONContent): Node {
  const content = (edited.content ?? []).map(written)
  const [first, ...rest] = content
  const isEmpty = first?.type === 'paragraph' && !first.content && !first.attrs && rest.length === 0
  return { type: 'doc', content: isEmpty ? [] : content }
}

function written({ type = '', text, attrs = {}, marks = [], content = [] }: JSONContent): Node {
  const kept: unknown = attrs.kept
  if ((type === 'keptInline' || type === 'keptBlock') && isNode(kept)) return kept
  if (PICTURES.some((one) => one === type)) return { type: 'image', attrs: isAttrs(kept) ? kept : {} }
  const name = OWN_NAMES[type] ?? type
  const said = saidOf(name, attrs, isAttrs(kept) ? kept : {})
  return {
    type: name,
    ...(text === undefined ? {} : { text }),
    ...(Object.keys(said).length === 0 ? {} : { attrs: said }),
    ...(marks.length === 0 ? {} : { marks: marks.map(writtenMark) }),
    ...(content.length === 0 ? {} : { content: content.map(written) }),
  }
}

/** A paragraph that was a heading says no level, and a list that was counted no number. */
function saidOf(name: string, attrs: Attrs, all: Attrs): Attrs {
  const kept = Object.fromEntries(Object.entries(all).filter(([one]) => one !== 'level' && one !== 'order'))
  if (name === 'heading') return { ...kept, level: attrs.level }
  if (name === 'ordered_list') return { ...kept, order: attrs.start }
  if (name !== 'tableCell' && name !== 'tableHeader') return kept
  return { ...kept, ...Object.fromEntries(Object.keys(SAID).map((one) => [one, attrs[one]])) }
}

function writtenMark({ type, attrs = {} }: { type: string; attrs?: Attrs }): Mark {
  const kept: unknown = attrs.kept
  if (type === 'keptMark' && isMark(kept)) return kept
  if (type !== 'link') return { type }
  // What was linked anew leads nowhere but to what was typed.
  return { type, attrs: isAttrs(kept) ? kept : linkTo(typeof attrs.href === 'string' ? attrs.href : '') }
}

function linkTo(href: string): Attrs {
  const address = href.replace(/^mailto:/, '')
  return /^[^/@\s]+@[^@\s]+$/.test(address) ? { href: address, linktype: 'email' } : { href, linktype: 'url' }
}

/** Equal but for what nobody sees: the order of marks, where a run of words is cut, and what goes without saying. */
export function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(essence(one)) === JSON.stringify(essence(other))
}

function essence(part: unknown): unknown {
  if (Array.isArray(part)) return joined(part.map(essence))
  if (typeof part === 'string' && /^\d+$/.test(part)) return Number(part)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part)
    .filter(([name, value]) => !goesWithoutSaying(name, value))
    .toSorted(([first], [second]) => first.localeCompare(second))
    .map(([name, value]) => [name, essenceOf(name, value)])
  const said = Object.fromEntries(entries.filter(([, value]) => !isNothing(value)))
  return said.type === 'doc' && isEmptyLine(said.content) ? { type: 'doc' } : said
}

/** A text of one empty line is one without words. */
function isEmptyLine(content: unknown): boolean {
  return JSON.stringify(content) === '[{"type":"paragraph"}]'
}

/** Numbers are numbers however they are written, but for words: "007" is not "7". */
function essenceOf(name: string, value: unknown): unknown {
  if (name === 'text') return value
  return name === 'marks' ? sorted(essence(value)) : essence(value)
}

/** Neighbouring words with the same marks are one run; no words are none. */
function joined(parts: readonly unknown[]): unknown[] {
  const runs: unknown[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (!isRun(part)) runs.push(part)
    else if (part.text === '') continue
    else if (isRun(last) && JSON.stringify(last.marks) === JSON.stringify(part.marks))
      runs[runs.length - 1] = { ...last, text: `${last.text}${part.text}` }
    else runs.push(part)
  }
  return runs
}

function isRun(part: unknown): part is { text: string | number; marks?: unknown } {
  return typeof part === 'object' && part !== null && 'text' in part && 'type' in part && part.type === 'text'
}

function sorted(marks: unknown): unknown {
  return Array.isArray(marks)
    ? marks.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
    : marks
}

function goesWithoutSaying(name: string, value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (name === 'target') return value === '_self'
  return (name === 'colspan' || name === 'rowspan' || name === 'order') && Number(value) === 1
}

function isNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** All words of a document, for somebody who translates them. */
export function wordsOfText(document: unknown): string {
  if (!isNode(document)) return ''
  const { text = '', content = [] } = document
  if (document.type === 'image') return [document.attrs?.alt, document.attrs?.title].filter(isText).join('\n')
  const inner = content.map(wordsOfText)
  return LINES.has(document.type) ? inner.join('') : [text, ...inner].filter(Boolean).join('\n')
}

export function isNode(value: unknown): value is Node {
  return isMark(value) && (!('content' in value) || value.content == null || Array.isArray(value.content))
}

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isAttrs(value: unknown): value is Attrs {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
