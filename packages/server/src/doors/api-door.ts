import { randomBytes } from 'node:crypto'
import { apiResponse } from '@shop/commerce/http-api'
import { localeOf } from '@shop/domain/origin/shop-address'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AssembledShop } from '../assemble-shop.ts'
import { pageViews } from '../pages/page-views.ts'
import { clientAddress, type Door, type Env } from '../replies.ts'
import { rumDoors } from '../rum/rum-doors.ts'

/** An address of a page, in whatever letters. */
const MOST_VIEW_BYTES = 4000

/** The engine's calls, and what browsers report; a report that has no door of its own is a call. */
export function apiDoor({ brand, engine, content, config, isHttps, common, replies }: AssembledShop): Door {
  const rum = rumDoors({
    brandId: brand.id,
    locales: brand.locales,
    database: engine.database,
    content: content.content,
    secret: config.secret ?? randomBytes(32).toString('hex'),
    isHttps,
    headers: common,
  })
  const views = pageViews({ counts: engine.counts, locales: brand.locales, origins: config.shopOrigins })
  const answerCall = async (context: Context<Env>) =>
    replies.secured(
      await apiResponse(engine, context.req.raw, {
        locale: localeOf(context.req.url, config.shopOrigins).locale,
        clientAddress: clientAddress(context, config.trustProxy),
        secureCookies: isHttps,
      }),
    )

  return new Hono<Env>()
    .all('/api/*', answerCall)
    .post('/rum/views/', bodyLimit({ maxSize: MOST_VIEW_BYTES }), async ({ req }) => {
      const isCounted = views.opened(req.raw, await req.text())
      return new Response(null, {
        status: isCounted ? 204 : 400,
        headers: { ...common, 'cache-control': 'no-store' },
      })
    })
    .all('/rum/*', async (context) => (await rum(context.req.raw)) ?? answerCall(context))
}
