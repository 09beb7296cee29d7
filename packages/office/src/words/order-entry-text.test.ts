import { type Messages, setupI18n } from '@lingui/core'
import { OrderEntry, type OrderEntryCode } from '@shop/api-client/office/order-entry'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type OfficeLanguage } from '../client/language.ts'
import { messages as de } from '../locales/de.po'
import { messages as en } from '../locales/en.po'
import { orderEntryText } from './order-entry-text.ts'

type Said = Record<OfficeLanguage, string>
type Row<Code extends OrderEntryCode> = [Omit<Extract<OrderEntry, { code: Code }>, 'code'>, Said]

const MONEY = { amount: 1785, currency: 'EUR' }

/** Every code with its sentences; a new code asks for its own here. */
const SAID: { [Code in OrderEntryCode]: Row<Code>[] } = {
  noted: [[{ remark: 'rings twice' }, { en: 'rings twice', de: 'rings twice' }]],
  paid: [[{ notice: 'N-1' }, { en: 'paid, notice N-1', de: 'bezahlt, Meldung N-1' }]],
  paymentFailed: [
    [{ reason: 'declined' }, { en: 'the payment was declined', de: 'die Zahlung wurde abgelehnt' }],
    [{ reason: 'cancelled' }, { en: 'the payment was cancelled', de: 'die Zahlung wurde abgebrochen' }],
    [
      { reason: 'provider' },
      { en: 'the payment provider could not be reached', de: 'der Zahlungsdienst war nicht erreichbar' },
    ],
    [
      { reason: 'replaced' },
      {
        en: 'another order has taken its place',
        de: 'eine andere Bestellung ist an ihre Stelle getreten',
      },
    ],
    [{ reason: 'expired' }, { en: 'nobody has paid in time', de: 'niemand hat rechtzeitig bezahlt' }],
  ],
  sent: [
    [
      { positions: [2], parcel: null, remark: null },
      { en: 'item 2 sent', de: 'Position 2 verschickt' },
    ],
    [
      { positions: [1, 2], parcel: { carrier: 'dhl', number: '0034' }, remark: 'in two boxes' },
      {
        en: 'items 1, 2 sent with DHL 0034: in two boxes',
        de: 'Positionen 1, 2 verschickt mit DHL 0034: in two boxes',
      },
    ],
  ],
  cancelled: [
    [
      { positions: [1, 3], declaration: null, remark: 'sold out' },
      { en: 'items 1, 3 cancelled: sold out', de: 'Positionen 1, 3 storniert: sold out' },
    ],
    [
      { positions: [1], declaration: 'W-1', remark: null },
      { en: 'item 1 cancelled, withdrawal W-1', de: 'Position 1 storniert, Widerruf W-1' },
    ],
  ],
  unpaidCancelled: [
    [
      { positions: [1, 2] },
      {
        en: 'items 1, 2 cancelled, as no payment came in time',
        de: 'Positionen 1, 2 storniert, weil keine Zahlung rechtzeitig kam',
      },
    ],
  ],
  paymentReminded: [
    [
      { payBy: '2026-12-05T12:00:00.000Z' },
      {
        en: 'reminded of the payment, waited for until 5 Dec 2026',
        de: 'an die Zahlung erinnert, erwartet bis 05.12.2026',
      },
    ],
  ],
  giftsCancelled: [
    [
      { positions: [3] },
      {
        en: 'gift 3 cancelled, as nothing left of the order earns it',
        de: 'Geschenk 3 storniert, weil der Rest der Bestellung dafür nicht reicht',
      },
    ],
    [
      { positions: [3, 4] },
      {
        en: 'gifts 3, 4 cancelled, as nothing left of the order earns them',
        de: 'Geschenke 3, 4 storniert, weil der Rest der Bestellung dafür nicht reicht',
      },
    ],
  ],
  declared: [
    [
      { declaration: 'W-1', remark: null },
      { en: 'goods come back, withdrawal W-1', de: 'Ware kommt zurück, Widerruf W-1' },
    ],
  ],
  returnReceived: [
    [
      { ...MONEY, returns: ['R-1'], kept: 0, remark: null },
      { en: 'R-1 received, gave back €17.85', de: 'R-1 eingetroffen, 17,85\u00a0€ erstattet' },
    ],
    [
      { ...MONEY, returns: ['R-1', 'R-2'], kept: 500, remark: 'scratched' },
      {
        en: 'R-1, R-2 received, gave back €17.85 and kept €5.00: scratched',
        de: 'R-1, R-2 eingetroffen, 17,85\u00a0€ erstattet und 5,00\u00a0€ einbehalten: scratched',
      },
    ],
  ],
  exchanged: [
    [
      { currency: 'EUR', amount: 0, order: 'T2', return: 'R-1', remark: null },
      { en: 'R-1 exchanged, order T2 is sent', de: 'R-1 umgetauscht, Bestellung T2 wird verschickt' },
    ],
    [
      { ...MONEY, order: 'T2', return: 'R-1', remark: 'too small' },
      {
        en: 'R-1 exchanged, order T2 is sent and €17.85 goes back: too small',
        de: 'R-1 umgetauscht, Bestellung T2 wird verschickt, 17,85\u00a0€ gehen zurück: too small',
      },
    ],
  ],
  exchangeFor: [
    [
      { order: 'T1' },
      { en: 'made in exchange for goods of order T1', de: 'im Umtausch für Ware der Bestellung T1 angelegt' },
    ],
  ],
  exchangeUndone: [
    [
      { order: 'T2', return: 'R-1' },
      {
        en: 'R-1 is exchanged for order T2 no longer, and brings its money when it comes',
        de: 'R-1 wird nicht mehr für Bestellung T2 umgetauscht und bringt bei Ankunft das Geld',
      },
    ],
  ],
  received: [
    [
      { ...MONEY, remark: null },
      { en: 'received €17.85', de: '17,85\u00a0€ eingegangen' },
    ],
  ],
  transferred: [
    [
      { ...MONEY, remark: null },
      { en: 'transferred €17.85', de: '17,85\u00a0€ überwiesen' },
    ],
  ],
  gaveBack: [
    [
      { ...MONEY, askedBy: null, remark: 'late' },
      { en: 'gave back €17.85: late', de: '17,85\u00a0€ erstattet: late' },
    ],
    [
      { ...MONEY, askedBy: 'Mia', remark: null },
      {
        en: 'gave back €17.85, as Mia has asked for',
        de: '17,85\u00a0€ erstattet, angefordert von Mia',
      },
    ],
  ],
  refundAsked: [
    [
      { ...MONEY, remark: null },
      { en: 'asked for €17.85 to be given back', de: 'Erstattung von 17,85\u00a0€ angefordert' },
    ],
  ],
  refundRefused: [
    [
      { askedBy: 'Mia', remark: 'too much' },
      {
        en: 'refused the refund that Mia has asked for: too much',
        de: 'die von Mia angeforderte Erstattung abgelehnt: too much',
      },
    ],
  ],
  overcaptured: [
    [
      MONEY,
      {
        en: '€17.85 more was taken than the order still asked for, and goes back',
        de: '17,85\u00a0€ mehr eingezogen, als die Bestellung noch verlangte; der Betrag geht zurück',
      },
    ],
  ],
  chargedBack: [
    [
      MONEY,
      {
        en: 'a bank took €17.85 back',
        de: '17,85\u00a0€ von einer Bank zurückgebucht',
      },
    ],
  ],
  chargebackReversed: [
    [
      MONEY,
      {
        en: 'the bank returned €17.85 that it had taken back',
        de: 'Rückbuchung von 17,85\u00a0€ von der Bank zurückgenommen',
      },
    ],
  ],
  readdressed: [
    [
      { to: 'Neue Gasse 2', from: 'Lindenweg 1', remark: null },
      {
        en: 'goes to Neue Gasse 2, no longer to Lindenweg 1',
        de: 'geht an Neue Gasse 2, nicht mehr an Lindenweg 1',
      },
    ],
  ],
  mailSentAgain: [
    [
      { mail: 'confirmation' },
      {
        en: 'mail “Order confirmation” sent again',
        de: 'E-Mail „Bestellbestätigung“ noch einmal verschickt',
      },
    ],
  ],
  pointsPostedAgain: [
    [{ points: 1 }, { en: '1 point posted again', de: '1 Punkt noch einmal gebucht' }],
    [{ points: 12 }, { en: '12 points posted again', de: '12 Punkte noch einmal gebucht' }],
  ],
}

const CATALOGUES: Record<OfficeLanguage, Messages> = { en, de }
const ROWS = Object.entries(SAID).flatMap(([code, rows]) =>
  rows.map(([facts, said]) => ({ entry: v.parse(OrderEntry, { code, ...facts }), said })),
)

describe.each(LANGUAGES)('in %s', (language) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: CATALOGUES[language] } })

  test.each(ROWS)('$entry', ({ entry, said }) => {
    expect(orderEntryText(entry, i18n)).toBe(said[language])
  })
})
