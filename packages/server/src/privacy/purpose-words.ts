import type { PrivacyLaw, Purpose } from '@shop/domain/privacy/processing'
import type { I18n } from '@shop/i18n/locale-i18n'

/** What a purpose is called. */
export function purposeTitle(purpose: Purpose, i18n: I18n): string {
  switch (purpose) {
    case 'visit':
      return i18n.t({ id: 'privacy.visit.title', message: 'Besuch der Seiten' })
    case 'basket':
      return i18n.t({ id: 'privacy.basket.title', message: 'Warenkorb, Wunschliste und Kasse' })
    case 'order':
      return i18n.t({ id: 'privacy.order.title', message: 'Bestellung, Lieferung und Rechnung' })
    case 'payment':
      return i18n.t({ id: 'privacy.payment.title', message: 'Bezahlung' })
    case 'credit':
      return i18n.t({ id: 'privacy.credit.title', message: 'Prüfung bei Rechnung und Raten' })
    case 'account':
      return i18n.t({ id: 'privacy.account.title', message: 'Kundenkonto' })
    case 'giftList':
      return i18n.t({ id: 'privacy.giftList.title', message: 'Listen zum Beschenken' })
    case 'loyalty':
      return i18n.t({ id: 'privacy.loyalty.title', message: 'PAYBACK Punkte' })
    case 'savedCard':
      return i18n.t({ id: 'privacy.savedCard.title', message: 'Gespeicherte Karten' })
    case 'afterSales':
      return i18n.t({ id: 'privacy.afterSales.title', message: 'Widerruf, Rückgabe und Reklamation' })
    case 'review':
      return i18n.t({ id: 'privacy.review.title', message: 'Bewertungen' })
    case 'reviewReport':
      return i18n.t({ id: 'privacy.reviewReport.title', message: 'Gemeldete Bewertungen' })
    case 'reviewInvitation':
      return i18n.t({ id: 'privacy.reviewInvitation.title', message: 'Bitte um Bewertung' })
    case 'question':
      return i18n.t({ id: 'privacy.question.title', message: 'Fragen zu Artikeln' })
    case 'reservation':
      return i18n.t({ id: 'privacy.reservation.title', message: 'Reservierung in einer Filiale' })
    case 'reminder':
      return i18n.t({ id: 'privacy.reminder.title', message: 'Erinnerung, wenn ein Artikel wieder da ist' })
    case 'contact':
      return i18n.t({ id: 'privacy.contact.title', message: 'Nachrichten an den Kundendienst' })
    case 'newsletter':
      return i18n.t({ id: 'privacy.newsletter.title', message: 'Newsletter' })
    case 'security':
      return i18n.t({ id: 'privacy.security.title', message: 'Schutz vor Missbrauch' })
    case 'officeLog':
      return i18n.t({ id: 'privacy.officeLog.title', message: 'Protokoll der Zugriffe' })
    case 'consentRecord':
      return i18n.t({ id: 'privacy.consentRecord.title', message: 'Nachweis der Einwilligung' })
    case 'quality':
      return i18n.t({ id: 'privacy.quality.title', message: 'Ladezeiten und Fehler' })
    case 'history':
      return i18n.t({ id: 'privacy.history.title', message: 'Verlauf in diesem Browser' })
    case 'analytics':
      return i18n.t({ id: 'privacy.analytics.title', message: 'Statistik' })
    case 'marketing':
      return i18n.t({ id: 'privacy.marketing.title', message: 'Werbung und Empfehlungen' })
    case 'voucherPartner':
      return i18n.t({ id: 'privacy.voucherPartner.title', message: 'Gutscheine anderer Shops nach dem Kauf' })
    case 'external':
      return i18n.t({ id: 'privacy.external.title', message: 'Filme und Karten anderer Anbieter' })
  }
}

