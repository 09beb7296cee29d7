import { useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import css from '../../features/orders/orders.module.css'
import { FormerOrders } from './former-orders.tsx'
import { OrderList } from './order-list.tsx'
import { ordersRoute } from './orders-route.ts'

/** Every order of a customer, with pages and a search. @see spec §2 "/konto/bestellungen/" */
export function OrdersPage() {
  const { i18n } = useLingui()
  const { page = '1', q = '' } = ordersRoute.useSearch()

  return (
    <AccountFrame
      here={pagePath('orders')}
      title={i18n.t({ id: 'account.orders', message: 'Bestellungen' })}
      waiting={<Skeleton height="26rem" shape="rows" />}
    >
      {() => (
        <div className={css.order}>
          <OrderList key={`${page} ${q}`} page={page} search={q} />
          <FormerOrders key={q} search={q} />
        </div>
      )}
    </AccountFrame>
  )
}
