import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { guaranteeFiles } from '../files/guarantee-files.ts'
import { contentTag } from '../http/content-tag.ts'
import { DAY_SECONDS, type Door, type Env } from '../replies.ts'

/** The notice on the legal guarantee, and the label of a longer one. @see eu-duties C-02 */
export function guaranteeDoor({ config, brand, common, replies }: AssembledShop): Door {
  const fileAt = guaranteeFiles({ folder: config.guaranteeFolder, locales: brand.locales })
  const door = new Hono<Env>()

  door.get('/guarantee/*', async (context) => {
    const file = await fileAt(context.req.path)
    if (file === null) return replies.missing(context)
    const bytes = new TextEncoder().encode(file)
    const etag = `"${contentTag(bytes)}"`
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${DAY_SECONDS}`,
      // Opened by itself, a drawing runs nothing and fetches nothing.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
      etag,
    }
    if (context.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...common, ...headers } })
    return replies.say(200, bytes, headers)
  })
  return door
}
