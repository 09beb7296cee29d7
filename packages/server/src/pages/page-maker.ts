import { shopOn } from '@shop/domain/duties/shop-on'
import { PAGES } from '@shop/domain/link/pages'
import { markets } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { traced } from '@shop/engine/trace/traced'
import { NOBODY_OUTSIDE, ownBlocks } from '../privacy/own-blocks.ts'
import type { FinishedPage } from './cache/finished-page.ts'
import { contentPolicy, foreignScripts, withHandOver } from './content-policy.ts'
import { pageFinisher } from './finish-page.ts'
import type { PageResponderOptions } from './page-responder.ts'
import { type PageNotes, recordedServices } from './recorded-services.ts'
import { redirectLocation } from './redirect-location.ts'
import type { RequestedPage } from './requested-page.ts'

/** More different ones say nothing new, and would only fill the memory. */
const MOST_REPORTED = 50

/** An address that leads on; outside of the shop it is a whole one. */
type Moved = { location: string; status: number }

/** Makes pages and payloads, and notes on the way what they show. */
export function pageMaker(
  options: PageResponderOptions & { now: () => Date },
): (asked: RequestedPage) => Promise<FinishedPage> {
  const { storefront, engine, content, origins, now } = options
  const finish = pageFinisher(options)
  const reportForeignScripts = foreignScriptReports(options.onError)

  return async (asked) => {
    const notes: PageNotes = {
      tags: new Set(),
      lacksContent: false,
      lacksShop: false,
      isMakeshift: false,
      holdsUntil: null,
    }
    const at = now()
    const shop = shopOn(options.engine.shopIn(asked.locale), at)
    const facts = factsOf(asked, shop)
    const services = {
      ...recordedServices({ api: engine.api(asked.locale), content }, notes),
      now: at,
      ownBlocks: ownBlocks({
        shop,
        setup: facts.setup,
        outside: options.outside ?? NOBODY_OUTSIDE,
        secure: options.defaultOrigin.startsWith('https:'),
      }),
    }
    const render = { href: asked.href, facts, services }
    const make = asked.isPayload ? payload : wholeDocument
    return traced(asked.isPayload ? 'page data' : 'page', { 'shop.locale': asked.locale }, () =>
      make(asked, render, notes),
    )
  }

  type Render = Parameters<typeof storefront.renderDocument>[0]

  function factsOf({ missingAt }: RequestedPage, shop: Shop): Render['facts'] {
    return {
      shop,
      origins,
      defaultOrigin: options.defaultOrigin,
      buildId: options.buildId,
      showsErrorDetails: options.showsErrorDetails,
      isPreview: false,
      setup: options.setup ?? null,
      filters: engine.filters(),
      expressWallets: shop.features.expressPayment ? (options.expressWallets ?? []) : [],
      ...(missingAt === undefined ? {} : { missingAt }),
    }
  }

  async function payload(asked: RequestedPage, render: Render, notes: PageNotes): Promise<FinishedPage> {
    const made = await storefront.renderPayload(render).catch((failure: unknown) => {
      if (!notes.lacksContent && !notes.lacksShop) throw failure
      return { status: 503, location: null, data: null, filters: engine.filters() }
    })
    const moved = made.status === 404 && !notes.lacksContent ? await movedTo(asked) : null
    const answer = moved === null ? made : { ...made, ...moved, data: null }
    return finish(asked, {
      rendered: answer.status,
      text: JSON.stringify(answer),
      notes,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
  }

  async function wholeDocument(
    asked: RequestedPage,
    render: Render,
    notes: PageNotes,
  ): Promise<FinishedPage> {
    const { status, location, html, scripts } = await storefront.renderDocument(render)
    const moved = status === 404 && !notes.lacksContent ? await movedTo(asked) : null
    if (moved !== null)
      return finish(asked, { rendered: moved.status, text: '', notes, headers: { location: moved.location } })
    if (location !== null) return finish(asked, { rendered: status, text: '', notes, headers: { location } })
    if (options.hasPolicy) reportForeignScripts(asked.href, foreignScripts(html, scripts))
    return finish(asked, {
      rendered: status,
      text: html,
      notes,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': markets[asked.locale].languageTag,
        ...(options.hasPolicy
          ? { 'content-security-policy': contentPolicy(scripts, options.assetHosts, partnersOf(asked)) }
          : {}),
      },
    })
  }

  /** Whom a page may talk to; another system's checkout, on the page that it works on alone. */
  function partnersOf({ path }: RequestedPage) {
    const origins = options.handOver?.origins
    return origins && path === PAGES.checkout.path
      ? withHandOver(options.partners, origins)
      : options.partners
  }

  /** Where something is now that once was at an address where nothing is; asked only when nothing was found. */
  async function movedTo({ locale, path, href }: RequestedPage): Promise<Moved | null> {
    const at = decodeURIComponent(path)
    const moved = await engine.findable.movedTo(locale, at)
    const found = moved === null ? await engine.findable.redirect(locale, at) : { target: moved, status: 301 }
    if (found === null) return null
    const search = href.indexOf('?')
    const location = redirectLocation(found.target, {
      locale,
      search: search === -1 ? '' : href.slice(search),
      origins,
    })
    return { location, status: found.status }
  }
}

/** Reports inline scripts that are not ours, each of them once: a page is made again and again. */
function foreignScriptReports(onError: PageResponderOptions['onError']) {
  const reported = new Set<string>()
  return (href: string, found: readonly string[]): void => {
    for (const script of found) {
      if (reported.has(script) || reported.size >= MOST_REPORTED) continue
      reported.add(script)
      onError(
        `The page ${href} has an inline script that is not ours. Browsers do not run it: find out which story or text it came with.`,
        script.slice(0, 200),
      )
    }
  }
}
