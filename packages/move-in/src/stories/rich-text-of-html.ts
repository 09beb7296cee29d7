import { Parser } from 'htmlparser2'
import type { Mark, RichText } from './rich-text.ts'
import { safeLink } from './safe-link.ts'

/** What HTML says that a text here cannot: how a report calls it. */
export type Lost = 'frames' | 'shortcodes' | 'captions' | 'links'

const HEADINGS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }
const MARKS: Readonly<Record<string, string>> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', u: 'underline', ins: 'underline' },
  ...{ s: 'strike', del: 'strike', strike: 'strike', code: 'code', sup: 'superscript', sub: 'subscript' },
}
/** Elements with a node of their own, which others stand in. */
const NODES: Readonly<Record<string, string>> = {
  ...{ ul: 'bullet_list', ol: 'ordered_list', li: 'list_item', blockquote: 'blockquote' },
  ...{ pre: 'code_block', table: 'table', tr: 'tableRow', td: 'tableCell', th: 'tableHeader' },
}
/** Begin and end a paragraph; that they are there is no part of a text. */
const BLOCKS = new Set(
  'address article aside center dd div dl dt fieldset figure figcaption footer header main nav p section'.split(
    ' ',
  ),
)
const HIDDEN = new Set('script style template noscript head title svg math'.split(' '))
const FRAMES = new Set(
  'iframe video audio object embed form select textarea button canvas map applet input'.split(' '),
)
/** Where paragraphs may stand. */
const HOLDS_BLOCKS = new Set(['doc', 'blockquote', 'list_item', 'tableCell', 'tableHeader'])
const INLINE_HOLDERS = new Set(['paragraph', 'heading', 'code_block'])
/** What stands only in one of these. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  list_item: ['bullet_list', 'ordered_list'],
  tableRow: ['table'],
  tableCell: ['tableRow'],
  tableHeader: ['tableRow'],
}
/** The content service takes a story that is at most so deep; what is deeper stands a level higher. */
const MOST_NESTED = 12
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\/?\]/gi

/**
 * A text in HTML as a rich text, of nodes and marks that the shop shows and no others: headings, paragraphs, lists, tables,
 * quotes, code, pictures, links and emphasis. Scripts, styles, frames and forms go, and a link leads only where links may.
 * Blank lines make paragraphs where no element does, as editors of WordPress write. `lost` says what is gone.
 *
 * @param base the address where the text stood: what it leads to in the same place becomes a path
 */
export function richTextOfHtml(html: string, base: string): { text: RichText; lost: ReadonlySet<Lost> } {
  const building = new Building(base)
  const parser = new Parser({
    onopentag: (name, attributes) => building.open(name, attributes),
    ontext: (words) => building.hear(words),
    onclosetag: (name) => building.close(name),
  })
  parser.end(html)
  return { text: building.done(), lost: building.lost }
}

class Building {
  readonly lost = new Set<Lost>()
  readonly #base: string
  readonly #stack: RichText[] = [{ type: 'doc', content: [] }]
  #marks: { name: string; mark: Mark }[] = []
  #heard = ''
  #hidden = 0
  /** Elements around that make paragraphs: within them a blank line is none. */
  #blocks = 0

