import { useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { TryAgain } from '../../features/account/try-again.tsx'
import { useOrder } from '../../features/orders/use-order.ts'
import { OrderView } from '../../features/orders/view/order-view.tsx'
import { usePageHref } from '../../use-shop.ts'
import { orderRoute } from './order-route.ts'
import { UnknownOrder } from './unknown-order.tsx'

/** One order of the customer's own. @see spec §2 "/konto/bestellung/{orderNumber}/" */
export function OrderPage() {
  const { i18n } = useLingui()
  const { orderNumber } = orderRoute.useParams()

  return (
    <AccountFrame
      here={pagePath('order', { orderNumber })}
      title={i18n.t({
        id: 'orderPage.numbered',
        message: 'Bestellung {number}',
        values: { number: orderNumber },
      })}
      back={{
        path: pagePath('orders'),
        label: i18n.t({ id: 'account.orders', message: 'Bestellungen' }),
      }}
    >
      {() => <OwnOrder key={orderNumber} orderNumber={orderNumber} />}
    </AccountFrame>
  )
}

function OwnOrder({ orderNumber }: { orderNumber: string }) {
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const access = useMemo(() => ({ orderNumber, token: null }), [orderNumber])
  const { order, reload } = useOrder(access)

  if (order === 'loading') return <Skeleton height="30rem" shape="lines" />
  if (order === 'unknown') return <UnknownOrder />
  if (order === 'failed') return <TryAgain onRetry={reload} />
  return (
    <OrderView
      loaded={order}
      access={access}
      onChanged={reload}
      onComplain={() => void navigate({ href: pageHref('complaint', { orderNumber }) })}
    />
  )
}
