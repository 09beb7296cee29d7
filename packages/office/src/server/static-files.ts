import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Context } from 'hono'
import { assetHeaders } from './security-headers.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
/** Stands in the built page where each answer has a nonce of its own. */
const NONCE = '__NONCE__'

/**
 * The built client. Its files are read once, so that no path of a request ever reaches the disk; every other address is
 * the page, whose router knows what it means.
 */
export function staticFiles(folder: string, headersOf: (nonce: string) => Record<string, string>) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const assets = new Map(
    readdirSync(join(folder, 'assets'))
      .filter((name) => TYPES[extname(name)] !== undefined)
      .map((name) => [`/assets/${name}`, fileOf(join(folder, 'assets', name))]),
  )
  return (context: Context): Response => {
    const asset = assets.get(context.req.path)
    if (asset === undefined && context.req.path.startsWith('/assets/'))
      return context.text('There is no such file.', 404)
    if (asset !== undefined) {
      const isSmall = asset.small !== null && /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
      return new Response(new Uint8Array((isSmall ? asset.small : null) ?? asset.whole), {
        headers: {
          ...assetHeaders(),
          'content-type': asset.type,
          vary: 'accept-encoding',
          ...(isSmall ? { 'content-encoding': 'br' } : {}),
        },
      })
    }
    const nonce = randomBytes(16).toString('base64url')
    return new Response(page.replaceAll(NONCE, nonce), {
      headers: { ...headersOf(nonce), 'content-type': 'text/html; charset=utf-8' },
    })
  }
}

function fileOf(path: string): { type: string; whole: Buffer; small: Buffer | null } {
  const small = `${path}.br`
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    whole: readFileSync(path),
    small: existsSync(small) ? readFileSync(small) : null,
  }
}
