import { Trans, useLingui } from '@lingui/react'
import type { Ranking } from '@shop/api-client/office/ranking-commands'
import { useQuery } from '@tanstack/react-query'
import { rankingHistoryQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { commandName } from '../../words/commands/command-name.ts'
import { moment } from '../../words/format.ts'
import styles from './ranking-page.module.css'

/** How a ranking came to be what it is; an earlier one is taken into the draft, and published by hand. */
export function RankingHistory({ id, onTake }: { id: string; onTake: (ranking: Ranking) => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(rankingHistoryQuery(shop.id, id))

  return (
    <Card title={i18n.t({ id: 'offer.history', message: 'History' })}>
      {data?.versions.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="ranking.noHistory" message="Nothing was published here yet." />
        </p>
      )}
      <ol className={styles.live}>
        {data?.versions.map(({ at, by, command, ranking }, index) => (
          <li key={`${at}-${index}`}>
            <span>
              <span className={styles.quiet}>{moment(at, i18n.locale)}</span>
              <strong>{by}</strong> {commandName(command, i18n)}
              {ranking && (
                <span className={styles.quiet}>
                  {i18n.t({
                    id: 'ranking.counts',
                    message: '{pins} pinned, {boosts} lifted or buried',
                    values: { pins: ranking.pins.length, boosts: ranking.boosts.length },
                  })}
                </span>
              )}
            </span>
            {ranking && index > 0 && shop.may('merchandising.change') && (
              <Button look="quiet" onPress={() => onTake(ranking)}>
                <Trans id="ranking.take" message="Take into the draft" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