  constructor(base: string) {
    this.#base = base
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#tell()
    if (HIDDEN.has(name) || FRAMES.has(name)) {
      if (FRAMES.has(name)) this.lost.add('frames')
      if (name !== 'input' && name !== 'embed') this.#hidden += 1
      return
    }
    if (this.#hidden > 0) return
    if (BLOCKS.has(name)) {
      this.#endInline()
      this.#blocks += 1
    } else if (name in HEADINGS)
      this.#begin({ type: 'heading', attrs: { level: HEADINGS[name] ?? 6 }, content: [] })
    else if (name in NODES) this.#beginNode(name)
    else if (name === 'br') this.#add({ type: 'hard_break' })
    else if (name === 'hr') this.#addBlock({ type: 'horizontal_rule' })
    else if (name === 'img') this.#picture(attributes)
    else if (name === 'caption') this.lost.add('captions')
    else this.#mark(name, attributes)
  }

  close(name: string): void {
    this.#tell()
    if (HIDDEN.has(name) || FRAMES.has(name)) {
      if (name !== 'input' && name !== 'embed') this.#hidden = Math.max(0, this.#hidden - 1)
      return
    }
    if (this.#hidden > 0) return
    if (BLOCKS.has(name)) {
      this.#endInline()
      this.#blocks = Math.max(0, this.#blocks - 1)
    } else if (name in HEADINGS) this.#endInline()
    else if (name in NODES) this.#endNode(NODES[name] ?? '')
    else {
      const at = this.#marks.findLastIndex((one) => one.name === name)
      if (at >= 0) this.#marks.splice(at, 1)
    }
  }

  /** Words come in pieces: a sign that is written as an entity is one by itself. */
  hear(words: string): void {
    if (this.#hidden === 0) this.#heard += words
  }

  #tell(): void {
    const words = this.#heard
    this.#heard = ''
    if (words === '') return
    if (this.#top.type === 'code_block') {
      this.#append(words)
      return
    }
    const plain = words.replaceAll(SHORTCODE, () => {
      this.lost.add('shortcodes')
      return ''
    })
    const isLoose = this.#blocks === 0 && (this.#top.type === 'doc' || this.#top.type === 'paragraph')
    const parts = isLoose ? plain.split(/\n[^\S\n]*\n\s*/) : [plain]
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.#endInline()
      this.#append(part.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(/\s+/g, ' '))
    }
  }

  done(): RichText {
    this.#tell()
    while (this.#stack.length > 1) this.#pop()
    return this.#top
  }

  get #top(): RichText {
    return this.#stack.at(-1) ?? { type: 'doc', content: [] }
  }

  #begin(node: RichText): void {
    this.#endInline()
    if (!HOLDS_BLOCKS.has(this.#top.type) && PARENTS[node.type] === undefined) return
    this.#push(node)
  }

  #beginNode(name: string): void {
    const type = NODES[name] ?? ''
    this.#endInline()
    const parents = PARENTS[type]
    // Cells and items that stand nowhere are paragraphs; a row or an item that was not closed ends here.
    while (parents && this.#stack.length > 1 && !parents.includes(this.#top.type) && this.#hasOpen(parents))
      this.#pop()
    const isAtHome = parents ? parents.includes(this.#top.type) : HOLDS_BLOCKS.has(this.#top.type)
    if (isAtHome && this.#stack.length <= MOST_NESTED) this.#push({ type, content: [] })
  }

  #hasOpen(types: readonly string[]): boolean {
    return this.#stack.some((node) => types.includes(node.type))
  }

  #endNode(type: string): void {
    this.#endInline()
    if (!this.#hasOpen([type])) return
    while (this.#stack.length > 1) if (this.#pop().type === type) return
  }

  #push(node: RichText): void {
    this.#top.content?.push(node)
    this.#stack.push(node)
  }

  /** Ends what is open last; what holds nothing goes. */
  #pop(): RichText {
    const node = this.#stack.pop() ?? { type: 'doc' }
    if (INLINE_HOLDERS.has(node.type)) withoutEdges(node)
    if (node.content?.length === 0 && this.#stack.length > 0 && !isCell(node)) this.#top.content?.pop()
    return node
  }

  #endInline(): void {
    if (INLINE_HOLDERS.has(this.#top.type)) this.#pop()
  }

  #append(text: string): void {
    if (text === '' || (text.trim() === '' && !INLINE_HOLDERS.has(this.#top.type))) return
    const marks = this.#marks.map(({ mark }) => mark).filter(({ type }) => type !== '')
    const isCode = this.#top.type === 'code_block'
    this.#add({ type: 'text', text, ...(marks.length === 0 || isCode ? {} : { marks }) })
  }

  #add(node: RichText): void {
    if (!INLINE_HOLDERS.has(this.#top.type)) {
      if (!HOLDS_BLOCKS.has(this.#top.type)) return
      this.#push({ type: 'paragraph', content: [] })
    }
    this.#top.content?.push(node)
  }

  #addBlock(node: RichText): void {
    this.#endInline()
    if (HOLDS_BLOCKS.has(this.#top.type)) this.#top.content?.push(node)
  }

  #picture({ src = '', alt = '', title = '' }: Record<string, string>): void {
    const address =
      src.trim() !== '' && URL.canParse(src.trim(), this.#base) ? new URL(src.trim(), this.#base).href : ''
    if (address.startsWith('https:') || address.startsWith('http:'))
      this.#addBlock({ type: 'image', attrs: { src: address, alt, title } })
  }

  #mark(name: string, { href = '' }: Record<string, string>): void {
    const type = MARKS[name]
    if (type !== undefined) this.#marks.push({ name, mark: { type } })
    else if (name === 'a') {
      const link = safeLink(href, this.#base)
      if (link === null && href !== '') this.lost.add('links')
      this.#marks.push({ name, mark: link === null ? { type: '' } : { type: 'link', attrs: link } })
    }
  }
}

/** A table keeps its columns also where nothing stands in a cell. */
function isCell({ type }: RichText): boolean {
  return type === 'tableCell' || type === 'tableHeader'
}

/** Spaces and line breaks at the ends of a paragraph are none of it. */
function withoutEdges(node: RichText): void {
  const content = node.content ?? []
  const isCode = node.type === 'code_block'
  const trim = (one: RichText | undefined, edge: RegExp) => {
    if (one?.text !== undefined) one.text = one.text.replace(edge, '')
  }
  const isGone = (one: RichText | undefined) =>
    one !== undefined && (one.type === 'hard_break' || one.text === '')
  trim(content[0], isCode ? /^\n+/ : /^\s+/)
  while (isGone(content[0])) {
    content.shift()
    trim(content[0], /^\s+/)
  }
  trim(content.at(-1), /\s+$/)
  while (isGone(content.at(-1))) {
    content.pop()
    trim(content.at(-1), /\s+$/)
  }
}
