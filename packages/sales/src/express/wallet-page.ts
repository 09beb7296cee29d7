import { createHash } from 'node:crypto'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { WALLET_NAMES, walletMethod } from '@shop/domain/payment/express-wallet'
import type { PaperLook } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import { escaped } from '@shop/domain/text/escaped'
import type { WalletComponent } from '@shop/engine/ports/express-wallet'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import { loggedError } from '@shop/engine/trace/logged-error'
import { openedTicket, type WalletTicket } from '../checkout/express/wallet-ticket.ts'
import { walletCss } from './wallet-css.ts'
import { type WalletPageFacts, walletScript } from './wallet-script.ts'
import { walletWords } from './wallet-words.ts'

/** What the page of a wallet is made of. */
export type WalletDesk = {
  payments: PaymentProvider | null
  paper: PaperLook
  shopIn: (locale: Locale) => Shop
  addressOf: (locale: Locale, path: string) => string
  now: () => Date
}

/**
 * The page on which the button of one wallet stands. It is a document of its own, so that scripts and frames of a provider
 * come near no other page: its content policy names the provider, theirs stay closed. Null for a ticket that is none of ours
 * or too old. A provider that does not answer leads on to the checkout, where the method is chosen already.
 *
 * @see docs/adr/0016-payment-port.md
 */
export async function walletPage(desk: WalletDesk, given: string): Promise<Response | null> {
  const provider = desk.payments?.express
  const ticket = provider ? openedTicket(given, provider.secret, desk.now()) : null
  if (!provider || ticket === null) return null
  const { wallet, locale, amount, currencyCode } = ticket
  const shop = desk.shopIn(locale)
  const pay = walletMethod(wallet)
  const otherwise = desk.addressOf(locale, pagePath('checkout', { way: 'guest', pay }))
  const countries = deliveryCountries(shop.market)
  try {
    const component = await provider.component({ wallet, amount, currencyCode, locale, countries })
    const words = walletWords(locale, WALLET_NAMES[wallet])
    const facts: WalletPageFacts = {
      wallet,
      ticket: given,
      locale,
      currency: currencyCode,
      country: shop.market.country,
      amount,
      shopName: shop.name,
      needsPhone: ticket.needsPhone,
      countries,
      returnAddress: desk.addressOf(locale, pagePath('checkout', { way: 'guest', express: 'kept' })),
      words,
      setup: component.setup,
    }
    const back = desk.addressOf(locale, pagePath(ticket.from === 'checkout' ? 'checkout' : 'basket'))
    return pageResponse(shop, { paper: desk.paper, ticket, component, facts, words, otherwise, back })
  } catch (error) {
    console.error('The wallet of the payment provider could not be reached.', loggedError(error))
    return new Response(null, { status: 303, headers: { ...NO_STORE, location: otherwise } })
  }
}

const NO_STORE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

type Page = {
  paper: PaperLook
  ticket: WalletTicket
  component: WalletComponent
  facts: WalletPageFacts
  words: ReturnType<typeof walletWords>
  otherwise: string
  back: string
}

function pageResponse(
  shop: Shop,
  { paper, ticket, component, facts, words, otherwise, back }: Page,
): Response {
  const { market, name } = shop
  const css = walletCss(paper)
  const own = `(${walletScript.toString()})()`
  const { script, styles, hosts } = component
  const amount = formatMoney(ticket.amount, market, { currency: ticket.currencyCode })
  const toBack = ticket.from === 'checkout' ? words.toCheckout : words.toBasket
  const body = `<!doctype html>
<html lang="${market.languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(words.title)} – ${escaped(name)}</title>
${styles.map((address) => `<link rel="stylesheet" href="${escaped(address)}">`).join('\n')}
<style>${css}</style>
</head>
<body>
<header><strong>${escaped(name)}</strong></header>
<main>
<h1>${escaped(words.title)}</h1>
<dl><dt>${escaped(words.amount)}</dt><dd>${escaped(amount)}</dd></dl>
<p class="note">${escaped(words.note)}</p>
<div id="wallet" aria-busy="true"><p class="note">${escaped(words.waiting)}</p></div>
<p id="problem" role="alert"></p>
<noscript><p>${escaped(words.needsScript)}</p></noscript>
<p class="ways"><a href="${escaped(back)}">${escaped(toBack)}</a> <a href="${escaped(otherwise)}">${escaped(words.otherwise)}</a></p>
</main>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
${'code' in script ? `<script>${script.code}</script>` : `<script src="${escaped(script.address)}"></script>`}
<script>${own}</script>
</body>
</html>`
  const others = hosts.join(' ')
  const hashes = ['code' in script ? script.code : null, own].filter((code) => code !== null).map(hashOf)
  return new Response(body, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${[...hashes, others].join(' ').trim()}`,
        // The components of the wallets write styles of their own into the page.
        `style-src 'unsafe-inline' ${others}`.trim(),
        `img-src 'self' data: ${others}`.trim(),
        `font-src 'self' ${others}`.trim(),
        `connect-src 'self' ${others}`.trim(),
        `frame-src ${others === '' ? "'none'" : others}`,
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
      // PayPal opens a window of its own, which has to reach this one.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(self "https://pay.google.com" "https://www.paypal.com")`,
    },
  })
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
