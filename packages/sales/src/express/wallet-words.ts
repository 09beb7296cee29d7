import type { Locale } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** The words of a wallet's page, which address nobody: they are the same for every brand. */
export function walletWords(locale: Locale, wallet: string) {
  const i18n = localeI18n(locale)
  const values = { wallet }
  return {
    title: i18n.t({ id: 'express.title', message: 'Weiter mit {wallet}', values }),
    amount: i18n.t({ id: 'express.amount', message: 'Bisherige Summe' }),
    note: i18n.t({
      id: 'express.note',
      message:
        'Hier wird noch nichts bestellt: Adresse und Endpreis stehen danach auf der letzten Seite der Kasse, und erst dort ist der Knopf zum Bestellen.',
    }),
    waiting: i18n.t({ id: 'express.waiting', message: '{wallet} wird geladen …', values }),
    toBasket: i18n.t({ id: 'express.toBasket', message: 'Zurück zum Warenkorb' }),
    toCheckout: i18n.t({ id: 'express.toCheckout', message: 'Zurück zur Kasse' }),
    otherwise: i18n.t({ id: 'express.otherwise', message: 'Ohne {wallet} zur Kasse', values }),
    unreachable: i18n.t({
      id: 'express.unreachable',
      message:
        '{wallet} ist gerade nicht erreichbar. Der Warenkorb ist unverändert, und bestellen geht auch ohne.',
      values,
    }),
    country: i18n.t({
      id: 'express.country',
      message: 'In dieses Land liefert der Shop nicht. Bitte eine andere Adresse wählen.',
    }),
    expired: i18n.t({
      id: 'express.expired',
      message: 'Diese Seite ist zu alt. Der Warenkorb ist unverändert: bitte dort noch einmal beginnen.',
    }),
    total: i18n.t({ id: 'express.total', message: 'Gesamtsumme' }),
    shipping: i18n.t({ id: 'express.shipping', message: 'Versand' }),
    needsScript: i18n.t({
      id: 'express.needsScript',
      message: '{wallet} braucht JavaScript. Ohne geht es über die Kasse.',
      values,
    }),
  }
}
