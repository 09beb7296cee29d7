import type { BrowserKey, StorageLife, StoragePurpose } from '@shop/domain/privacy/browser-storage'
import { CONSENT_SERVICES } from '@shop/domain/privacy/consent-services'
import type { I18n } from '@shop/i18n/locale-i18n'

/** What a row of the table says it is for. */
export function storagePurpose(purpose: StoragePurpose, i18n: I18n): string {
  switch (purpose) {
    case 'session':
      return i18n.t({
        id: 'storage.session',
        message:
          'Hält Warenkorb, Wunschliste, Anmeldung und Bestellung zusammen; gesetzt erst, wenn etwas davon benutzt wird',
      })
    case 'device':
      return i18n.t({
        id: 'storage.device',
        message: 'Erkennt ein Gerät, auf dem schon angemeldet wurde, und bremst fremde Versuche',
      })
    case 'retail':
      return i18n.t({ id: 'storage.retail', message: 'Kennzeichnet Geräte in unseren Filialen' })
    case 'language':
      return i18n.t({ id: 'storage.language', message: 'Merkt sich das gewählte Land und die Sprache' })
    case 'voucher':
      return i18n.t({
        id: 'storage.voucher',
        message: 'Bringt einen Gutschein aus einem Link in den Warenkorb',
      })
    case 'newsletter':
      return i18n.t({ id: 'storage.newsletter', message: 'Führt einen Link aus dem Newsletter zu Ende' })
    case 'consent':
      return i18n.t({ id: 'storage.consent', message: 'Merkt sich die Wahl zu Cookies, auch eine Ablehnung' })
    case 'appConsent':
      return i18n.t({
        id: 'storage.appConsent',
        message: 'Merkt sich die Wahl, die in der App getroffen wurde',
      })
    case 'listingCards':
      return i18n.t({
        id: 'storage.listingCards',
        message: 'Merkt sich, dass große Bilder in den Übersichten gewünscht sind',
      })
    case 'compare':
      return i18n.t({ id: 'storage.compare', message: 'Hält fest, welche Artikel verglichen werden' })
    case 'checkout':
      return i18n.t({ id: 'storage.checkout', message: 'Hält fest, was an der Kasse schon eingegeben wurde' })
    case 'placedOrder':
      return i18n.t({
        id: 'storage.placedOrder',
        message: 'Zeigt beim Zurückgehen, dass die Bestellung schon aufgegeben ist',
      })
    case 'messageDrafts':
      return i18n.t({
        id: 'storage.messageDrafts',
        message: 'Bewahrt auf, was in ein Formular geschrieben und noch nicht gesendet wurde',
      })
    case 'closedCampaigns':
      return i18n.t({ id: 'storage.closedCampaigns', message: 'Lässt eine geschlossene Aktion geschlossen' })
    case 'keptPage':
      return i18n.t({
        id: 'storage.keptPage',
        message: 'Bewahrt Eingaben und Stelle auf der Seite, während sie neu geladen wird',
      })
    case 'reload':
      return i18n.t({
        id: 'storage.reload',
        message: 'Verhindert, dass eine Seite sich immer wieder neu lädt',
      })
    case 'scroll':
      return i18n.t({ id: 'storage.scroll', message: 'Führt beim Zurückgehen an dieselbe Stelle der Seite' })
    case 'lastSeen':
      return i18n.t({ id: 'storage.lastSeen', message: 'Zeigt die zuletzt angesehenen Artikel' })
    case 'recentQueries':
      return i18n.t({ id: 'storage.recentQueries', message: 'Bietet die letzten Suchen wieder an' })
    case 'campaignMemory':
      return i18n.t({
        id: 'storage.campaignMemory',
        message: 'Lässt eine geschlossene Aktion auch beim nächsten Besuch geschlossen',
      })
    case 'payback':
      return i18n.t({
        id: 'storage.payback',
        message: 'Merkt sich, woher der Besuch kam, damit Punkte ankommen',
      })
    case 'seenPromotions':
      return i18n.t({ id: 'storage.seenPromotions', message: 'Zählt eine gesehene Aktion nur einmal' })
    case 'visits':
      return i18n.t({ id: 'storage.visits', message: 'Erkennt einen Browser wieder und zählt Besuche' })
    case 'advertising':
      return i18n.t({
        id: 'storage.advertising',
        message: 'Misst, ob eine Anzeige zu einem Kauf geführt hat',
      })
    case 'recommendations':
      return i18n.t({
        id: 'storage.recommendations',
        message: 'Erkennt einen Browser wieder, um passende Artikel zu empfehlen',
      })
  }
}

/** Until when the browser keeps it. */
export function storageLife(life: StorageLife, i18n: I18n): string {
  if (life === 'tab') return i18n.t({ id: 'storage.untilTabCloses', message: 'bis der Tab geschlossen wird' })
  if (life === 'choice')
    return i18n.t({ id: 'storage.untilChosen', message: 'bis anders gewählt oder gelöscht wird' })
  if (life === 'consent')
    return i18n.t({ id: 'storage.untilWithdrawn', message: 'bis die Zustimmung widerrufen wird' })
  if ('hours' in life)
    return i18n.t({
      id: 'storage.hours',
      message: '{hours, plural, one {# Stunde} other {# Stunden}}',
      values: life,
    })
  return i18n.t({ id: 'storage.days', message: '{days, plural, one {# Tag} other {# Tage}}', values: life })
}

/** What kind of memory it is; both storages of a browser are its own, and no server reads them. */
export function storageKind(kind: BrowserKey['kind'], i18n: I18n): string {
  if (kind === 'cookie') return i18n.t({ id: 'storage.cookie', message: 'Cookie' })
  return kind === 'localStorage'
    ? i18n.t({ id: 'storage.local', message: 'Speicher des Browsers' })
    : i18n.t({ id: 'storage.tab', message: 'Speicher des Tabs' })
}

/** Who gets to read it: the maker of its service, or the shop itself, which alone reads what is no cookie. */
export function storageProvider({ needs, kind }: BrowserKey, shopName: string): string {
  return (needs !== null && kind === 'cookie' ? CONSENT_SERVICES[needs].company : null) ?? shopName
}

export function storageConsent({ needs }: BrowserKey, i18n: I18n): string {
  return needs === null
    ? i18n.t({ id: 'storage.necessary', message: 'notwendig' })
    : i18n.t({ id: 'storage.withConsent', message: 'nur mit Zustimmung' })
}
