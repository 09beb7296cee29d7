import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { inlineMarkdown, type Resolve } from './markdown-inline.ts'
import { isShown } from './shown-element.ts'

const BLOCKS = new Set(
  'div p section article header footer main aside nav figure figcaption details summary blockquote address ul ol li dl dt dd table h1 h2 h3 h4 h5 h6 hr pre'.split(
    ' ',
  ),
)
const NO_SUMMARY = 3

/** What stands below one another in a document, one text each. */
export function markdownBlocks(nodes: readonly HtmlNode[], resolve: Resolve): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const text = lineStart(inlineMarkdown(run, resolve).trim())
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      run.push(node)
      continue
    }
    endRun()
    if (isShown(node)) blocks.push(...block(node, resolve))
  }
  endRun()
  return blocks
}

/** A line of a text that begins like a heading, a list or a quotation is none. */
function lineStart(text: string): string {
  return text.replace(/^(\d*)([#+\-.)])(?=#*\s)/, '$1\\$2')
}

function isBlock(node: HtmlElement): boolean {
  return BLOCKS.has(node.name) || (node.name !== 'a' && node.children.some(isBlockNode))
}

function isBlockNode(node: HtmlNode): boolean {
  return typeof node !== 'string' && isBlock(node)
}

function block(element: HtmlElement, resolve: Resolve): string[] {
  const { name, children } = element
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(Number(name.slice(1)), element, resolve)
    case 'summary':
      return heading(NO_SUMMARY, element, resolve)
    case 'hr':
      return ['---']
    case 'pre':
      return [`\`\`\`\n${inlineMarkdown(children, resolve)}\n\`\`\``]
    case 'blockquote':
      return [indented(markdownBlocks(children, resolve).join('\n\n'), '> ', '> ')]
    case 'ol':
    case 'ul':
      return list(element, resolve)
    case 'dl':
      return definitions(element, resolve)
    case 'table':
      return table(element, resolve)
    default:
      return markdownBlocks(children, resolve)
  }
}

function heading(level: number, { children }: HtmlElement, resolve: Resolve): string[] {
  const text = inlineMarkdown(children, resolve).trim()
  return text === '' ? [] : [`${'#'.repeat(level)} ${text}`]
}

/** Items that are cards of their own, with a heading each, stand below one another. */
function list({ name, children }: HtmlElement, resolve: Resolve): string[] {
  const items = children.filter((child) => typeof child !== 'string' && isShown(child))
  const texts = items.map((item) => markdownBlocks([item].flatMap(inside), resolve))
  if (texts.some((parts) => parts.some((part) => part.startsWith('#')))) return texts.flat()
  const marked = texts
    .filter((parts) => parts.length > 0)
    .map((parts, at) => {
      const mark = name === 'ol' ? `${at + 1}. ` : '- '
      return indented(parts.join('\n'), mark, ' '.repeat(mark.length))
    })
  return marked.length === 0 ? [] : [marked.join('\n')]
}

function inside(node: HtmlNode): readonly HtmlNode[] {
  return typeof node === 'string' ? [node] : node.children
}

function definitions(element: HtmlElement, resolve: Resolve): string[] {
  const lines: string[] = []
  for (const { name, children } of within(element, ['dt', 'dd'])) {
    const text = markdownBlocks(children, resolve).join(' ')
    if (name === 'dt') lines.push(`- **${text}:**`)
    else lines.push(`${lines.pop() ?? '-'} ${text}`)
  }
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function table(element: HtmlElement, resolve: Resolve): string[] {
  const rows = within(element, ['tr']).map((row) =>
    within(row, ['td', 'th']).map(({ children }) => markdownBlocks(children, resolve).join(' ')),
  )
  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns === 0) return []
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  const caption = within(element, ['caption']).flatMap(({ children }) => markdownBlocks(children, resolve))
  const text = [line(head), line(Array.from({ length: columns }, () => '---')), ...body.map(line)].join('\n')
  return [...caption, text]
}

/** The next elements of these names below an element, in their order. */
function within({ children }: HtmlElement, names: readonly string[]): HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child === 'string' || !isShown(child)) return []
    return names.includes(child.name) ? [child] : within(child, names)
  })
}

function indented(text: string, first: string, next: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first : next) + line)
    .join('\n')
}
