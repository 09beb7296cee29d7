import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recallBuyersQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import listing from '../../parts/listing.module.css'
import { Loading, Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './recalls.module.css'

/** Who bought it, with their orders. It is asked for by hand, because the log notes who looked at customers. */
export function RecallBuyers({ id }: { id: string }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching } = useQuery({ ...recallBuyersQuery(shop.id, id), enabled: isAsked })
  const title = i18n.t({ id: 'recalls.buyers', message: 'Who bought it' })

  return (
    <Card title={title}>
      {!isAsked && (
        <div className={listing.actions}>
          <Button onPress={() => setAsked(true)}>
            <Trans id="recalls.showBuyers" message="Show the buyers" />
          </Button>
        </div>
      )}
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isFetching && !data && (
        <Loading
          label={i18n.t({ id: 'recalls.buyersLoading', message: 'The buyers are loading' })}
          rows={3}
        />
      )}
      {data && (
        <>
          <p role="status">
            <Trans
              id="recalls.buyersCount"
              message="{all, plural, =0 {Nobody has bought of it.} one {One address has bought of it.} other {# addresses have bought of it.}}"
              values={{ all: data.all }}
            />
          </p>
          {data.buyers.length > 0 && (
            <ul className={styles.buyers} aria-label={title}>
              {data.buyers.map(({ address, orderNumbers }) => (
                <li key={address}>
                  {address}
                  <span className={listing.actions}>
                    {orderNumbers.map((number) => (
                      <Link key={number} to="/$shop/orders/$number" params={{ shop: shop.id, number }}>
                        {number}
                      </Link>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  )
}
