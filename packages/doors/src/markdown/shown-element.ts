import type { HtmlElement, HtmlNode } from './html-tree.ts'

/** What is no text, or a tool that only a screen has. */
const NO_TEXT = new Set([
  'script',
  'style',
  'svg',
  'template',
  'noscript',
  'form',
  'input',
  'select',
  'textarea',
  'label',
  'fieldset',
  'dialog',
  'iframe',
  'video',
  'audio',
  'canvas',
])

/**
 * Whether an element says something to a reader without a screen. A button is a tool, unless its words are a whole
 * sentence: so stands the warning of a credit, which the law wants wherever its price is.
 *
 * @see docs/law-credit.md
 */
export function isShown(element: HtmlElement): boolean {
  const { name, attributes } = element
  if (NO_TEXT.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return false
  // A copy of what stands above, and ways to narrow a listing down: endless addresses that say nothing new.
  if ('data-screen-only' in attributes || (name === 'details' && attributes.name === 'facet')) return false
  return name !== 'button' || /[.!]\s*$/.test(wordsOf(element))
}

/** The bare words of an element, as a screen reader says them. */
export function wordsOf(node: HtmlNode): string {
  if (typeof node === 'string') return node
  const own = node.attributes['aria-label']
  if (own !== undefined && (node.name === 'a' || node.attributes.role === 'img')) return own
  if (node.name === 'img') return node.attributes.alt ?? ''
  return node.children
    .filter((child) => typeof child === 'string' || child.name === 'img' || isReadAloud(child))
    .map(wordsOf)
    .join('')
}

function isReadAloud({ name, attributes }: HtmlElement): boolean {
  return !NO_TEXT.has(name) && !('hidden' in attributes) && attributes['aria-hidden'] !== 'true'
}
