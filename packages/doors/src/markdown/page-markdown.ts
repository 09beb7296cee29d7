import { elementNamed, type HtmlElement, htmlTree } from './html-tree.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import type { Resolve } from './markdown-inline.ts'

/** The whole addresses of a page: its own, and that of its twin. */
export type TwinPlace = { address: string; languageTag: string }

/**
 * A page as Markdown: what its `main` says, without what only a screen needs, below a head with title, description,
 * address and language. Made from the finished document, so that no price, note or link of the page can be missing or
 * another one.
 *
 * @param html the whole document
 */
export function pageMarkdown(html: string, { address, languageTag }: TwinPlace): string {
  const document = htmlTree(html)
  const main = elementNamed(document, 'main')
  const head = {
    title: titleOf(document),
    description: metaOf(document, 'description'),
    url: address,
    language: languageTag,
  }
  const lines = Object.entries(head).flatMap(([name, text]) =>
    text === '' ? [] : [`${name}: ${JSON.stringify(text)}`],
  )
  const blocks = main === null ? [] : markdownBlocks(main.children, resolveFrom(address))
  return `${['---', ...lines, '---', ''].join('\n')}\n${blocks.join('\n\n')}\n`
}

/** Web addresses and mail boxes alone: a place on the page itself is no address. */
function resolveFrom(address: string): Resolve {
  return (href) => {
    if (href === '' || href.startsWith('#') || !URL.canParse(href, address)) return null
    const url = new URL(href, address)
    const isAddress = ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)
    return isAddress ? url.href.replaceAll('(', '%28').replaceAll(')', '%29') : null
  }
}

function titleOf(document: HtmlElement): string {
  const title = elementNamed(document, 'title')?.children.find((child) => typeof child === 'string')
  return title ?? ''
}

function metaOf({ children }: HtmlElement, name: string): string {
  for (const child of children) {
    if (typeof child === 'string' || child.name === 'body') continue
    const found =
      child.name === 'meta' && child.attributes.name === name
        ? (child.attributes.content ?? '')
        : metaOf(child, name)
    if (found !== '') return found
  }
  return ''
}