/** Which data it is about, and what is done with them. */
export function purposeText(purpose: Purpose, i18n: I18n, law: PrivacyLaw): string {
  switch (purpose) {
    case 'visit':
      return i18n.t({
        id: 'privacy.visit.text',
        message:
          'Damit eine Seite ankommt, verarbeitet der Server die IP-Adresse, die verlangte Seite und die Angaben des Browsers. Sein Protokoll enthält weder Adresse noch Cookie noch Suchwort.',
      })
    case 'basket':
      return i18n.t({
        id: 'privacy.basket.text',
        message:
          'Eine zufällige Kennung in einem Cookie hält zusammen, was in Warenkorb und Wunschliste liegt und an der Kasse schon eingegeben wurde.',
      })
    case 'order':
      return i18n.t({
        id: 'privacy.order.text',
        message:
          'Name, Anschriften, E-Mail-Adresse, auf Wunsch Telefonnummer, und was bestellt wurde. Ohne diese Angaben können wir nicht liefern. Für Speditionen geben wir die Telefonnummer weiter.',
      })
    case 'payment':
      return i18n.t({
        id: 'privacy.payment.text',
        message:
          'Zahlungsart, Betrag, Bestellnummer und Anschrift. Kartendaten gibt man beim Zahlungsdienst ein; wir erhalten sie nicht.',
      })
    case 'credit':
      return i18n.t({
        id: 'privacy.credit.text',
        message:
          'Nur wer auf Rechnung oder in Raten zahlen möchte: Name, Anschrift, Geburtsdatum und Betrag gehen an den Kreditgeber oder eine Auskunftei. Ein Wert über die Zahlungsfähigkeit entscheidet dort automatisch, ob diese Zahlungsart möglich ist ({article}). Auf Verlangen prüft ein Mensch die Entscheidung, erklärt sie und hört den eigenen Standpunkt an; jede andere Zahlungsart bleibt ohne Prüfung möglich.',
        values: { article: decisionArticle(law, i18n) },
      })
    case 'account':
      return i18n.t({
        id: 'privacy.account.text',
        message:
          'Name, E-Mail-Adresse, Passwort als Prüfsumme, Anschriften, Bestellungen, angemeldete Geräte und, wenn angegeben, Telefonnummer und Geburtsdatum. Bestellen geht immer auch als Gast.',
      })
    case 'giftList':
      return i18n.t({
        id: 'privacy.giftList.text',
        message:
          'Name, Anlass, Tag und Wünsche einer Liste. Wer ihren Link hat, sieht sie und wie viel noch fehlt, aber weder den Namen des Kundenkontos noch eine Anschrift; wer etwas schenkt, kann seinen Namen dazuschreiben, den allein liest, wem die Liste gehört. Eine Lieferadresse für Geschenke ist freiwillig; wer schenkt, liest sie nicht.',
      })
    case 'loyalty':
      return i18n.t({
        id: 'privacy.loyalty.text',
        message:
          'Nur wer eine PAYBACK Nummer angibt: Nummer, Bestellnummer und Punkte gehen an PAYBACK, sobald die Rückgabefrist vorbei ist. Kommt später etwas zurück, werden die Punkte dafür abgezogen.',
      })
    case 'savedCard':
      return i18n.t({
        id: 'privacy.savedCard.text',
        message:
          'Nur wer es an der Kasse ankreuzt: Der Zahlungsdienst behält die Karte für den nächsten Einkauf. Bei uns stehen sein Kennzeichen dafür, Marke, letzte vier Ziffern, Ablaufmonat und der Name, den Sie ihr geben; die Kartennummer nie. Die Einwilligung endet, sobald Sie die Karte im Konto entfernen.',
      })
    case 'afterSales':
      return i18n.t({
        id: 'privacy.afterSales.text',
        message:
          'Name, E-Mail-Adresse, Bestellnummer, die Erklärung im Wortlaut mit Tag und Uhrzeit, bei Reklamationen auch Beschreibung und Fotos.',
      })
    case 'review':
      return i18n.t({
        id: 'privacy.review.text',
        message:
          'Sterne, Text und der selbst gewählte Name sind öffentlich. Zum Konto gehört eine Bewertung, damit wir wissen, ob der Artikel gekauft wurde.',
      })
    case 'reviewReport':
      return i18n.t({
        id: 'privacy.reviewReport.text',
        message: 'Name, E-Mail-Adresse und Text der Meldung, um sie zu prüfen und zu antworten.',
      })
    case 'reviewInvitation':
      return i18n.t({
        id: 'privacy.reviewInvitation.text',
        message:
          'E-Mail-Adresse, Name, Bestellnummer und Artikel, wenn die Bitte im Kundenkonto gewählt wurde: eine E-Mail je Bestellung nach der Lieferung. Abwählen geht jederzeit dort oder über den Link in jeder dieser E-Mails.',
      })
    case 'question':
      return i18n.t({
        id: 'privacy.question.text',
        message:
          'Frage, Antwort und der selbst gewählte Name sind öffentlich, sobald wir geantwortet haben. Die E-Mail-Adresse brauchen wir, um die Antwort zu schicken; sie wird nie gezeigt.',
      })
    case 'reservation':
      return i18n.t({
        id: 'privacy.reservation.text',
        message: 'Name, E-Mail-Adresse, Telefonnummer, Artikel und Filiale.',
      })
    case 'reminder':
      return i18n.t({
        id: 'privacy.reminder.text',
        message: 'E-Mail-Adresse und Artikel, nachdem die Adresse über einen Link bestätigt wurde.',
      })
    case 'contact':
      return i18n.t({
        id: 'privacy.contact.text',
        message: 'E-Mail-Adresse, Thema, Bestellnummer und was geschrieben wurde.',
      })
    case 'newsletter':
      return i18n.t({
        id: 'privacy.newsletter.text',
        message:
          'E-Mail-Adresse und, wenn angegeben, Anrede und Name, nachdem die Adresse über einen Link bestätigt wurde. Anmeldung, Bestätigung und Abmeldung weisen wir mit Prüfsummen von Adresse und Netz nach.',
      })
    case 'security':
      return i18n.t({
        id: 'privacy.security.text',
        message:
          'Wie oft etwas versucht wurde, zählen wir unter Prüfsummen von IP-Adresse und E-Mail-Adresse, um fremde Anmeldungen, Massenabfragen und das Erraten von Gutscheinen zu verhindern. Ein Cookie kennzeichnet Geräte, auf denen schon angemeldet wurde.',
      })
    case 'officeLog':
      return i18n.t({
        id: 'privacy.officeLog.text',
        message:
          'Wir halten fest, wer von uns wann welche Bestellung angesehen oder was daran geändert hat, mit dem Stand davor und danach. So lässt sich prüfen, dass Daten nur ansieht, wer sie für die Arbeit braucht.',
      })
    case 'consentRecord':
      return i18n.t({
        id: 'privacy.consentRecord.text',
        message:
          'Welche Wahl zu Cookies wann auf welcher Seite getroffen wurde, ohne IP-Adresse und ohne Kennung.',
      })
    case 'quality':
      return i18n.t({
        id: 'privacy.quality.text',
        message:
          'Wie schnell eine Seite da war und welche Stelle unseres Programms versagt hat, ohne Eingaben und ohne Kennung.',
      })
    case 'history':
      return i18n.t({
        id: 'privacy.history.text',
        message:
          'Zuletzt angesehene Artikel, letzte Suchen und geschlossene Aktionen merkt sich allein der Browser.',
      })
    case 'analytics':
      return i18n.t({
        id: 'privacy.analytics.text',
        message: 'Aufgerufene Seiten, Käufe und eine Kennung des Browsers, um Besuche zu zählen.',
      })
    case 'marketing':
      return i18n.t({
        id: 'privacy.marketing.text',
        message:
          'Angesehene und gekaufte Artikel, eine Kennung des Browsers und, nach einem Kauf, die E-Mail-Adresse als Prüfsumme, um Anzeigen zu messen und Passendes zu empfehlen.',
      })
    case 'voucherPartner':
      return i18n.t({
        id: 'privacy.voucherPartner.text',
        message:
          'Bestellnummer, Bestellwert mit Währung, eingelöster Code und IP-Adresse, aber weder Name noch Anschrift noch E-Mail-Adresse.',
      })
    case 'external':
      return i18n.t({
        id: 'privacy.external.text',
        message:
          'Wer einen Film oder eine Karte öffnet, ruft sie beim Anbieter ab: Dieser erfährt IP-Adresse, Browser und die Seite.',
      })
  }
}

function decisionArticle(law: PrivacyLaw, i18n: I18n): string {
  return law === 'fadp'
    ? i18n.t({ id: 'privacy.decision.fadp', message: 'Art. 21 DSG' })
    : i18n.t({ id: 'privacy.decision.gdpr', message: 'Art. 22 DSGVO' })
}
