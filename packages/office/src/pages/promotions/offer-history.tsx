import { Trans, useLingui } from '@lingui/react'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { useQuery } from '@tanstack/react-query'
import { offerHistoryQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { commandName } from '../../words/commands/command-name.ts'
import { moment } from '../../words/format.ts'
import { offerText } from './offer-text.ts'
import styles from './promotions-page.module.css'

/** How a promotion came to be what it is; an earlier version is taken into the form, and saved by hand. */
export function OfferHistory({ id, onTake }: { id: string; onTake: (record: PromotionRecord) => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(offerHistoryQuery(shop.id, id))
  const versions = data?.versions ?? []

  return (
    <Card title={i18n.t({ id: 'offer.history', message: 'History' })}>
      {data && versions.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="offer.noHistory" message="It has not been changed here yet." />
        </p>
      )}
      <ol className={styles.lines}>
        {versions.map(({ at, by, command, record }, index) => (
          <li key={`${at}-${command}`}>
            <span>
              <span className={styles.quiet}>{moment(at, i18n.locale)}</span>
              <strong>{by}</strong> {commandName(command, i18n)}
              {record && <span className={styles.quiet}>{offerText(record, i18n).join(' · ')}</span>}
            </span>
            {record && index > 0 && shop.may('promotions.change') && (
              <Button look="quiet" onPress={() => onTake(record)}>
                <Trans id="offer.takeVersion" message="Take into the form" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
