import { Trans } from '@lingui/react'
import css from './sort-explanation.module.css'

/** What decides the order of the products; the law wants it where the order is chosen. @see eu-duties C-26 */
export function SortExplanation() {
  return (
    <div className={css.words}>
      <p>
        <Trans
          id="listing.sortExplainedRelevancy"
          message="„Beliebtheit“ zeigt zuerst, was besonders gefragt ist; in der Suche steht vorn, was am besten zu Ihren Suchwörtern passt. Einzelne Artikel hebt unsere Redaktion hervor."
        />
      </p>
      <p>
        <Trans
          id="listing.sortExplainedOthers"
          message="Die anderen Sortierungen folgen allein Preis, Datum, Rabatt, Lieferzeit oder Bewertung. Was ausverkauft ist, steht immer am Ende."
        />
      </p>
      <p>
        <Trans
          id="listing.sortExplainedEqual"
          message="Niemand kann für einen Platz bezahlen, und die Reihenfolge ist für alle gleich."
        />
      </p>
    </div>
  )
}
