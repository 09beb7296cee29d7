import { isSignedIn } from '@shop/commerce/http/is-signed-in'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { previewPage } from '../content/preview-page.ts'
import { accountGuard } from '../pages/account-guard.ts'
import { closedCheckoutPage } from '../pages/closed-checkout-page.ts'
import type { Door, Env } from '../replies.ts'

/** Every other address: a customer's page, an editor's draft, a public page. */
export function pageDoor(shop: AssembledShop): Door {
  const { shop: input, brand, engine, content, config, isHttps, common, log, pages } = shop
  const guard = accountGuard({
    locales: brand.locales,
    origins: config.shopOrigins,
    isSignedIn: (request) => isSignedIn(engine, request, { now: engine.now(), secureCookies: isHttps }),
    headers: common,
    onError: log.error,
  })
  const closed = closedCheckoutPage({
    brand,
    origins: config.shopOrigins,
    isClosed: () => engine.switches.isOn('maintenance'),
    headers: common,
  })
  const draft = previewPage({
    brand,
    storefront: input.storefront,
    engine,
    preview: content.preview,
    origins: config.shopOrigins,
    defaultOrigin: config.publicOrigin,
    buildId: shop.buildId,
    hasPolicy: !shop.isDevelopment,
    assetHosts: content.assetHosts,
    office: config.officeOrigin,
    headers: common,
    onError: log.error,
  })

  return new Hono<Env>().all(
    '*',
    async ({ req }) =>
      closed(req.raw) ?? (await guard(req.raw)) ?? (await draft(req.raw)) ?? pages.respond(req.raw),
  )
}
