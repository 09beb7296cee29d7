import type { Fields } from './story-blocks.ts'

/**
 * A rich text document from plain lines. An empty line ends a paragraph; `## ` and `### ` begin a heading, `- ` an entry of
 * a list, `1. ` of a numbered one, `> ` every line of a box, whose paragraphs a `>` alone parts; `**bold**` and
 * `[words](/path/)` stand within a line.
 */
export function storyDocument(text: string): Fields {
  const parts = text.trim().split(/\n\s*\n/)
  return { type: 'doc', content: parts.map((part) => node(part.trim())) }
}

function node(part: string): Fields {
  if (part.startsWith('### ')) return heading(3, part.slice(4))
  if (part.startsWith('## ')) return heading(2, part.slice(3))
  if (part.startsWith('- ')) return list('bullet_list', part, /^- /)
  if (/^\d+\. /.test(part)) return list('ordered_list', part, /^\d+\. /)
  if (part.startsWith('>')) return box(part)
  return paragraph(part)
}

function box(part: string): Fields {
  return { ...storyDocument(part.replaceAll(/^> ?/gm, '')), type: 'blockquote' }
}

function heading(level: number, text: string): Fields {
  return { type: 'heading', attrs: { level }, content: inline(text) }
}

/** A line that does not begin an entry of its own goes on with the one before. */
function list(type: string, part: string, mark: RegExp): Fields {
  const items: string[] = []
  for (const line of part.split('\n').map((one) => one.trim())) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  return {
    type,
    ...(type === 'ordered_list' ? { attrs: { order: 1 } } : {}),
    content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
  }
}

function paragraph(text: string): Fields {
  return { type: 'paragraph', content: inline(text.replace(/\s*\n\s*/g, ' ')) }
}

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

function inline(text: string): Fields[] {
  const nodes: Fields[] = []
  let from = 0
  for (const match of text.matchAll(MARKED)) {
    const [whole, bold, label, href] = match
    if (match.index > from) nodes.push({ type: 'text', text: text.slice(from, match.index) })
    if (bold !== undefined) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else nodes.push({ type: 'text', text: label, marks: [link(href ?? '')] })
    from = match.index + whole.length
  }
  if (from < text.length) nodes.push({ type: 'text', text: text.slice(from) })
  return nodes
}

function link(href: string): Fields {
  const linktype = href.includes('@') ? 'email' : 'url'
  return { type: 'link', attrs: { href, uuid: null, anchor: null, target: '_self', linktype } }
}
