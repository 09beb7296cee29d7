import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { OrderComplaints } from './order-complaints.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderReturns } from './order-returns.tsx'
import type { OrderViewProps } from './order-view.tsx'

/** Returns, refunds and complaints of an order with their states. */
export function OrderAftermath({ loaded, access }: OrderViewProps) {
  const { order, returns, refunds, complaints } = loaded
  const papers = { ...access, locale: order.locale }
  const nameOf = itemNames(order)

  return (
    <>
      {returns.length > 0 ? (
        <OrderReturns loaded={loaded} access={access} papers={papers} nameOf={nameOf} />
      ) : null}
      {refunds.length > 0 ? <OrderRefunds refunds={refunds} currency={order.currencyCode} /> : null}
      {complaints.length > 0 ? (
        <OrderComplaints complaints={complaints} papers={papers} nameOf={nameOf} />
      ) : null}
    </>
  )
}

/** Names the items of an order by their keys. */
function itemNames({ packages }: LoadedOrder['order']): (key: string) => string {
  const items = packages.flatMap((parcel) => parcel.items)
  return (key) => items.find((item) => item.key === key)?.product.name ?? ''
}
