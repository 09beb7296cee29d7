import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { EarlyPicture, PartPlaces } from '../../hydration/kept-part.tsx'
import type { ShopFacts } from '../../router-context.ts'

/** The parts of one page, while it is drawn and right after. */
type PageParts = {
  place: PartPlaces
  /** The finished page, with every part where it belongs; keeps the parts that were drawn for it. */
  filled: (html: string) => string
}

type KeptHtml = { html: string; early: readonly EarlyPicture[] }

export type KeptParts = {
  ofPage: (facts: ShopFacts) => PageParts
  readonly characters: number
}

/** Characters from which on a key is kept as its digest: more than a card says of itself, whose key is not worth digesting. */
const LONG_KEY = 3_000
const PICTURE = /<img [^>]*>/g
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g
const WAITS = ' loading="lazy"'
const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Keeps what parts look like, as many as have room; the one that was not shown the longest goes first. A key says all
 * that a part may depend on, the facts of the shop and the props: another price is another part, so none is ever old.
 *
 * @param mostCharacters of HTML and keys; one is two bytes where there is a sign such as `€`
 * @see docs/adr/0048-parts-that-are-drawn-once.md
 */
export function keptParts(mostCharacters: number): KeptParts {
  const parts = new LRUCache<string, KeptHtml>({
    maxSize: mostCharacters,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  })
  // Nobody who writes texts for the shop can guess it.
  const tag = `kept-${randomUUID()}`
  const opens = `<${tag} id="`
  const closes = `</${tag}>`

  function ofPage(page: ShopFacts): PageParts {
    // Where nothing is sold every address is another: no part of a page says it.
    const { missingAt: _, ...facts } = page
    const shop = hash('sha256', JSON.stringify(facts), 'base64')
    const places: { key: string; kept: KeptHtml | undefined }[] = []

    function place(part: string, props: object) {
      const key = `${part} ${shop} ${propsKey(props)}`
      const kept = parts.get(key)
      const id = places.push({ key, kept }) - 1
      return { tag, id, early: kept?.early ?? null }
    }

    function filled(html: string): string {
      const [start = '', ...rest] = html.split(opens)
      let page = start
      for (const piece of rest) {
        const begins = piece.indexOf('>') + 1
        const ends = piece.indexOf(closes, begins)
        const { key = '', kept } = places[Number.parseInt(piece, 10)] ?? {}
        page += kept?.html ?? drawn(key, piece.slice(begins, ends))
        page += piece.slice(ends + closes.length)
      }
      return page
    }

    return { place, filled }
  }

  function drawn(key: string, slice: string): string {
    // A copy: a slice would hold the page that it was cut from.
    const html = Buffer.from(slice).toString()
    parts.set(key, { html, early: earlyPictures(html) })
    return html
  }

  return {
    ofPage,
    get characters() {
      return parts.calculatedSize
    },
  }
}

/** A listener draws nothing, but that there is one may be seen. */
function propsKey(props: object): string {
  const listeners = Object.entries(props).flatMap(([name, value]) =>
    typeof value === 'function' ? name : [],
  )
  const key = `${listeners.join()} ${JSON.stringify(props)}`
  return key.length > LONG_KEY ? hash('sha256', key, 'base64') : key
}

function earlyPictures(html: string): EarlyPicture[] {
  return Array.from(html.matchAll(PICTURE), ([picture]) => picture)
    .filter((picture) => !picture.includes(WAITS))
    .map((picture) => {
      const said = new Map(
        Array.from(picture.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, unescaped(value)]),
      )
      const [srcSet, sizes] = [said.get('srcSet'), said.get('sizes')]
      return {
        src: said.get('src') ?? '',
        ...(srcSet === undefined ? {} : { srcSet }),
        ...(sizes === undefined ? {} : { sizes }),
        ...(said.get('fetchPriority') === 'high' ? { fetchPriority: 'high' } : {}),
      }
    })
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => ESCAPED[sign] ?? sign)
}
