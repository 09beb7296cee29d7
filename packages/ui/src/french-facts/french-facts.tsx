import { Trans, useLingui } from '@lingui/react'
import { mediaAddress } from '@shop/domain/image/media-address'
import type { FrenchFacts, RepairIndex, SpareParts } from '@shop/domain/product/french-facts'
import { COLON } from '@shop/domain/text/colon'
import type { ReactNode } from 'react'
import { type Feature, FeatureTable } from '../product/feature-table.tsx'
import { useShopFormat } from '../shop-format.tsx'
import { Triman } from './triman.tsx'

/** What France wants said of a product: indices, spare parts, how it is sorted, what is known of its environment. */
export function FrenchFactsView({ facts }: { facts: FrenchFacts }) {
  const { i18n } = useLingui()
  const { repairIndex, durabilityIndex, spareParts, triman, environmentalSheet } = facts
  const rows: (Feature | null)[] = [
    repairIndex
      ? {
          key: 'repair',
          label: i18n.t({ id: 'french.repairIndex', message: 'Index der Reparierbarkeit' }),
          value: <Index {...repairIndex} />,
        }
      : null,
    durabilityIndex
      ? {
          key: 'durability',
          label: i18n.t({ id: 'french.durabilityIndex', message: 'Index der Haltbarkeit' }),
          value: <Index {...durabilityIndex} />,
        }
      : null,
    spareParts
      ? {
          key: 'parts',
          label: i18n.t({ id: 'french.spareParts', message: 'Ersatzteile' }),
          value: <Parts {...spareParts} />,
        }
      : null,
    triman
      ? {
          key: 'sorting',
          label: i18n.t({ id: 'french.sorting', message: 'Entsorgung' }),
          value: (
            <>
              <Triman />
              {triman.map(({ part, bin }) => (
                <div key={part} lang="fr">
                  {part}
                  {COLON.fr} {bin}
                </div>
              ))}
            </>
          ),
        }
      : null,
    environmentalSheet
      ? {
          key: 'environment',
          label: i18n.t({ id: 'french.environment', message: 'Umwelteigenschaften' }),
          value: (
            <>
              {environmentalSheet.text === null ? null : <div lang="fr">{environmentalSheet.text}</div>}
              {environmentalSheet.link === null ? null : (
                <Sheet src={environmentalSheet.link}>
                  <Trans id="french.sheet" message="Produktblatt ansehen" />
                </Sheet>
              )}
            </>
          ),
        }
      : null,
  ]
  return <FeatureTable features={rows.filter((row) => row !== null)} />
}

function Index({ value, sheet }: RepairIndex) {
  const { number } = useShopFormat()
  return (
    <>
      <Trans id="french.outOfTen" message="{value} von 10" values={{ value: number(value) }} />
      {', '}
      <Sheet src={sheet}>
        <Trans id="french.indexSheet" message="wie er berechnet ist" />
      </Sheet>
    </>
  )
}

function Parts(parts: SpareParts) {
  return parts.available ? (
    <Trans
      id="french.partsForYears"
      message="{years, plural, one {# Jahr lang erhältlich} other {# Jahre lang erhältlich}}"
      values={{ years: parts.years }}
    />
  ) : (
    <Trans id="french.noParts" message="nicht erhältlich" />
  )
}

function Sheet({ src, children }: { src: string; children: ReactNode }) {
  return (
    <a href={mediaAddress(src)} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
