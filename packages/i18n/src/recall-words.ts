import type { I18n } from '@lingui/core'
import type { RecallRemedy } from '@shop/domain/recall/recall'

/** The heading that the law prescribes for every recall notice. @see Implementing Regulation (EU) 2024/1435 */
export function recallHeading(i18n: I18n): string {
  return i18n.t({ id: 'recall.heading', message: 'Produktsicherheitsrückruf' })
}

/** The same where it is set large: a phone has no room for the German word in one line. */
export function recallHeadline(i18n: I18n): string {
  return i18n.t({ id: 'recall.headline', message: 'Produktsicherheits\u00adrückruf' })
}

/** A recall in one line, below no heading of its own. */
export function recallTitle(i18n: I18n, headline: string): string {
  return i18n.t({
    id: 'recall.named',
    message: 'Produktsicherheitsrückruf: {headline}',
    values: { headline },
  })
}

/** The same where something was bought, with what matters at once. */
export function recalledWords(i18n: I18n, headline: string): string {
  return i18n.t({
    id: 'recall.bought',
    message: '{recall} – nicht mehr benutzen.',
    values: { recall: recallTitle(i18n, headline) },
  })
}

/** What a buyer may choose. @see Regulation (EU) 2023/988 art. 37 */
function recallRemedyName(i18n: I18n, remedy: RecallRemedy): string {
  switch (remedy) {
    case 'repair':
      return i18n.t({ id: 'recall.repair', message: 'Reparatur' })
    case 'replacement':
      return i18n.t({ id: 'recall.replacement', message: 'Ersatz durch ein sicheres Produkt' })
    case 'refund':
      return i18n.t({ id: 'recall.refund', message: 'Erstattung des Kaufpreises' })
  }
}

type Sold = {
  batch: string | null
  batchPlace: string | null
  soldFrom: string | null
  soldUntil: string | null
}
type SoldWords = { shop: string; date: (day: string) => string }

/** Which pieces are meant, apart from what they are called: batch, and who sold them when. `date` words an ISO day. */
export function recalledPieces(i18n: I18n, sold: Sold, { shop, date }: SoldWords): string[] {
  const { batch, batchPlace, soldFrom, soldUntil } = sold
  const from = soldFrom && date(soldFrom)
  const until = soldUntil && date(soldUntil)
  return [
    ...(batch === null
      ? []
      : [i18n.t({ id: 'recall.batch', message: 'Charge: {batch}', values: { batch } })]),
    ...(batchPlace === null
      ? []
      : [i18n.t({ id: 'recall.batchPlace', message: 'Zu finden: {place}', values: { place: batchPlace } })]),
    i18n.t({ id: 'recall.soldBy', message: 'Verkauft von {shop}', values: { shop } }),
    ...(from && until
      ? [
          i18n.t({
            id: 'recall.soldBetween',
            message: 'Verkauft vom {from} bis {until}',
            values: { from, until },
          }),
        ]
      : []),
    ...(from && !until
      ? [i18n.t({ id: 'recall.soldFrom', message: 'Verkauft seit dem {from}', values: { from } })]
      : []),
    ...(until && !from
      ? [i18n.t({ id: 'recall.soldUntil', message: 'Verkauft bis zum {until}', values: { until } })]
      : []),
  ]
}

type Piece = { label: string; referenceKey: string; gtin: string | null }

/** A recalled variant with the numbers that it is known by. */
export function recalledVariant({ label, referenceKey, gtin }: Piece): string {
  return [label, referenceKey, gtin === null ? '' : `GTIN ${gtin}`].filter((part) => part !== '').join(', ')
}

/** What every notice asks for first, whatever an operator has written. @see Regulation (EU) 2023/988 art. 36(2)(d) */
export function stopUsing(i18n: I18n): string {
  return i18n.t({ id: 'recall.stopUsing', message: 'Das Produkt sofort nicht mehr benutzen.' })
}

/** Somebody else may have it by now. */
export function passOn(i18n: I18n): string {
  return i18n.t({
    id: 'recall.passOn',
    message: 'Bitte allen weitersagen, die das Produkt benutzen oder bekommen haben könnten.',
  })
}

type Remedies = { remedies: readonly RecallRemedy[]; singleRemedyReason: string | null }

/** What a buyer is offered; with one thing alone, why there is no choice. */
export function recallRemedies(i18n: I18n, { remedies, singleRemedyReason }: Remedies) {
  const isChoice = remedies.length > 1
  return {
    title: isChoice
      ? i18n.t({ id: 'recall.remedies', message: 'Zur Wahl stehen, kostenlos' })
      : i18n.t({ id: 'recall.remedy', message: 'Abhilfe, kostenlos' }),
    names: remedies.map((remedy) => recallRemedyName(i18n, remedy)),
    reason: singleRemedyReason,
  }
}

/** The headings below which every notice says the same. */
export function recallHeadings(i18n: I18n) {
  return {
    product: i18n.t({ id: 'recall.product', message: 'Betroffenes Produkt' }),
    hazard: i18n.t({ id: 'recall.hazard', message: 'Gefahr' }),
    whatToDo: i18n.t({ id: 'recall.whatToDo', message: 'Was jetzt zu tun ist' }),
    contact: i18n.t({ id: 'recall.contact', message: 'Fragen zum Rückruf' }),
  }
}
