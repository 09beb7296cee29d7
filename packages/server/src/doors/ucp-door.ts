import { randomBytes } from 'node:crypto'
import { loadCheckout } from '@shop/api-client/contract/checkout'
import { shopOn } from '@shop/domain/duties/shop-on'
import { pagePath } from '@shop/domain/link/page-link'
import { localeOf } from '@shop/domain/origin/shop-address'
import { prefixOf } from '@shop/domain/origin/shop-origins'
import { fetchDocument } from '@shop/doors/outgoing/fetch-document'
import type { ExplainEnd } from '@shop/doors/ucp/basket/go-on'
import { agentProfiles } from '@shop/doors/ucp/protocol/agent-profiles'
import { signingKeys } from '@shop/doors/ucp/signature/signing-keys'
import { ucpDoor as agentsDoor, CONTINUE, ENDPOINTS } from '@shop/doors/ucp/ucp-door'
import { sharedRateLimit } from '@shop/engine/session/shared-rate-limit'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { barePage, framedPage, plainAnswer } from '@shop/sales/after-sales/plain/plain-frame'
import { Hono } from 'hono'
import { type AssembledShop, doorsOf } from '../assemble-shop.ts'
import { agenticPlace } from '../findable/agentic-place.ts'
import { clientAddress, type Door, type Env } from '../replies.ts'
import { handOverEnd } from './hand-over-end.ts'

/** An assistant asks for many people, so it may ask more than one of them would: all processes of the shop together. */
const LIMIT = { attempts: 600, perSeconds: 60 }

/** What assistants ask by the Universal Commerce Protocol, on the host or below the prefix of a locale. */
export function ucpDoor(assembled: AssembledShop): Door {
  const { shop, brand, engine, config, isHttps, replies, log } = assembled
  const places = { locales: brand.locales, origins: config.shopOrigins, defaultOrigin: config.publicOrigin }
  // An agent that is built on the same machine has its profile there, too.
  const rules = { allowsPrivate: config.environment === 'local' }
  const answer = agentsDoor({
    brand,
    engine,
    database: engine.database,
    mergeVisitor: engine.mergeVisitor,
    secret: config.secret ?? randomBytes(32).toString('hex'),
    isHttps,
    doors: doorsOf(shop),
    keys: signingKeys(config.signingKeys),
    tokenPayments: engine.tokenPayments,
    settlePayment: (orderId) => engine.settlePayment(orderId),
    factsOf: (orderId) => engine.orderSnapshot(orderId),
    api: (locale) => engine.api(locale),
    addressOf: (locale, path) => engine.addressOf(locale, path),
    place: (locale) => {
      const { addressOf, pictureOf, optionNames, seller } = agenticPlace(brand, locale, places)
      const i18n = localeI18n(locale)
      return { addressOf, pictureOf, choiceName: optionNames.size, i18n, links: seller.links }
    },
    profileOf: agentProfiles((address) => fetchDocument(address, rules), engine.now),
    hasCheckout: (locale) => !engine.shopIn(locale).closed?.includes(loadCheckout.name),
    explain: explaining(assembled),
    // Without a secret addresses are not protected, and the count is at least shared.
    limit: sharedRateLimit(
      { attempts: engine.coordination, secret: config.secret ?? brand.id },
      'assistants',
      LIMIT,
    ),
    now: engine.now,
    onError: log.error,
  })
  const prefixes = brand.locales.map((locale) => prefixOf(locale, config.shopOrigins))
  const paths = ['/.well-known/ucp', `${ENDPOINTS.rest}/*`, ENDPOINTS.mcp, `${CONTINUE}*`]

  return new Hono<Env>().on(
    ['GET', 'POST', 'PUT'],
    [...new Set(['/', ...prefixes])].flatMap((prefix) => paths.map((path) => prefix + path.slice(1))),
    async (context) => {
      const place = localeOf(context.req.url, config.shopOrigins)
      const address = clientAddress(context, config.trustProxy)
      const answered = await answer(context.req.raw, { ...place, address })
      return answered === null ? replies.missing(context) : replies.secured(answered)
    },
  )
}

const GONE = 410

/** The page that says why there is no basket, in the frame of the shop's own. */
function explaining({ engine, pages }: AssembledShop): ExplainEnd {
  return async (locale, end) => {
    const place = shopOn(engine.shopIn(locale), engine.now())
    const basket = engine.addressOf(locale, pagePath('basket'))
    const own = await pages.respond(new Request(basket))
    const part = handOverEnd(place, end, { basket, home: engine.addressOf(locale, pagePath('home')) })
    const framed = own.ok ? framedPage(await own.text(), place, part) : null
    return plainAnswer(end === 'empty' ? 200 : GONE, framed ?? barePage(place, part))
  }
}
