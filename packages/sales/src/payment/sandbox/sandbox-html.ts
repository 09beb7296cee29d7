import { markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { needsProvider, type PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { escaped } from '@shop/domain/text/escaped'
import { sandboxFields } from './sandbox-fields.ts'
import type { SandboxScenario } from './sandbox-scenarios.ts'
import type { SandboxInput } from './sandbox-token.ts'
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

/** Methods that are a card behind the page, which its bank may ask about. */
const CHALLENGED: readonly PaymentMethodCode[] = ['KK', 'AP', 'BC']

/** The first page: what is to be paid and how, and one button for each way it can go. */
export function paymentPage(input: SandboxInput, css: string): string {
  const words = sandboxWords(input.locale)
  const others = OTHERS.filter((name) => name !== 'challenge' || CHALLENGED.includes(input.method))
  return page(
    input,
    css,
    words.title,
    `${summary(input)}
<form method="post">
${sandboxFields(input)}
<button name="action" value="approve" data-kind="main">${words.approve}</button>
<button name="action" value="abandon" formnovalidate>${words.abandon}</button>
<details><summary>${words.scenarios}</summary><div>
${others.map((name) => `<button name="action" value="${name}" formnovalidate>${words.scenarioNames[name]}</button>`).join('\n')}
</div></details>
</form>`,
  )
}

/** The second page: the bank's question, once more when the answer was wrong. */
export function challengePage(
  input: SandboxInput,
  css: string,
  { isWrong, card = null }: { isWrong: boolean; card?: string | null | undefined },
): string {
  const words = sandboxWords(input.locale)
  return page(
    input,
    css,
    words.challengeTitle,
    `<p id="note">${words.challengeNote}</p>
${summary(input)}
<form method="post">
${card === null ? '' : `<input type="hidden" name="card" value="${escaped(card)}">`}
${isWrong ? `<p role="alert" id="wrong">${words.wrongCode}</p>` : ''}
<label>${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="8" aria-describedby="${isWrong ? 'wrong note' : 'note'}"${isWrong ? ' aria-invalid="true"' : ''} autofocus></label>
<button name="action" value="confirm" data-kind="main">${words.confirm}</button>
<button name="action" value="decline" formnovalidate>${words.scenarioNames.decline}</button>
<button name="action" value="abandon" formnovalidate>${words.abandon}</button>
</form>`,
  )
}

function summary(input: SandboxInput): string {
  const market = markets[input.locale]
  const words = sandboxWords(input.locale)
  const amount = formatMoney(input.amount, market, { currency: input.currencyCode })
  return `<dl>
<dt>${words.order}</dt><dd>${escaped(input.orderNumber)}</dd>
<dt>${words.amount}</dt><dd>${escaped(amount)}</dd>
</dl>`
}

function page(
  input: Pick<SandboxInput, 'locale' | 'method' | 'shopName'>,
  css: string,
  title: string,
  content: string,
): string {
  const { languageTag } = markets[input.locale]
  const words = sandboxWords(input.locale)
  const method = needsProvider(input.method) ? sandboxMethodName(input.locale, input.method) : words.title
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – ${escaped(input.shopName)}</title>
<style>${css}</style>
</head>
<body>
<header><strong>${escaped(input.shopName)}</strong><span>${escaped(title)}</span></header>
<main>
<h1>${escaped(title === words.title ? method : title)}</h1>
<p class="note">${words.note}</p>
${content}
</main>
</body>
</html>`
}
