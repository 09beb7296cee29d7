import { Trans } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { OrderCard } from '@shop/ui/account/orders/order-card'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { OwnPart } from '../../features/account/own-part.tsx'
import { useOwn } from '../../features/session/use-own.ts'
import { usePageHref } from '../../use-shop.ts'
import css from './account-page.module.css'

async function newestOrders(api: Api) {
  const { listOrders } = await import('@shop/api-client/contract/user-orders')
  return (await api(listOrders, {})).orders
}

/** The last order and its state; a note when there is none yet. */
export function LastOrder() {
  const pageHref = usePageHref()
  const orders = useOwn(newestOrders)

  return (
    <section className={css.last} aria-labelledby="last-order">
      <h2 className={css.subtitle} id="last-order">
        <Trans id="account.lastOrder" message="Letzte Bestellung" />
      </h2>
      <div className={css.lastPlace}>
        <OwnPart own={orders} waiting={<Skeleton height="var(--last-order-room)" shape="rows" />}>
          {([last]) =>
            last ? (
              <OrderCard order={last} href={pageHref('order', { orderNumber: last.number })} />
            ) : (
              <div className={css.none}>
                <p>
                  <Trans id="account.noOrder" message="Sobald Sie bestellen, sehen Sie hier den Stand." />
                </p>
                <ButtonLink href={pageHref('home')} kind="secondary">
                  <Trans id="account.toShop" message="Zum Sortiment" />
                </ButtonLink>
              </div>
            )
          }
        </OwnPart>
      </div>
    </section>
  )
}
