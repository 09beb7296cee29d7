import { Parser } from 'htmlparser2'

/** What a document says about itself without JavaScript. */
export type PageFacts = {
  language: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  /** hreflang to address. */
  alternates: Map<string, string>
  /** Languages that are named more than once. */
  doubledAlternates: string[]
  isNoindex: boolean
  /** Levels of all headings, in their order. */
  headings: number[]
  /** Addresses of links, as they are written. */
  links: Set<string>
  /** Pictures without an `alt`, by their address. */
  silentPictures: string[]
  /** Content of `og:` names. */
  sharing: Map<string, string>
  jsonLd: string[]
  /** Everything that is read on the page. */
  words: string
  /** What is read in each `article` that leads to a product: its card. */
  cards: string[]
}

/** Path of a product's page, with or without a locale before it. */
const PRODUCT = /\/p\//
const HEADING = /^h([1-6])$/
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title', 'noscript'])

/** Reads a document as crawlers do: what only appears with JavaScript is not there. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    language: '',
    titles: [],
    descriptions: [],
    canonicals: [],
    alternates: new Map(),
    doubledAlternates: [],
    isNoindex: false,
    headings: [],
    links: new Set(),
    silentPictures: [],
    sharing: new Map(),
    jsonLd: [],
    words: '',
    cards: [],
  }
  let text: string[] | null = null
  // A drawing has titles of its own.
  let drawings = 0
  let unread = 0
  const openArticles: { words: string; isCard: boolean }[] = []

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') drawings += 1
      if (name === 'html') facts.language = attributes.lang ?? ''
      if (name === 'title' && drawings === 0) text = facts.titles
      if (name === 'meta') meta(facts, attributes)
      if (name === 'link') relation(facts, attributes)
      if (name === 'a' && attributes.href !== undefined) {
        facts.links.add(attributes.href)
        const article = openArticles.at(-1)
        if (article && PRODUCT.test(attributes.href)) article.isCard = true
      }
      if (name === 'img' && attributes.alt === undefined) facts.silentPictures.push(attributes.src ?? '')
      if (name === 'script' && attributes.type === 'application/ld+json') text = facts.jsonLd
      const level = HEADING.exec(name)?.[1]
      if (level !== undefined) facts.headings.push(Number(level))
      text?.push('')
      if (UNREAD.has(name)) unread += 1
      if (name === 'article') openArticles.push({ words: '', isCard: false })
    },
    ontext(part) {
      if (text) text.push((text.pop() ?? '') + part)
      if (unread > 0) return
      facts.words += part
      for (const article of openArticles) article.words += part
    },
    onclosetag(name) {
      if (name === 'svg') drawings -= 1
      if (UNREAD.has(name)) unread -= 1
      if (name === 'article') {
        const article = openArticles.pop()
        if (article?.isCard) facts.cards.push(article.words)
      }
      text = null
    },
  })
  parser.end(html)
  return facts
}

type Attributes = Record<string, string>

function meta(facts: PageFacts, { name, property, content = '' }: Attributes): void {
  if (name === 'description') facts.descriptions.push(content)
  if (name === 'robots' && content.includes('noindex')) facts.isNoindex = true
  if (property?.startsWith('og:')) facts.sharing.set(property, content)
}

function relation(facts: PageFacts, { rel, href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') facts.canonicals.push(href)
  if (rel !== 'alternate' || hreflang === undefined) return
  if (facts.alternates.has(hreflang)) facts.doubledAlternates.push(hreflang)
  facts.alternates.set(hreflang, href)
}
