import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { isShown, wordsOf } from './shown-element.ts'

const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  s: '~~',
  del: '~~',
}

/** Makes a whole address of one that stands in a document; null for what leads nowhere outside of it. */
export type Resolve = (href: string) => string | null

/** A run of text in one line; what styles keep apart on a screen is kept apart by a space. */
export function inlineMarkdown(nodes: readonly HtmlNode[], resolve: Resolve): string {
  let line = ''
  let wasElement = false
  for (const node of nodes) {
    const part = typeof node === 'string' ? textOf(node) : inlineElement(node, resolve)
    if (part === '') continue
    const isElement = typeof node !== 'string'
    line += (wasElement && isElement) || isNewWord(line, part) ? `${line === '' ? '' : ' '}${part}` : part
    wasElement = isElement
  }
  return line.replace(/ {2,}/g, ' ')
}

/** Spaces that must not break, as in `19,99 €`, stay what they are. */
function textOf(text: string): string {
  return escapedMarkdown(text).replace(/[ \t\r\n]+/g, ' ')
}

/** `Farbe` and `Grün` in an element of its own: no word goes on with a capital. */
function isNewWord(line: string, part: string): boolean {
  return /\p{Ll}$/u.test(line) && /^\p{Lu}/u.test(part)
}

function inlineElement(element: HtmlElement, resolve: Resolve): string {
  if (!isShown(element)) return ''
  const { name, attributes, children } = element
  if (name === 'br') return '\\\n'
  if (name === 'img') return image(attributes, resolve)
  if (name === 'a') return link(element, resolve)
  if (attributes.role === 'img') return escapedMarkdown(attributes['aria-label'] ?? '')
  const text = inlineMarkdown(children, resolve)
  const mark = MARKS[name]
  const [, before = '', words = '', after = ''] = /^( *)(.*?)( *)$/s.exec(text) ?? []
  return mark === undefined || words === '' ? text : `${before}${mark}${words}${mark}${after}`
}

function link(element: HtmlElement, resolve: Resolve): string {
  const words = escapedMarkdown(wordsOf(element)).replace(/\s+/g, ' ').trim()
  const address = resolve(element.attributes.href ?? '')
  return address === null || words === '' ? words : `[${words}](${address})`
}

function image({ alt = '', src = '' }: HtmlElement['attributes'], resolve: Resolve): string {
  const address = resolve(src)
  return alt === '' || address === null ? '' : `![${escapedMarkdown(alt)}](${address})`
}

/** A text that no reader of Markdown takes for its signs. */
export function escapedMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~|]/g, '\\$&')
}
