import { sentPage } from './sent-bytes.ts'

/** One file of a page, in bytes as the server sends it in each encoding. */
export type Part = { url: string; plain: number; gzip: number; brotli: number }

export type FirstLoad = {
  html: Part
  styles: readonly Part[]
  /** Every script that runs before the page can be used: named in the HTML, or imported by one that is. */
  scripts: readonly Part[]
  /** 1: all scripts are named in the HTML. Each import that is not adds one. */
  scriptDepth: number
}

const MOST_SCRIPTS = 200

/**
 * What a browser loads for a page before anything is clicked, read from its HTML and from the imports of its scripts.
 * Scripts that are imported on demand do not count.
 */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const { text, part } = await weighed(url)
  const html = text.replaceAll('&amp;', '&')
  const named = attributes(html, /<script\b[^>]*\bsrc="([^"]+)"/g)
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const linked = (rel: string) =>
    preloads
      .filter((tag) => tag.includes(`rel="${rel}"`))
      .flatMap((tag) => attributes(tag, /\bhref="([^"]+)"/g))

  const styles = await Promise.all(distinct(linked('stylesheet')).map((href) => weighed(absolute(href, url))))
  const { scripts, depth } = await withImports(
    distinct([...named, ...linked('modulepreload'), ...inlineImports(html)]).map((href) =>
      absolute(href, url),
    ),
  )
  return { html: part, styles: styles.map((style) => style.part), scripts, scriptDepth: depth }
}

async function withImports(named: readonly string[]): Promise<{ scripts: Part[]; depth: number }> {
  const known = new Map<string, Part>()
  let depth = 0
  let level = [...new Set(named)]
  while (level.length > 0 && known.size < MOST_SCRIPTS) {
    depth += 1
    const next = new Set<string>()
    for (const url of level) {
      const { part, text } = await weighed(url)
      known.set(url, part)
      for (const specifier of attributes(text, /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g))
        next.add(new URL(specifier, url).href)
    }
    level = [...next].filter((url) => !known.has(url))
  }
  return { scripts: [...known.values()], depth }
}

/** Scripts that an inline script starts: every address of a script that stands in it as text. */
function inlineImports(html: string): string[] {
  return [...html.matchAll(/<script>([^<]*)<\/script>/g)].flatMap(([, code]) =>
    attributes(code ?? '', /["'](\/[^"'\s]+\.js)["']/g),
  )
}

async function weighed(url: string): Promise<{ part: Part; text: string }> {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => sentPage(url, encoding)),
  )
  const size = (sent: { body: Buffer } | undefined) => sent?.body.byteLength ?? 0
  return {
    part: { url, plain: size(plain), gzip: size(gzip), brotli: size(brotli) },
    text: plain?.body.toString('utf8') ?? '',
  }
}

function attributes(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, value]) => (value === undefined ? [] : [value]))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function absolute(href: string, page: string): string {
  return new URL(href, page).href
}
