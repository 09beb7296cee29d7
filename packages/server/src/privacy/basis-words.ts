import type { LegalBasis, RecipientKind } from '@shop/domain/privacy/processing'
import type { I18n } from '@shop/i18n/locale-i18n'

/** The ground by the General Data Protection Regulation. */
export function unionBasis(basis: LegalBasis, i18n: I18n): string {
  switch (basis) {
    case 'contract':
      return i18n.t({ id: 'privacy.basis.contract', message: 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)' })
    case 'consent':
      return i18n.t({ id: 'privacy.basis.consent', message: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)' })
    case 'interest':
      return i18n.t({
        id: 'privacy.basis.interest',
        message: 'berechtigtes Interesse am genannten Zweck (Art. 6 Abs. 1 lit. f DSGVO)',
      })
    case 'law':
      return i18n.t({ id: 'privacy.basis.law', message: 'gesetzliche Pflicht (Art. 6 Abs. 1 lit. c DSGVO)' })
  }
}

/** The ground by the Swiss Data Protection Act. */
export function swissBasis(basis: LegalBasis, i18n: I18n): string {
  switch (basis) {
    case 'contract':
      return i18n.t({ id: 'privacy.swissBasis.contract', message: 'Vertrag (Art. 31 Abs. 2 lit. a DSG)' })
    case 'consent':
      return i18n.t({
        id: 'privacy.swissBasis.consent',
        message: 'Einwilligung (Art. 6 Abs. 6, Art. 31 Abs. 1 DSG)',
      })
    case 'interest':
      return i18n.t({
        id: 'privacy.swissBasis.interest',
        message: 'überwiegendes Interesse am genannten Zweck (Art. 31 Abs. 1 DSG)',
      })
    case 'law':
      return i18n.t({ id: 'privacy.swissBasis.law', message: 'gesetzliche Pflicht (Art. 31 Abs. 1 DSG)' })
  }
}

/** Kinds of recipients, as they stand in a list. */
export function recipientName(kind: RecipientKind, i18n: I18n): string {
  switch (kind) {
    case 'host':
      return i18n.t({ id: 'privacy.recipient.host', message: 'Betreiber der Server (Auftragsverarbeiter)' })
    case 'carrier':
      return i18n.t({ id: 'privacy.recipient.carrier', message: 'Paketdienst oder Spedition' })
    case 'paymentService':
      return i18n.t({ id: 'privacy.recipient.paymentService', message: 'Zahlungsdienst' })
    case 'creditAgency':
      return i18n.t({ id: 'privacy.recipient.creditAgency', message: 'Auskunftei' })
    case 'mailService':
      return i18n.t({
        id: 'privacy.recipient.mailService',
        message: 'Betreiber des Mailservers (Auftragsverarbeiter)',
      })
    case 'errorService':
      return i18n.t({
        id: 'privacy.recipient.errorService',
        message: 'Dienst für Fehlerberichte (Auftragsverarbeiter)',
      })
    case 'authorities':
      return i18n.t({ id: 'privacy.recipient.authorities', message: 'Finanzamt, wenn es prüft' })
  }
}
