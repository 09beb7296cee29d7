import type { I18n } from '@shop/i18n/locale-i18n'

/** Who has decided about what somebody wrote, and how it is objected to. @see Regulation (EU) 2022/2065 art. 17 */
export function whoDecided(i18n: I18n): string[] {
  return [
    i18n.t({
      id: 'mail.report.human',
      message: 'Entschieden hat ein Mensch; automatische Mittel wurden nicht eingesetzt.',
    }),
    i18n.t({
      id: 'mail.report.appeal',
      message:
        'Sie sehen das anders? Dann antworten Sie auf diese E-Mail: Wir sehen noch einmal nach, kostenlos. Der Weg zu den Gerichten steht Ihnen unabhängig davon offen.',
    }),
  ]
}
