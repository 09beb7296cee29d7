import { createHash } from 'node:crypto'
import { EMBED_HOSTS } from '@shop/domain/content/embed-hosts'
import { LRUCache } from 'lru-cache'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const IS_DATA = /type="application\/(?:ld\+)?json"/

/**
 * The content security policy of a document: our own files, and of inline scripts exactly those that we wrote, by their
 * hash. They are passed by the code that writes them and never searched in the document, where a story or a review
 * could have injected one, which then does not run.
 *
 * @see design §7; stack "a nonce defeats the page cache"
 */
export function contentPolicy(
  scripts: readonly string[],
  assetHosts: readonly string[] = [],
  partners = NOBODY,
): string {
  return policy(scripts, {
    scripts: ["'self'", ...partners.scripts].join(' '),
    frames: "'none'",
    assetHosts,
    partners,
  })
}

/** Hosts that are configured as partners: whose scripts may run, and whom those may talk to. Consent is asked before. */
export type PolicyPartners = {
  scripts: readonly string[]
  connects: readonly string[]
  /** Whose styles and typefaces may be used, and whom forms may go to; nobody's where nothing is said. */
  hosts?: readonly string[]
}
const NOBODY: PolicyPartners = { scripts: [], connects: [] }

/** The partners of the page of the checkout, where another system takes the basket over. */
export function withHandOver(
  partners: PolicyPartners | undefined,
  origins: readonly string[],
): PolicyPartners {
  const { scripts, connects } = partners ?? NOBODY
  return { scripts: [...scripts, ...origins], connects: [...connects, ...origins], hosts: origins }
}

/** Where the visual editor lives: it frames drafts, and its script talks to it. @see integrations §2.3 */
const EDITOR = 'https://app.storyblok.com'

/** The policy of a draft: only the editor and the shop's own office may frame it, and the editor's script may run. */
export function previewPolicy(
  scripts: readonly string[],
  { assetHosts = [], office = null }: { assetHosts?: readonly string[]; office?: string | null } = {},
): string {
  const frames = office === null ? EDITOR : `${EDITOR} ${office}`
  return policy(scripts, { scripts: `'self' ${EDITOR}`, frames, assetHosts, partners: NOBODY })
}

/** Origins beside our own: of scripts, of framing pages, of editors' pictures and videos. */
type Allowed = {
  scripts: string
  frames: string
  assetHosts: readonly string[]
  partners: PolicyPartners
}

/** The inline scripts of a document that are not among ours. Data blocks are never run. */
export function foreignScripts(html: string, scripts: readonly string[]): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !IS_DATA.test(attributes))
    .map(([, , script = '']) => script)
    .filter((script) => !scripts.includes(script))
}

/** The same few scripts stand in every page of a kind, and are hashed once; a longest one has 2 kB. */
const sources = new LRUCache<string, string>({ max: 200 })

function sourceOf(script: string): string {
  const known = sources.get(script)
  if (known !== undefined) return known
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  sources.set(script, source)
  return source
}

function policy(inline: readonly string[], { scripts, frames, assetHosts, partners }: Allowed): string {
  const hashes = inline.map(sourceOf)
  const hosts = partners.hosts ?? []

  return [
    "default-src 'self'",
    `script-src ${scripts} ${[...new Set(hashes)].join(' ')}`.trim(),
    // Sizes and placeholder colours of pictures are style attributes.
    ["style-src 'self' 'unsafe-inline'", ...hosts].join(' '),
    ["img-src 'self' data:", ...assetHosts, ...partners.connects].join(' '),
    ["media-src 'self'", ...assetHosts].join(' '),
    ["font-src 'self'", ...hosts].join(' '),
    ["connect-src 'self'", ...partners.connects].join(' '),
    // Embedded films and maps; a block asks the shopper before its frame is there.
    ["frame-src 'self'", ...EMBED_HOSTS, ...partners.connects].join(' '),
    ["form-action 'self'", ...hosts].join(' '),
    `frame-ancestors ${frames}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
