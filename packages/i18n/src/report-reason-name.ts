import type { I18n } from '@lingui/core'
import type { ReportReason } from '@shop/domain/review/review-report'

/** Why somebody wants a review to go: in the form, and in the mail that confirms it. @see eu-duties C-48 */
export function reportReasonName(i18n: I18n, reason: ReportReason): string {
  switch (reason) {
    case 'illegal':
      return i18n.t({ id: 'report.illegal', message: 'Rechtswidriger Inhalt' })
    case 'insult':
      return i18n.t({ id: 'report.insult', message: 'Beleidigung, Drohung oder Hass' })
    case 'personal':
      return i18n.t({ id: 'report.personal', message: 'Persönliche Angaben über jemanden' })
    case 'untrue':
      return i18n.t({ id: 'report.untrue', message: 'Gefälscht oder bezahlt' })
    case 'advertising':
      return i18n.t({ id: 'report.advertising', message: 'Werbung' })
    case 'unrelated':
      return i18n.t({ id: 'report.unrelated', message: 'Hat nichts mit dem Artikel zu tun' })
    case 'childAbuse':
      return i18n.t({ id: 'report.childAbuse', message: 'Sexueller Missbrauch von Kindern' })
  }
}
