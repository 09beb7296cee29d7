import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AssembledShop } from '../assemble-shop.ts'
import { bodyOf, type StaticFile, staticFile } from '../files/static-files.ts'
import { contentTag } from '../http/content-tag.ts'
import { encoded } from '../http/encoding.ts'
import type { Door, Env } from '../replies.ts'
import { fileResponse } from './asset-door.ts'

/** What it is cut from, and what is in it; longer than any build's names nobody asks. */
const SHEET = '/assets/sheets/:sheet{[a-f0-9]+\\.[\\w-]{1,200}\\.css}'
/** About 20 kB each; pages of a kind share theirs. */
const MOST_KEPT = 300

/**
 * The style sheet of a document, cut when it is first asked for. Its address says what is in it, so that every process
 * answers alike, also for documents of earlier builds.
 *
 * @see docs/adr/0046-a-style-sheet-per-document.md
 */
export function styleDoor({ shop, files, kept, common, replies }: AssembledShop): Door {
  const sheets = new LRUCache<string, StaticFile>({
    max: MOST_KEPT,
    fetchMethod: async (sheet) => {
      const [build = '', name = ''] = sheet.split('.')
      const pieces = piecesOf(`/assets/static/pieces.${build}.json`)
      return pieces === null ? undefined : compressed(shop.storefront.styleSheet(pieces, name))
    },
  })

  return new Hono<Env>().get(SHEET, async (context) => {
    const file = await sheets.fetch(context.req.param('sheet'))
    return file ? fileResponse(file, context.req.raw, common) : replies.missing(context)
  })

  function piecesOf(address: string): string | null {
    const old = kept.pathOf(address)
    const file = files.get(address) ?? (old === null ? undefined : staticFile(old, address))
    const body = file ? bodyOf(file, 'identity') : null
    return body === null ? null : new TextDecoder().decode(body)
  }
}

async function compressed(css: string): Promise<StaticFile> {
  const bytes = new TextEncoder().encode(css)
  const [br, gzip] = await Promise.all([encoded(bytes, 'br', 'thorough'), encoded(bytes, 'gzip', 'thorough')])
  return {
    type: 'text/css; charset=utf-8',
    etag: contentTag(bytes),
    isImmutable: true,
    bodies: new Map([
      ['br', br],
      ['gzip', gzip],
    ]),
  }
}
