import type { Locale } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** Texts of a return's label and of the slip in its parcel. */
export function labelWords(locale: Locale) {
  const i18n = localeI18n(locale)
  return {
    title: i18n.t({ id: 'label.title', message: 'Rücksendung' }),
    from: i18n.t({ id: 'label.sender', message: 'Absender' }),
    to: i18n.t({ id: 'label.to', message: 'An' }),
    fold: i18n.t({ id: 'label.fold', message: 'Hier abtrennen' }),
    slip: i18n.t({ id: 'label.slip', message: 'Inhalt der Rücksendung' }),
    order: i18n.t({ id: 'mail.order', message: 'Bestellung' }),
    number: i18n.t({ id: 'label.number', message: 'Rücksendung' }),
    enclose: i18n.t({
      id: 'label.enclose',
      message:
        'Bitte kleben Sie den oberen Teil auf das Paket, und legen Sie den unteren hinein. Das Porto zahlen wir. Heben Sie den Beleg der Abgabe auf, bis Ihr Geld zurück ist.',
    }),
    fetched: i18n.t({
      id: 'label.fetched',
      message:
        'Eine Spedition holt die Ware ab und meldet sich bei Ihnen für einen Termin. Sie bezahlen nichts.',
    }),
  }
}
