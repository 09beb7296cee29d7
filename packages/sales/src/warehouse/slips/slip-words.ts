import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** Texts of the slips in a parcel. They address nobody, so they are the same in every shop. */
export function slipWords({ locale, hotline, legal }: Pick<Shop, 'locale' | 'hotline' | 'legal'>) {
  const i18n = localeI18n(locale)
  return {
    packing: i18n.t({ id: 'slip.packing', message: 'Packliste' }),
    returning: i18n.t({ id: 'slip.returning', message: 'Rücksendeschein' }),
    order: i18n.t({ id: 'mail.order', message: 'Bestellung' }),
    orderedAt: (day: string) =>
      i18n.t({ id: 'slip.orderedAt', message: 'bestellt am {day}', values: { day } }),
    parcel: (parcel: number, parcels: number) =>
      i18n.t({ id: 'slip.parcel', message: 'Paket {parcel} von {parcels}', values: { parcel, parcels } }),
    articleNumber: (number: string) =>
      i18n.t({ id: 'slip.articleNumber', message: 'Art.-Nr. {number}', values: { number } }),
    gift: (list: string) =>
      i18n.t({ id: 'slip.gift', message: 'Ein Geschenk von der Liste „{list}“', values: { list } }),
    giftReturns: i18n.t({
      id: 'slip.giftReturns',
      message:
        'Passt etwas nicht oder ist es beschädigt? Wer das Geschenk bestellt hat, kann es bei uns zurückgeben oder reklamieren.',
    }),
    to: i18n.t({ id: 'label.to', message: 'An' }),
    how: i18n.t({
      id: 'slip.how',
      message:
        'Etwas geht zurück? Bitte Anzahl und, wenn gewünscht, den Grund eintragen und diesen Schein mit in das Paket legen. Das Etikett für den Rückversand steht bei der Bestellung bereit: im Konto oder über den Link in der Bestellbestätigung. Das Porto zahlen wir.',
    }),
    questions: i18n.t({
      id: 'slip.questions',
      message: 'Fragen? {phone} oder {email}',
      values: { phone: hotline.number, email: legal.email },
    }),
    back: i18n.t({ id: 'slip.back', message: 'Anzahl zurück' }),
    reason: i18n.t({ id: 'slip.reason', message: 'Grund' }),
    voluntary: i18n.t({
      id: 'slip.voluntary',
      message: 'Gründe (freiwillig; sie ändern nichts am Recht, zurückzuschicken):',
    }),
    reasons: [
      i18n.t({ id: 'slip.reason.dislike', message: 'gefällt nicht' }),
      i18n.t({ id: 'slip.reason.size', message: 'passt nicht' }),
      i18n.t({ id: 'slip.reason.damaged', message: 'beschädigt' }),
      i18n.t({ id: 'slip.reason.wrong', message: 'falscher Artikel' }),
      i18n.t({ id: 'slip.reason.late', message: 'zu spät' }),
      i18n.t({ id: 'slip.reason.other', message: 'anderes' }),
    ],
  }
}

export type SlipWords = ReturnType<typeof slipWords>
