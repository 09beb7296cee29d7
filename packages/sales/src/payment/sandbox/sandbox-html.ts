import { markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { needsProvider } from '@shop/domain/payment/payment-method'
import { escaped } from '@shop/domain/text/escaped'
import type { SandboxExpressWish } from './sandbox-express.ts'
import { sandboxFields } from './sandbox-fields.ts'
import { SANDBOX_ADDRESSES } from './sandbox-people.ts'
import type { SandboxScenario } from './sandbox-scenarios.ts'
import type { SandboxWish } from './sandbox-token.ts'
import { sandboxMethodName, sandboxWords } from './sandbox-words.ts'

/** Ways that are a button of their own, after the two that everybody looks for. */
const OTHERS: readonly (Exclude<SandboxScenario, 'approve' | 'abandon'> | 'challenge')[] = [
  'challenge',
  'decline',
  'late',
  'overdue',
  'duplicate',
  'unordered',
  'partial',
]

/** The first page: what is to be paid and how, and one button for each way it can go. */
export function paymentPage(wish: SandboxWish, css: string): string {
  const words = sandboxWords(wish.locale)
  const others = OTHERS.filter((name) => name !== 'challenge' || wish.method === 'KK' || wish.method === 'AP')
  return page(
    wish,
    css,
    words.title,
    `${summary(wish)}
<form method="post">
${sandboxFields(wish)}
<button name="action" value="approve" data-kind="main">${words.approve}</button>
<button name="action" value="abandon" formnovalidate>${words.abandon}</button>
<details><summary>${words.scenarios}</summary><div>
${others.map((name) => `<button name="action" value="${name}" formnovalidate>${words.scenarioNames[name]}</button>`).join('\n')}
</div></details>
</form>`,
  )
}

/** The second page: the bank's question, once more when the answer was wrong. */
export function challengePage(wish: SandboxWish, css: string, isWrong: boolean): string {
  const words = sandboxWords(wish.locale)
  return page(
    wish,
    css,
    words.challengeTitle,
    `<p id="note">${words.challengeNote}</p>
${summary(wish)}
<form method="post">
${isWrong ? `<p role="alert" id="wrong">${words.wrongCode}</p>` : ''}
<label>${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="8" aria-describedby="${isWrong ? 'wrong note' : 'note'}"${isWrong ? ' aria-invalid="true"' : ''} autofocus></label>
<button name="action" value="confirm" data-kind="main">${words.confirm}</button>
<button name="action" value="decline" formnovalidate>${words.scenarioNames.decline}</button>
<button name="action" value="abandon" formnovalidate>${words.abandon}</button>
</form>`,
  )
}

/** The wallet's page before there is an order: which of its addresses the shop gets. Nothing is bought here. */
export function expressPage(wish: SandboxExpressWish, css: string): string {
  const market = markets[wish.locale]
  const words = sandboxWords(wish.locale)
  const amount = formatMoney(wish.amount, market, { currency: wish.currencyCode })
  const choices = wish.countries.map((country, index) => {
    const { firstName, lastName, street, houseNumber, zip, city } = SANDBOX_ADDRESSES[country]
    const lines = [
      `${firstName} ${lastName}`,
      [street, houseNumber].join(' ').trim(),
      `${zip} ${city}`,
      country,
    ]
    return `<label class="choice"><input type="radio" name="country" value="${country}"${index === 0 ? ' checked' : ''}>${escaped(lines.join(', '))}</label>`
  })
  return page(
    wish,
    css,
    words.title,
    `<dl><dt>${words.amount}</dt><dd>${escaped(amount)}</dd></dl>
<form method="post">
<p class="note">${words.signedIn}</p>
<fieldset><legend>${words.expressAddress}</legend>
${choices.join('\n')}
</fieldset>
<p class="note">${words.expressNote}</p>
<button name="action" value="share" data-kind="main">${words.expressGo}</button>
<button name="action" value="abandon" formnovalidate>${words.abandon}</button>
</form>`,
  )
}

function summary(wish: SandboxWish): string {
  const market = markets[wish.locale]
  const words = sandboxWords(wish.locale)
  const amount = formatMoney(wish.amount, market, { currency: wish.currencyCode })
  return `<dl>
<dt>${words.order}</dt><dd>${escaped(wish.orderNumber)}</dd>
<dt>${words.amount}</dt><dd>${escaped(amount)}</dd>
</dl>`
}

function page(
  wish: Pick<SandboxWish, 'locale' | 'method' | 'shopName'>,
  css: string,
  title: string,
  content: string,
): string {
  const { languageTag } = markets[wish.locale]
  const words = sandboxWords(wish.locale)
  const method = needsProvider(wish.method) ? sandboxMethodName(wish.locale, wish.method) : words.title
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – ${escaped(wish.shopName)}</title>
<style>${css}</style>
</head>
<body>
<header><strong>${escaped(wish.shopName)}</strong><span>${escaped(title)}</span></header>
<main>
<h1>${escaped(title === words.title ? method : title)}</h1>
<p class="note">${words.note}</p>
${content}
</main>
</body>
</html>`
}
