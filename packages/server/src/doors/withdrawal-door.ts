import { PAGES } from '@shop/domain/link/pages'
import { localeOf, shopPath } from '@shop/domain/origin/shop-address'
import { withdrawalPages } from '@shop/sales/after-sales/plain/withdrawal-pages'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { clientAddress, type Door, type Env } from '../replies.ts'

/** The one page whose form works without JavaScript. @see eu-duties C-01 */
export function withdrawalDoor({ config, engine, pages, replies }: AssembledShop): Door {
  return new Hono<Env>().post('*', async (context, next) => {
    const { locale, path } = localeOf(context.req.url, config.shopOrigins)
    if (path !== PAGES.withdrawal.path) return next()
    const page = await withdrawalPages(engine, context.req.raw, {
      locale,
      now: engine.now(),
      clientAddress: clientAddress(context, config.trustProxy),
      home: shopPath(locale, PAGES.home.path, config.shopOrigins),
      ownPage: async () => {
        const own = await pages.respond(new Request(context.req.url))
        return own.ok ? own.text() : null
      },
    })
    return page ? replies.secured(page) : replies.missing(context)
  })
}
