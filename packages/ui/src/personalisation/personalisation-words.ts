import type { I18n } from '@lingui/core'
import { type PersonalisationProblem, signsNotMade } from '@shop/domain/personalisation/personalisation-rules'

/** What is wrong with a row, and how it is put right. */
export function personalisationWords(
  i18n: I18n,
  problem: PersonalisationProblem,
  { text, most }: { text: string; most: number },
): string | null {
  switch (problem) {
    case 'required':
      return i18n.t({ id: 'personalisation.required', message: 'Hier fehlt noch Ihr Text.' })
    case 'tooLong':
      return i18n.t({
        id: 'personalisation.tooLong',
        message: 'Das ist zu lang: Höchstens {most} Zeichen passen darauf.',
        values: { most },
      })
    case 'characters':
      return i18n.t({
        id: 'personalisation.characters',
        message: '{signs} können wir nicht anbringen: Möglich sind Buchstaben, Ziffern und Satzzeichen.',
        values: { signs: signsNotMade(text).join(' ') },
      })
    case null:
      return null
  }
}
