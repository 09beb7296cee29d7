import { finishExpress, openExpress, placeOrder, startExpress } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import type { Locale } from '@shop/domain/market/markets'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** How long a browser or a gateway waits before it asks again, seconds. */
const RETRY_SECONDS = 300

/** What makes an order. Everything else goes on: baskets, sign-in, notices of payments that are under way. */
const CLOSED: ReadonlySet<string> = new Set(
  [placeOrder, startExpress, openExpress, finishExpress].map(({ name }) => name),
)

/** Whether a call is refused while the shop is in maintenance. */
export function isClosedInMaintenance(callName: string): boolean {
  return CLOSED.has(callName)
}

/** What a shopper reads at the checkout while the shop is in maintenance, in the voice of the brand. */
export function maintenanceWords(locale: Locale): { title: string; text: string } {
  const i18n = localeI18n(locale)
  return {
    title: i18n.t({ id: 'maintenance.title', message: 'Die Kasse macht kurz Pause' }),
    text: i18n.t({
      id: 'maintenance.text',
      message:
        'Wir arbeiten gerade an unserem Shop, deshalb ist die Kasse für kurze Zeit geschlossen. Ihr Warenkorb bleibt, wie er ist: Bitte versuchen Sie es in einigen Minuten noch einmal.',
    }),
  }
}

/** The answer to a call that makes an order. Nothing was done, so that the same request may come again. */
export function closedAnswer(locale: Locale): EngineAnswer {
  const { document } = problem(503, 'maintenance', maintenanceWords(locale).text)
  return { status: 503, body: document, cookie: null, headers: closedHeaders() }
}

export function closedHeaders(): Record<string, string> {
  return { 'retry-after': String(RETRY_SECONDS) }
}
