import { KEPT_FOR } from '@shop/domain/privacy/kept-for'
import type { Purpose } from '@shop/domain/privacy/processing'
import type { I18n } from '@shop/i18n/locale-i18n'

const HOURS = 24

/** Until when the data of a purpose are kept, by the periods that housekeeping deletes by. */
export function keptText(purpose: Purpose, i18n: I18n): string {
  switch (purpose) {
    case 'visit':
      return i18n.t({ id: 'privacy.visit.kept', message: 'nur, bis die Seite ausgeliefert ist' })
    case 'basket':
      return i18n.t({
        id: 'privacy.basket.kept',
        message: '{days} Tage nach der letzten Änderung, mit Kundenkonto so lange wie dieses',
        values: KEPT_FOR.shelf,
      })
    case 'order':
    case 'payment':
    case 'credit':
      return i18n.t({
        id: 'privacy.order.kept',
        message:
          'Bestellungen von Gästen {guest} Jahre nach der letzten Änderung, solche eines Kundenkontos mit dem Konto; Rechnungen {invoice} Jahre ab dem Ende ihres Jahres, wie es Steuerrecht und Handelsrecht verlangen. Danach bleiben Zahlen ohne Namen und Anschrift',
        values: { guest: KEPT_FOR.guest.years, invoice: KEPT_FOR.invoice.years },
      })
    case 'account':
      return i18n.t({
        id: 'privacy.account.kept',
        message:
          'bis das Konto gelöscht wird; meldet sich {years} Jahre lang niemand an, löschen wir es {days} Tage nach einer Ankündigung per E-Mail, sofern kein Guthaben darauf ist',
        values: { years: KEPT_FOR.dormantAccount.years, days: KEPT_FOR.dormancyNotice.days },
      })
    case 'giftList':
      return i18n.t({
        id: 'privacy.giftList.kept',
        message:
          '{days} Tage nach dem Tag des Anlasses, ohne Tag {years} Jahre nach der letzten Änderung, höchstens so lange wie das Konto; die Lieferadresse eines bestellten Geschenks {address} Tage nach der letzten Änderung der Bestellung',
        values: {
          days: KEPT_FOR.giftList.days,
          years: KEPT_FOR.undatedGiftList.years,
          address: KEPT_FOR.giftAddress.days,
        },
      })
    case 'loyalty':
      return i18n.t({
        id: 'privacy.loyalty.kept',
        message:
          'bei der Bestellung und, wenn gewünscht, im Kundenkonto, bis die Nummer entfernt oder das Konto gelöscht wird',
      })
    case 'savedCard':
      return i18n.t({
        id: 'privacy.savedCard.kept',
        message: 'bis die Karte oder das Kundenkonto gelöscht wird, hier und beim Zahlungsdienst',
      })
    case 'afterSales':
      return i18n.t({
        id: 'privacy.afterSales.kept',
        message: 'Name, Wortlaut und Fotos {years} Jahre',
        values: KEPT_FOR.withdrawal,
      })
    case 'review':
      return i18n.t({
        id: 'privacy.review.kept',
        message: 'solange die Bewertung gezeigt wird; mit dem Konto verliert sie den Namen',
      })
    case 'reviewReport':
      return i18n.t({
        id: 'privacy.reviewReport.kept',
        message: '{years} Jahre nach der Entscheidung',
        values: KEPT_FOR.reviewReport,
      })
    case 'question':
      return i18n.t({
        id: 'privacy.question.kept',
        message:
          'die E-Mail-Adresse bis zur Antwort, höchstens {days} Tage; Frage und Antwort, solange sie gezeigt werden, eine abgelehnte Frage {years, plural, one {# Jahr} other {# Jahre}}',
        values: { ...KEPT_FOR.questionAddress, ...KEPT_FOR.declinedQuestion },
      })
    case 'reviewInvitation':
      return i18n.t({
        id: 'privacy.reviewInvitation.kept',
        message: 'die Wahl bis zum Abwählen; dass gefragt wurde, mit der Bestellung',
      })
    case 'reservation':
      return i18n.t({
        id: 'privacy.reservation.kept',
        message: '{days} Tage nach dem Ende der Reservierung',
        values: KEPT_FOR.reservation,
      })
    case 'reminder':
      return i18n.t({
        id: 'privacy.reminder.kept',
        message: 'bis die Erinnerung verschickt ist, höchstens {years, plural, one {# Jahr} other {# Jahre}}',
        values: KEPT_FOR.reminder,
      })
    case 'contact':
      return i18n.t({
        id: 'privacy.contact.kept',
        message:
          'im Shop {days} Tage, im Postfach des Kundendienstes bis zur Antwort und höchstens {years} Jahre',
        values: { ...KEPT_FOR.mailCopy, ...KEPT_FOR.letterBox },
      })
    case 'newsletter':
      return i18n.t({
        id: 'privacy.newsletter.kept',
        message: 'bis zur Abmeldung; die Prüfsummen {years} Jahre',
        values: KEPT_FOR.newsletterProof,
      })
    case 'security':
      return i18n.t({
        id: 'privacy.security.kept',
        message: 'höchstens {hours} Stunden; das Cookie {days} Tage',
        values: { hours: KEPT_FOR.attempt.days * HOURS, days: KEPT_FOR.device.days },
      })
    case 'officeLog':
      return i18n.t({
        id: 'privacy.officeLog.kept',
        message: '{years} Jahre; was ein Eintrag von einer Person enthält, löschen wir mit ihren Angaben',
        values: KEPT_FOR.officeLog,
      })
    case 'consentRecord':
      return i18n.t({
        id: 'privacy.consentRecord.kept',
        message: '{years} Jahre',
        values: KEPT_FOR.consentDecision,
      })
    case 'quality':
      return i18n.t({ id: 'privacy.quality.kept', message: '{days} Tage', values: KEPT_FOR.measurement })
    case 'history':
      return i18n.t({
        id: 'privacy.history.kept',
        message: 'bis der Tab geschlossen oder die Zustimmung widerrufen wird',
      })
    case 'analytics':
    case 'marketing':
      return i18n.t({ id: 'privacy.partner.kept', message: 'wie in der Tabelle unter Cookies angegeben' })
    case 'voucherPartner':
      return i18n.t({
        id: 'privacy.voucherPartner.kept',
        message: 'die IP-Adresse in der Regel sieben Tage, das Übrige bis zur Abrechnung',
      })
    case 'external':
      return i18n.t({ id: 'privacy.external.kept', message: 'bestimmt der Anbieter' })
  }
}
