import type { Shop } from '@shop/domain/shop/shop'
import { escaped } from '@shop/domain/text/escaped'
import type { PlainPart } from './withdrawal-html.ts'

const MAIN = /(<main\b[^>]*>)[\s\S]*(<\/main>)/
const TITLE = /<title>[^<]*<\/title>/
/** The sheet of a page is cut to what stands on it; the whole one is named beside it. */
const CUT_SHEET = /href="[^"]*" data-whole="([^"]*)"/g
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g

/**
 * A page of the shop with another content: its header, its footer with what the law wants there, its stylesheet, and
 * none of its scripts, which would look for what stood here before. Null for a document without such a place.
 */
export function framedPage(document: string, shop: Shop, part: PlainPart): string | null {
  if (!MAIN.test(document) || !TITLE.test(document)) return null
  // Functions, because a text may hold `$&`, which means something in a replacement.
  return document
    .replace(SCRIPTS, '')
    .replace(CUT_SHEET, 'href="$1"')
    .replace(TITLE, () => titleOf(shop, part))
    .replace(MAIN, (_, open: string, close: string) => open + contentOf(shop, part) + close)
}

/** The same page on its own, for when the shop's pages cannot be rendered: the withdrawal must work all the same. */
export function barePage(shop: Shop, part: PlainPart): string {
  const { languageTag } = shop.market
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${titleOf(shop, part)}<style>${BARE}</style>`
  return `<!doctype html><html lang="${languageTag}"><head>${head}</head><body><main>${contentOf(shop, part)}</main></body></html>`
}

/** One of these pages as an answer that no cache keeps, and that runs nothing. */
export function plainAnswer(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

function titleOf(shop: Shop, { title }: PlainPart): string {
  return `<title>${escaped(title)} | ${escaped(shop.name)}</title>`
}

function contentOf(shop: Shop, { title, content }: PlainPart): string {
  return `<style>${plainCss(shop)}</style><div class="plain"><div><h1>${escaped(title)}</h1>${content}</div></div>`
}

const BARE =
  'body{margin:0;font:100%/1.55 system-ui,sans-serif;background:#fff}:focus-visible{outline:2px solid #1b5fcc;outline-offset:2px}'

/** The theme's own values; where there is no theme, those of the brand's papers. */
function plainCss({ paper }: Shop): string {
  const accent = `var(--color-accent,${paper.accent})`
  const text = `var(--color-text,${paper.text})`
  const quiet = `var(--color-text-quiet,${paper.quiet})`
  const control = `var(--color-control,${paper.quiet})`
  const button = `display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-block-size:var(--control-height,48px);padding:8px 24px;border:1px solid ${accent};border-radius:var(--radius-button,4px);background:${accent};color:var(--color-on-accent,#fff);font:var(--weight-strong,600) 1rem/1.25 var(--font-text,system-ui,sans-serif);text-decoration:none;cursor:pointer`
  return [
    `.plain{box-sizing:border-box;max-inline-size:var(--page-width,40rem);margin-inline:auto;padding:clamp(24px,4vw,48px) var(--gutter,20px) var(--section-gap,48px);color:${text}}`,
    '.plain>div{max-inline-size:560px}',
    '.plain h1{margin:0 0 12px;font:var(--weight-display,600) var(--display-l,1.75rem)/1.12 var(--font-display,system-ui,sans-serif);letter-spacing:var(--tracking-display,0);text-wrap:balance;overflow-wrap:anywhere}',
    `.plain p{margin:0 0 16px}.plain>div>p{color:${quiet}}.plain>div>p[role=status]{color:${text}}.plain a{color:inherit}`,
    '.plain form{display:flex;flex-wrap:wrap;gap:16px 12px;margin-block-start:24px}.plain .plain-field{display:grid;margin:0;gap:4px;flex:0 0 100%}',
    '.plain label{font-weight:500;font-size:.875rem}',
    `.plain input,.plain textarea{box-sizing:border-box;inline-size:100%;min-block-size:var(--control-height,48px);padding:8px 12px;border:1px solid ${control};border-radius:var(--radius-control,4px);background:var(--color-paper,#fff);color:inherit;font:inherit}`,
    '.plain [aria-invalid]{border-color:var(--color-error,#b3261e)}.plain [role=alert]{color:var(--color-error,#b3261e);font-size:.875rem}',
    `.plain button,.plain .plain-button{${button}}.plain .plain-button{color:var(--color-on-accent,#fff)}`,
    `.plain button[data-kind=quiet]{border-color:${control};background:transparent;color:${text}}`,
    `.plain dl{margin:24px 0 0;padding:24px;border-radius:var(--radius-card,4px);background:var(--color-surface,#f4f4f4)}.plain dt{color:${quiet};font-size:.875rem}.plain dd{margin:0 0 16px;overflow-wrap:anywhere;white-space:pre-line}.plain dd:last-child{margin:0}`,
  ].join('')
}
