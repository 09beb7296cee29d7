import { randomBytes } from 'node:crypto'
import { apiResponse } from '@shop/commerce/http-api'
import { localeOf } from '@shop/domain/origin/shop-address'
import { type Context, Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { clientAddress, type Door, type Env } from '../replies.ts'
import { rumDoors } from '../rum/rum-doors.ts'

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
    .all('/rum/*', async (context) => (await rum(context.req.raw)) ?? answerCall(context))
}
