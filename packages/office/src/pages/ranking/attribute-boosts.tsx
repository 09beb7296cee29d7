import { Trans, useLingui } from '@lingui/react'
import type { Boost, Ranking, ShownRanking } from '@shop/api-client/office/ranking-commands'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import styles from './ranking-page.module.css'
import { FACTORS, factorName } from './ranking-words.ts'

type BoostsProps = {
  draft: Ranking
  facets: ShownRanking['facets']
  onChange: (boosts: Boost[]) => void
  isFixed: boolean
}

/** All products of a brand, a colour, a material … lifted or buried together. */
export function AttributeBoosts({ draft, facets, onChange, isFixed }: BoostsProps) {
  const { i18n } = useLingui()
  const [name, setName] = useState(facets[0]?.name ?? '')
  const facet = facets.find((one) => one.name === name)
  const [value, setValue] = useState('')
  const [factor, setFactor] = useState<string>('2')
  const chosen = facet?.values.find((one) => one.value === value) ?? facet?.values[0]
  const boosts = draft.boosts.flatMap((boost) => ('facet' in boost ? [boost] : []))

  function add(): void {
    if (facet === undefined || chosen === undefined) return
    const boost = { facet: facet.name, value: chosen.value, factor: Number(factor) }
    onChange([...draft.boosts.filter((one) => !isSame(one, boost)), boost])
  }

  return (
    <Card title={i18n.t({ id: 'ranking.attributes', message: 'Lift or bury by attribute' })}>
      {boosts.length > 0 && (
        <ul className={styles.live}>
          {boosts.map((boost) => (
            <li key={`${boost.facet}-${boost.value}`}>
              <span>
                {labelOf(facets, boost)}
                <span className={styles.quiet}>{factorName(String(boost.factor), i18n)}</span>
              </span>
              {!isFixed && (
                <Button
                  look="quiet"
                  aria-label={i18n.t({
                    id: 'ranking.dropAttribute',
                    message: '{name} as usual again',
                    values: { name: labelOf(facets, boost) },
                  })}
                  onPress={() => onChange(draft.boosts.filter((one) => !isSame(one, boost)))}
                >
                  <X aria-hidden="true" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFixed && facet && chosen && (
        <>
          <Choice
            label={i18n.t({ id: 'ranking.attribute', message: 'Attribute' })}
            options={facets.map((one) => ({ key: one.name, name: one.label }))}
            value={facet.name}
            onChange={setName}
          />
          <Choice
            label={i18n.t({ id: 'ranking.value', message: 'Value' })}
            options={facet.values.map((one) => ({ key: one.value, name: one.label }))}
            value={chosen.value}
            onChange={setValue}
          />
          <Choice
            label={i18n.t({ id: 'ranking.strength', message: 'Lift or bury' })}
            options={FACTORS.filter((key) => key !== '1').map((key) => ({
              key,
              name: factorName(key, i18n),
            }))}
            value={factor}
            onChange={setFactor}
          />
          <div>
            <Button onPress={add}>
              <Trans id="ranking.addAttribute" message="Add to the draft" />
            </Button>
          </div>
        </>
      )}
      {boosts.length === 0 && (isFixed || facet === undefined) && (
        <p className={styles.quiet}>
          <Trans id="ranking.noAttributes" message="None." />
        </p>
      )}
    </Card>
  )
}

function isSame(one: Boost, other: { facet: string; value: string }): boolean {
  return 'facet' in one && one.facet === other.facet && one.value === other.value
}

function labelOf(facets: ShownRanking['facets'], { facet, value }: { facet: string; value: string }): string {
  const known = facets.find(({ name }) => name === facet)
  return `${known?.label ?? facet}: ${known?.values.find((one) => one.value === value)?.label ?? value}`
}
