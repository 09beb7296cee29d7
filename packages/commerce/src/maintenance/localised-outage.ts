import type { Locale } from '@shop/domain/market/markets'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import { localeI18n } from '@shop/i18n/locale-i18n'

/**
 * What is answered while nothing can be written, or the database does not answer, in the language of the shopper: it is
 * shown as it is. Every other answer stays as it was.
 *
 * @see docs/adr/0023-a-full-disk-and-a-lost-database.md
 */
export function localisedOutage(answer: EngineAnswer, locale: Locale): EngineAnswer {
  const { status, body } = answer
  if (status !== 503 || typeof body !== 'object' || body === null || !('code' in body)) return answer
  const detail = outageWords(body.code, locale)
  return detail === null ? answer : { ...answer, body: { ...body, detail } }
}

function outageWords(code: unknown, locale: Locale): string | null {
  const i18n = localeI18n(locale)
  switch (code) {
    case 'read_only':
      return i18n.t({
        id: 'outage.readOnly',
        message:
          'Gerade kann der Shop nichts speichern, weil an ihm gearbeitet wird. Verloren ist nichts: Ihr Warenkorb bleibt, wie er ist. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      })
    case 'database_unavailable':
      return i18n.t({
        id: 'outage.database',
        message:
          'Gerade erreicht der Shop seine Daten nicht. Verloren ist nichts: Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      })
    default:
      return null
  }
}
