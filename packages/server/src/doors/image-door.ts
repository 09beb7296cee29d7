import { join } from 'node:path'
import { parseImageAddress } from '@shop/domain/image/image-address'
import { filesBelow } from '@shop/engine/files/files-below'
import { folderFiles } from '@shop/engine/files/folder-files'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { mediaResponse } from '../files/media-file.ts'
import { contentTag } from '../http/content-tag.ts'
import { imageStore } from '../images/image-store.ts'
import { DAY_SECONDS, type Door, type Env } from '../replies.ts'

/** Pictures in fixed widths, and media as they were delivered. */
export function imageDoor({ config, content, engine, media, shared, common, replies }: AssembledShop): Door {
  const images = imageStore({
    media,
    uploads: content.managed?.uploads ?? null,
    caches: [
      folderFiles(join(config.dataFolder, 'pictures')),
      ...(shared ? [filesBelow(shared, 'pictures')] : []),
    ],
    // Alone, a process has its pictures on its own disk.
    coordination: engine.coordination.place === 'memory' ? null : engine.coordination,
  })
  const door = new Hono<Env>()

  door.get('/i/*', async (context) => {
    const wanted = parseImageAddress(context.req.path)
    const image = wanted && (await images(wanted))
    if (!image) return replies.missing(context)
    const etag = `"${contentTag(image)}"`
    const headers = {
      'content-type': wanted.format === 'jpg' ? 'image/jpeg' : 'image/webp',
      'cache-control': `public, max-age=${30 * DAY_SECONDS}`,
      etag,
    }
    if (context.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...common, ...headers } })
    return replies.say(200, image, headers)
  })
  door.get(
    '/media/*',
    async (context) => (await mediaResponse(media, context.req.raw, common)) ?? replies.missing(context),
  )
  return door
}
