import type { I18n } from '@lingui/core'
import { fixedPart, PAGES } from '@shop/domain/link/pages'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import CreditCard from 'lucide-react/icons/credit-card'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Shield from 'lucide-react/icons/shield'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import type { LucideIcon } from 'lucide-react/types'

/** A page of the account and how it is called; `path` is without the locale. */
export type AccountPlace = {
  path: string
  label: string
  icon: LucideIcon
  /** What can be done there, for the start page. */
  note?: string
  /** Pages that are reached from here begin like this. */
  below?: string
}

/** The pages of the account that this shop has, in the order in which they are offered. @see spec §2, §6 */
export function accountPlaces(i18n: I18n, { features }: BrowserShop): AccountPlace[] {
  return [
    { path: PAGES.account.path, icon: House, label: i18n.t({ id: 'account.start', message: 'Übersicht' }) },
    ...(features.accountOrders
      ? [
          {
            path: PAGES.orders.path,
            icon: Package,
            below: fixedPart(PAGES.order),
            label: i18n.t({ id: 'account.orders', message: 'Bestellungen' }),
            note: i18n.t({
              id: 'account.ordersNote',
              message: 'Sendung verfolgen, Rechnung laden, zurückgeben',
            }),
          },
        ]
      : []),
    {
      path: PAGES.addressBook.path,
      icon: MapPin,
      label: i18n.t({ id: 'account.addresses', message: 'Adressbuch' }),
      note: i18n.t({ id: 'account.addressesNote', message: 'Adressen für Lieferung und Rechnung' }),
    },
    ...(features.accountBalance
      ? [
          {
            path: PAGES.balance.path,
            icon: Wallet,
            label: i18n.t({ id: 'account.balance', message: 'Guthaben' }),
            note: i18n.t({ id: 'account.balanceNote', message: 'Stand und Buchungen' }),
          },
        ]
      : []),
    ...(features.savedCards
      ? [
          {
            path: PAGES.savedCards.path,
            icon: CreditCard,
            label: i18n.t({ id: 'account.savedCards', message: 'Zahlungsmittel' }),
            note: i18n.t({ id: 'account.savedCardsNote', message: 'Gespeicherte Karten' }),
          },
        ]
      : []),
    {
      path: PAGES.personalData.path,
      icon: UserRound,
      label: i18n.t({ id: 'account.personalData', message: 'Persönliche Daten' }),
      note: i18n.t({ id: 'account.personalDataNote', message: 'Name, Telefon, Geburtsdatum' }),
    },
    {
      path: PAGES.password.path,
      icon: KeyRound,
      label: i18n.t({ id: 'account.password', message: 'Passwort und Anmeldungen' }),
      note: i18n.t({ id: 'account.passwordNote', message: 'Passwort ändern, Geräte abmelden' }),
    },
    {
      path: PAGES.mailChoices.path,
      icon: Mail,
      label: i18n.t({ id: 'account.mailChoices', message: 'E-Mails und Cookies' }),
      note: i18n.t({ id: 'account.mailChoicesNote', message: 'Newsletter, Erinnerungen, Sprache' }),
    },
    {
      path: PAGES.myData.path,
      below: PAGES.deleteAccount.path,
      icon: Shield,
      label: i18n.t({ id: 'account.myData', message: 'Meine Daten' }),
      note: i18n.t({ id: 'account.myDataNote', message: 'Ansehen, herunterladen, Konto löschen' }),
    },
    {
      path: PAGES.accountContact.path,
      icon: MessageCircle,
      label: i18n.t({ id: 'contact.title', message: 'Kontakt' }),
      note: i18n.t({ id: 'account.contactNote', message: 'Fragen zu Bestellung und Artikeln' }),
    },
  ]
}
