import { createHash } from 'node:crypto'
import { EMBED_HOSTS } from '@shop/domain/content/embed-hosts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const IS_DATA = /type="application\/(?:ld\+)?json"/

/**
 * The content security policy of a finished document: our own files, and of inline scripts exactly the ones that
 * stand in it, by their hash. Data blocks are never run and need no hash.
 *
 * @see design §7; stack "a nonce defeats the page cache"
 */
export function contentPolicy(html: string, assetHosts: readonly string[] = [], partners = NOBODY): string {
  return policy(html, {
    scripts: ["'self'", ...partners.scripts].join(' '),
    frames: "'none'",
    assetHosts,
    partners,
  })
}

/** Hosts that are configured as partners: whose scripts may run, and whom those may talk to. Consent is asked before. */
export type PolicyPartners = { scripts: readonly string[]; connects: readonly string[] }
const NOBODY: PolicyPartners = { scripts: [], connects: [] }

/** Where the visual editor lives: it frames drafts, and its script talks to it. @see integrations §2.3 */
const EDITOR = 'https://app.storyblok.com'

/** The policy of a draft: only the editor may frame it, and its script may run. */
export function previewPolicy(html: string, assetHosts: readonly string[] = []): string {
  return policy(html, { scripts: `'self' ${EDITOR}`, frames: EDITOR, assetHosts, partners: NOBODY })
}

/** Beside our own: whose scripts run, who may frame the page, where editors keep their pictures and films. */
type Allowed = {
  scripts: string
  frames: string
  assetHosts: readonly string[]
  partners: PolicyPartners
}

function policy(html: string, { scripts, frames, assetHosts, partners }: Allowed): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !IS_DATA.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)

  return [
    "default-src 'self'",
    `script-src ${scripts} ${[...new Set(hashes)].join(' ')}`.trim(),
    // Sizes and placeholder colours of pictures are style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...assetHosts, ...partners.connects].join(' '),
    ["media-src 'self'", ...assetHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...partners.connects].join(' '),
    // Embedded films and maps; a block asks the shopper before its frame is there.
    ["frame-src 'self'", ...EMBED_HOSTS, ...partners.connects].join(' '),
    "form-action 'self'",
    `frame-ancestors ${frames}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
