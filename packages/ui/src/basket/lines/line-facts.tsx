import { Trans } from '@lingui/react'
import type { LineFacts } from '@shop/domain/product/line-facts'
import { AgeMark } from '../../age-mark/age-mark.tsx'
import { EnergyClass } from '../../energy-label/energy-class.tsx'
import { WarningList } from '../../warnings/warning-list.tsx'

/** What has to be said again of a product wherever it is about to be bought. @see eu-duties C-16, C-19 */
export function LineFactsView({ facts }: { facts: LineFacts }) {
  const { energyLabel, ageFrom, warnings, takesOldDevice } = facts

  return (
    <>
      {energyLabel ? <EnergyClass label={energyLabel} /> : null}
      {ageFrom === null ? null : <AgeMark months={ageFrom} />}
      <WarningList warnings={warnings} />
      {takesOldDevice ? (
        <span>
          <Trans
            id="basket.oldDevice"
            message="Bei der Lieferung nehmen wir ein gleichartiges Altgerät mit."
          />
        </span>
      ) : null}
    </>
  )
}
