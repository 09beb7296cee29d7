import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { iconDrawer } from '../files/icons.ts'
import { DAY_SECONDS, type Door, type Env, type Headers } from '../replies.ts'

/** The brand's icon, in every size that a browser or a home screen asks for. */
export function iconDoor({ shop: input, brand, replies }: AssembledShop): Door {
  const svg = readFileSync(join(input.folder, 'icon.svg'))
  const icon = iconDrawer(svg)
  const door = new Hono<Env>()

  door.get('/:file{icon-[a-z]{2}-[a-z]{2}-[0-9]+x[0-9]+\\.png}', async (context) => {
    const [, locale, width, height] = /icon-(.{5})-(\d+)x(\d+)\.png$/.exec(context.req.path) ?? []
    const isOurs = width === height && brand.locales.some((known) => known === locale)
    const drawn = isOurs ? await icon(Number(width)) : null
    return drawn ? replies.say(200, drawn, iconHeaders('image/png')) : replies.missing(context)
  })
  door.get('/favicon.ico', async () => replies.say(200, (await icon(32)) ?? '', iconHeaders('image/png')))
  door.get('/favicon.svg', () => replies.say(200, new Uint8Array(svg), iconHeaders('image/svg+xml')))
  return door
}

function iconHeaders(type: string): Headers {
  return { 'content-type': type, 'cache-control': `public, max-age=${7 * DAY_SECONDS}` }
}
