import type { I18n } from '@lingui/core'
import type { RecallRemedy } from '@shop/domain/recall/recall'

/** The heading that the law prescribes for every recall notice. @see Implementing Regulation (EU) 2024/1435 */
export function recallHeading(i18n: I18n): string {
  return i18n.t({ id: 'recall.heading', message: 'Produktsicherheitsrückruf' })
}

/** A recall in one line, below no heading of its own. */
export function recallTitle(i18n: I18n, headline: string): string {
  return i18n.t({
    id: 'recall.named',
    message: 'Produktsicherheitsrückruf: {headline}',
    values: { headline },
  })
}

/** What a buyer may choose. @see Regulation (EU) 2023/988 art. 37 */
export function recallRemedyName(i18n: I18n, remedy: RecallRemedy): string {
  switch (remedy) {
    case 'repair':
      return i18n.t({ id: 'recall.repair', message: 'Reparatur' })
    case 'replacement':
      return i18n.t({ id: 'recall.replacement', message: 'Ersatz durch ein sicheres Produkt' })
    case 'refund':
      return i18n.t({ id: 'recall.refund', message: 'Erstattung des Kaufpreises' })
  }
}

type Sold = { batch: string | null; soldFrom: string | null; soldUntil: string | null }

/** Which pieces are meant, apart from what they are called: batch and days of sale. `date` words an ISO day. */
export function recalledPieces(i18n: I18n, sold: Sold, date: (day: string) => string): string[] {
  const { batch, soldFrom, soldUntil } = sold
  const from = soldFrom && date(soldFrom)
  const until = soldUntil && date(soldUntil)
  return [
    ...(batch === null
      ? []
      : [i18n.t({ id: 'recall.batch', message: 'Charge: {batch}', values: { batch } })]),
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

/** The headings below which every notice says the same. */
export function recallHeadings(i18n: I18n) {
  return {
    product: i18n.t({ id: 'recall.product', message: 'Betroffenes Produkt' }),
    hazard: i18n.t({ id: 'recall.hazard', message: 'Gefahr' }),
    whatToDo: i18n.t({ id: 'recall.whatToDo', message: 'Was jetzt zu tun ist' }),
    remedies: i18n.t({ id: 'recall.remedies', message: 'Zur Wahl stehen, kostenlos' }),
    contact: i18n.t({ id: 'recall.contact', message: 'Fragen zum Rückruf' }),
  }
}
