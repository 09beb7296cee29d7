import { Trans } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { useShopFormat } from '@shop/ui/shop-format'
import { labelHref, type OrderPapers } from '../order-papers.ts'
import css from '../orders.module.css'
import type { OrderAccess } from '../use-order.ts'
import { wasSent } from '../was-sent.ts'
import { OtherOrder } from './other-order.tsx'

type OrderReturnsProps = {
  loaded: Pick<LoadedOrder, 'returns' | 'parcels'>
  access: OrderAccess
  papers: OrderPapers
  nameOf: (key: string) => string
}

/** What was announced to come back and what has arrived, with the label for the parcel. */
export function OrderReturns({ loaded, access, papers, nameOf }: OrderReturnsProps) {
  const { date } = useShopFormat()

  return (
    <section className={css.part} aria-labelledby="order-returns">
      <h2 className={css.subtitle} id="order-returns">
        <Trans id="orderPage.returns" message="Rücksendungen" />
      </h2>
      <ul className={css.list}>
        {loaded.returns.map(({ number, state, announcedAt, receivedAt, replacement, items: back }) => {
          const isStopped = state === 'announced' && !back.some(({ key }) => wasSent(loaded, key))
          return (
            <li key={number} className={css.box}>
              <p>
                <strong className={css.whole}>{number}</strong>{' '}
                {state === 'received' && receivedAt ? (
                  <Trans
                    id="orderPage.returnReceived"
                    message="am {day} angekommen"
                    values={{ day: date(receivedAt) }}
                  />
                ) : isStopped ? (
                  <Trans
                    id="orderPage.returnDeclared"
                    message="angemeldet am {day}"
                    values={{ day: date(announcedAt) }}
                  />
                ) : (
                  <Trans
                    id="orderPage.returnExpected"
                    message="angemeldet am {day}, wird erwartet"
                    values={{ day: date(announcedAt) }}
                  />
                )}
              </p>
              <p className={css.quiet}>
                {back.map(({ key, quantity }) => `${quantity} × ${nameOf(key)}`).join(', ')}
              </p>
              {replacement === null ? null : (
                <p>
                  <Replacement number={replacement} access={access} isReceived={state === 'received'} />
                </p>
              )}
              {isStopped ? (
                <p>
                  <Trans
                    id="orderPage.returnStopped"
                    message="Noch nicht verschickt und angehalten: Sie müssen nichts zurückschicken. Das Etikett brauchen Sie nur, wenn doch noch ein Paket ankommt."
                  />
                </p>
              ) : null}
              {state === 'announced' ? (
                <a className={css.link} href={labelHref(papers, number)} target="_blank" rel="noopener">
                  <Trans id="orderPage.label" message="Etikett für die Rücksendung (PDF)" />
                </a>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ReplacementProps = { number: string; access: OrderAccess; isReceived: boolean }

/** The order that takes the place of what goes back, also once it is back. */
function Replacement({ number, access, isReceived }: ReplacementProps) {
  const parts = {
    values: { number },
    components: [<OtherOrder key="order" number={number} access={access} />],
  }
  return isReceived ? (
    <Trans
      id="orderPage.returnWasExchanged"
      message="Umgetauscht: Dafür gibt es Bestellung <0>{number}</0>."
      {...parts}
    />
  ) : (
    <Trans
      id="orderPage.returnExchanged"
      message="Wird umgetauscht: Dafür kommt Bestellung <0>{number}</0>."
      {...parts}
    />
  )
}
