/**
 * Rich text as lines that can be typed, and back: headings with `##`, lists with `-` or `1.`, quotes with `>`, **bold**,
 * *italic* and [links](/path/). What a document holds beyond that cannot be typed, and is left alone.
 */

type Node = { type: string; text?: string; attrs?: Record<string, unknown>; marks?: Mark[]; content?: Node[] }
type Mark = { type: string; attrs?: Record<string, unknown> }

/** The document as lines; null where lines would lose something of it. */
export function linesOf(document: unknown): string | null {
  if (document === null || document === undefined || document === '') return ''
  if (!isNode(document)) return null
  const lines = (document.content ?? []).map(written).join('\n\n')
  return isSame(documentOf(lines), document) ? lines : null
}

/** Lines as a document of the content service. */
export function documentOf(lines: string): Node {
  const parts = lines
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
  return { type: 'doc', content: parts.map((part) => read(part.trim())) }
}

function written(node: Node): string {
  const inner = node.content ?? []
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(node.attrs?.level ?? 2))} ${inner.map(inlineWritten).join('')}`
    case 'bullet_list':
      return inner.map((item) => `- ${entryWritten(item)}`).join('\n')
    case 'ordered_list':
      return inner.map((item, index) => `${index + 1}. ${entryWritten(item)}`).join('\n')
    case 'blockquote':
      return inner
        .map(written)
        .join('\n\n')
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    default:
      return inner.map(inlineWritten).join('')
  }
}

function entryWritten({ content = [] }: Node): string {
  return content.map(written).join(' ')
}

function inlineWritten({ type, text = '', marks = [] }: Node): string {
  if (type === 'hard_break') return '\n'
  return marks.reduce((words, mark) => {
    if (mark.type === 'bold') return `**${words}**`
    if (mark.type === 'italic') return `*${words}*`
    const { href } = mark.attrs ?? {}
    return mark.type === 'link' && typeof href === 'string' ? `[${words}](${href})` : words
  }, text)
}

function read(part: string): Node {
  const heading = /^(#{1,6}) (.*)$/s.exec(part)
  if (heading)
    return { type: 'heading', attrs: { level: (heading[1] ?? '').length }, content: inline(heading[2] ?? '') }
  const lines = part.split('\n')
  if (lines.every((line) => line.startsWith('- '))) return list('bullet_list', lines, /^- /)
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { ...list('ordered_list', lines, /^\d+\. /), attrs: { order: 1 } }
  if (lines.every((line) => line.startsWith('>')))
    return { ...documentOf(lines.map((line) => line.replace(/^> ?/, '')).join('\n')), type: 'blockquote' }
  return { type: 'paragraph', content: inline(part) }
}

function list(type: string, lines: readonly string[], mark: RegExp): Node {
  const content = lines.map((line) => ({
    type: 'list_item',
    content: [{ type: 'paragraph', content: inline(line.replace(mark, '')) }],
  }))
  return { type, content }
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((\S*?)\)|\n/s

/** Words with their marks; a mark may hold another. */
function inline(words: string, marks: readonly Mark[] = []): Node[] {
  const found = INLINE.exec(words)
  if (!found) return plain(words, marks)
  const [whole, bold, italic, label, href = ''] = found
  const before = plain(words.slice(0, found.index), marks)
  const after = inline(words.slice(found.index + whole.length), marks)
  if (whole === '\n') return [...before, { type: 'hard_break' }, ...after]
  const mark: Mark =
    bold !== undefined
      ? { type: 'bold' }
      : italic !== undefined
        ? { type: 'italic' }
        : { type: 'link', attrs: linkTo(href) }
  return [...before, ...inline(bold ?? italic ?? label ?? '', [mark, ...marks]), ...after]
}

function plain(text: string, marks: readonly Mark[]): Node[] {
  if (text === '') return []
  return [{ type: 'text', text, ...(marks.length > 0 ? { marks: [...marks] } : {}) }]
}

function linkTo(href: string): Record<string, unknown> {
  return { href, linktype: href.includes('@') ? 'email' : 'url' }
}

/** Equal but for what nobody sees: empty lists, and the rest of what a link says of itself. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(essence(one)) === JSON.stringify(essence(other))
}

function essence(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(essence)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part)
    .filter(([name, value]) => !isUsual(name, value))
    .toSorted(([first], [second]) => first.localeCompare(second))
  return Object.fromEntries(entries.map(([name, value]) => [name, essence(value)]))
}

function isUsual(name: string, value: unknown): boolean {
  if (value === null || value === undefined) return true
  return (Array.isArray(value) && value.length === 0) || (name === 'target' && value === '_self')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}
