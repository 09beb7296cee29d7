import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { recalledWords } from '@shop/i18n/recall-words'
import { BasketLine } from '@shop/ui/basket/lines/basket-line'
import { BasketLines } from '@shop/ui/basket/lines/basket-lines'
import { orderStateName } from '@shop/ui/order/order-state-name.ts'
import { usePageHref, useShopPath } from '../../../use-shop.ts'
import { lineSavings } from '../../basket/line-savings.ts'
import css from '../orders.module.css'
import { wasSent } from '../was-sent.ts'

/** What was bought, each item with how far it is. */
export function OrderItems({ loaded }: { loaded: LoadedOrder }) {
  const { order, itemStates, returns, recalls } = loaded
  const { i18n } = useLingui()
  const path = useShopPath()
  const pageHref = usePageHref()
  const recallOf = (key: string) => {
    const recall = recalls.find((known) => known.key === key)
    return recall ? { text: recalledWords(i18n, recall.headline), href: pageHref('recalls') } : null
  }
  const promotions = order.totals.reductions.map(({ promotionId, name, code, amount }) => ({
    id: promotionId,
    name,
    code,
    reduction: amount,
  }))
  const stateOf = (key: string) => itemStates.find((known) => known.key === key)?.state ?? order.state
  const stateInWords = (key: string) => {
    const state = stateOf(key)
    const given = returns
      .flatMap(({ items }) => items)
      .filter((item) => item.key === key)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const name = orderStateName(i18n, state)
    return given === 0 || state === 'withdrawn' || state === 'refunded' || state === 'returned'
      ? name
      : i18n.t({
          id: 'orderPage.partBack',
          message: '{state}, {count} davon auf dem Weg zurück oder zurück',
          values: { state: name, count: given },
        })
  }

  return (
    <section className={css.part} aria-labelledby="order-items">
      <h2 className={css.subtitle} id="order-items">
        <Trans id="orderPage.items" message="Artikel" />
      </h2>
      <BasketLines>
        {order.packages
          .flatMap((parcel) => parcel.items)
          .map((item) => (
            <BasketLine
              key={item.key}
              item={item}
              href={path(basketItemHref(item))}
              delivery={stateInWords(item.key)}
              isBusy={false}
              quantity={null}
              onRemove={null}
              savings={lineSavings(item, promotions)}
              isPlain
              recall={recallOf(item.key)}
              actions={
                wasSent(loaded, item.key) ? (
                  <a className={css.link} href={`${path(basketItemHref(item))}#reviews`}>
                    <Trans
                      id="orderPage.review"
                      message="Bewerten<0>: {name}</0>"
                      values={{ name: item.product.name }}
                      components={[<span key="name" className={css.hidden} />]}
                    />
                  </a>
                ) : null
              }
            />
          ))}
      </BasketLines>
    </section>
  )
}
