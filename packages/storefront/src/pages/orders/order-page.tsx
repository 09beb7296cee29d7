import { useLingui } from '@lingui/react'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { OrderView } from '../../features/orders/order-view.tsx'
import { useOrder } from '../../features/orders/use-order.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { TryAgain } from '../account/try-again.tsx'
import { orderRoute } from './order-route.ts'
import { UnknownOrder } from './unknown-order.tsx'

/** One order of the customer's own. @see spec §2 "/konto/bestellung/{orderNumber}/" */
export function OrderPage() {
  const { i18n } = useLingui()
  const { orderNumber } = orderRoute.useParams()

  return (
    <AccountFrame
      here={`/konto/bestellung/${orderNumber}/`}
      title={i18n.t({
        id: 'orderPage.numbered',
        message: 'Bestellung {number}',
        values: { number: orderNumber },
      })}
      back={{
        path: '/konto/bestellungen/',
        label: i18n.t({ id: 'account.orders', message: 'Bestellungen' }),
      }}
    >
      {() => <OwnOrder key={orderNumber} orderNumber={orderNumber} />}
    </AccountFrame>
  )
}

function OwnOrder({ orderNumber }: { orderNumber: string }) {
  const navigate = useNavigate()
  const path = useShopPath()
  const access = useMemo(() => ({ orderNumber, token: null }), [orderNumber])
  const { order, reload } = useOrder(access)

  if (order === 'loading') return <Skeleton height="30rem" shape="card" />
  if (order === 'unknown') return <UnknownOrder />
  if (order === 'failed') return <TryAgain onRetry={reload} />
  return (
    <OrderView
      loaded={order}
      access={access}
      onChanged={reload}
      onComplain={() => void navigate({ href: path(`/konto/bestellung/reklamation/${orderNumber}/`) })}
    />
  )
}
