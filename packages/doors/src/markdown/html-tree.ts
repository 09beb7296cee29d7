import { Parser } from 'htmlparser2'

export type HtmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}
/** An element, or a text with its entities resolved. */
export type HtmlNode = HtmlElement | string

/** The elements of a document below one root. Comments are left out, and with them what React writes between texts. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: HtmlElement = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      const siblings = open.at(-1)?.children
      const last = siblings?.at(-1)
      if (typeof last === 'string') siblings?.splice(-1, 1, last + text)
      else siblings?.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return root
}

/** The first element of a name, the outermost first; null where there is none. */
export function elementNamed({ children }: HtmlElement, name: string): HtmlElement | null {
  for (const child of children) {
    if (typeof child === 'string') continue
    const found = child.name === name ? child : elementNamed(child, name)
    if (found !== null) return found
  }
  return null
}
