import { Trans, useLingui } from '@lingui/react'
import type { Arrangement, ShownListingFilters } from '@shop/api-client/office/listing-filter-commands'
import { useQuery } from '@tanstack/react-query'
import { listingFilterHistoryQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { commandName } from '../../words/commands/command-name.ts'
import { moment } from '../../words/format.ts'
import styles from './listing-filters.module.css'

type HistoryProps = {
  categoryId: number
  facets: ShownListingFilters['facets']
  onTake: (filters: Arrangement | null) => void
}

/** How the filters came to be what they are; an earlier state is taken into the draft, and saved by hand. */
export function FilterHistory({ categoryId, facets, onTake }: HistoryProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(listingFilterHistoryQuery(shop.id, categoryId))
  const labelOf = (name: string) => facets.find((facet) => facet.name === name)?.label ?? name

  return (
    <Card title={i18n.t({ id: 'offer.history', message: 'History' })}>
      {data?.versions.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="filters.noHistory" message="Nothing was set here yet." />
        </p>
      )}
      <ol className={styles.versions}>
        {data?.versions.map(({ at, by, command, filters }, index) => (
          <li key={`${at}-${index}`}>
            <span>
              <span className={styles.quiet}>{moment(at, i18n.locale)}</span>
              <span>
                <strong>{by}</strong> {commandName(command, i18n)} {categoryId}
              </span>
              {filters && (
                <span className={styles.quiet}>
                  {filters
                    .filter(({ state }) => state !== 'hidden')
                    .map(({ name }) => labelOf(name))
                    .join(', ')}
                </span>
              )}
            </span>
            {index > 0 && shop.may('merchandising.change') && (
              <Button
                look="quiet"
                aria-label={i18n.t({
                  id: 'filters.takeNamed',
                  message: 'Take into the draft: what held from {at}',
                  values: { at: moment(at, i18n.locale) },
                })}
                onPress={() => onTake(filters)}
              >
                <Trans id="ranking.take" message="Take into the draft" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
