import { formatMoney } from '@shop/domain/price/format-money'
import { markets } from '@shop/domain/shop/markets'
import type { PaymentWish } from '../ports/payment-provider.ts'
import { SANDBOX_WORDS } from './sandbox-words.ts'

/** The provider's pages have a look of their own, so that nobody takes them for the shop. */
export const SANDBOX_CSS = `
:root { color-scheme: light; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; background: #eef1f5; color: #17202c; }
main { box-sizing: border-box; max-inline-size: 30rem; margin: 8vh auto; padding: 2rem 1.5rem; background: #fff; border-radius: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; }
dt { color: #51607a; }
dd { margin: 0; font-weight: 600; text-align: end; }
form { display: grid; gap: .75rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
input, button { box-sizing: border-box; min-block-size: 3rem; inline-size: 100%; padding: .5rem 1rem; font: inherit; border-radius: .5rem; border: 1px solid #51607a; }
button { font-weight: 600; cursor: pointer; background: #fff; color: #17202c; }
button[data-kind='main'] { background: #1d4fbf; border-color: #1d4fbf; color: #fff; }
:focus-visible { outline: 3px solid #1d4fbf; outline-offset: 2px; }
[role='alert'] { margin: 0; color: #a3160f; font-weight: 600; }
`

/** The first page: what is to be paid, and one button for each way it can go. */
export function paymentPage(wish: PaymentWish): string {
  const words = SANDBOX_WORDS[markets[wish.locale].language]
  return page(
    wish,
    words.title,
    `<p>${words.note}</p>
${summary(wish)}
<form method="post">
<button name="action" value="approve" data-kind="main">${words.approve}</button>
<button name="action" value="challenge">${words.challenge}</button>
<button name="action" value="decline">${words.decline}</button>
<button name="action" value="abandon">${words.abandon}</button>
</form>`,
  )
}

/** The second page: the bank's question, once more when the answer was wrong. */
export function challengePage(wish: PaymentWish, isWrong: boolean): string {
  const words = SANDBOX_WORDS[markets[wish.locale].language]
  return page(
    wish,
    words.challengeTitle,
    `<p id="note">${words.challengeNote}</p>
${summary(wish)}
<form method="post">
${isWrong ? `<p role="alert" id="wrong">${words.wrongCode}</p>` : ''}
<label>${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="8" aria-describedby="${isWrong ? 'wrong note' : 'note'}"${isWrong ? ' aria-invalid="true"' : ''} autofocus></label>
<button name="action" value="confirm" data-kind="main">${words.confirm}</button>
<button name="action" value="decline" formnovalidate>${words.decline}</button>
<button name="action" value="abandon" formnovalidate>${words.abandon}</button>
</form>`,
  )
}

function summary(wish: PaymentWish): string {
  const market = markets[wish.locale]
  const words = SANDBOX_WORDS[market.language]
  const amount = formatMoney(wish.amount, market, { currency: wish.currencyCode })
  return `<dl>
<dt>${words.order}</dt><dd>${escaped(wish.orderNumber)}</dd>
<dt>${words.amount}</dt><dd>${escaped(amount)}</dd>
</dl>`
}

function page(wish: PaymentWish, title: string, content: string): string {
  return `<!doctype html>
<html lang="${markets[wish.locale].languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)} – ${escaped(wish.shopName)}</title>
<style>${SANDBOX_CSS}</style>
</head>
<body><main>
<h1>${escaped(title)} – ${escaped(wish.shopName)}</h1>
${content}
</main></body>
</html>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
