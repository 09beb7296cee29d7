import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { isPurchase } from '@shop/domain/order/is-purchase'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { TryAgain } from '../../features/account/try-again.tsx'
import { ComplaintForm } from '../../features/orders/complaint-form.tsx'
import { useOrder } from '../../features/orders/use-order.ts'
import { usePageHref } from '../../use-shop.ts'
import { complaintRoute } from './complaint-route.ts'
import { UnknownOrder } from './unknown-order.tsx'

/** Says what is wrong with an item of an order. @see spec §2; product §7 "Complaint" */
export function ComplaintPage() {
  const { i18n } = useLingui()
  const { orderNumber } = complaintRoute.useParams()

  return (
    <AccountFrame
      here={pagePath('complaint', { orderNumber })}
      title={i18n.t({ id: 'complaint.title', message: 'Reklamation' })}
      lead={<ComplaintLead orderNumber={orderNumber} />}
      back={{
        path: pagePath('order', { orderNumber }),
        label: i18n.t({
          id: 'orderPage.numbered',
          message: 'Bestellung {number}',
          values: { number: orderNumber },
        }),
      }}
    >
      {() => <OwnComplaint key={orderNumber} orderNumber={orderNumber} />}
    </AccountFrame>
  )
}

export function ComplaintLead({ orderNumber }: { orderNumber: string }) {
  return (
    <Trans
      id="complaint.lead"
      message="Zu Ihrer Bestellung {number}. Mit Fotos finden wir schneller eine Lösung."
      values={{ number: orderNumber }}
    />
  )
}

function OwnComplaint({ orderNumber }: { orderNumber: string }) {
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const access = useMemo(() => ({ orderNumber, token: null }), [orderNumber])
  const { order, reload } = useOrder(access)

  if (order === 'loading') return <Skeleton height="30rem" shape="lines" />
  if (order === 'failed') return <TryAgain onRetry={reload} />
  if (order === 'unknown' || !isPurchase(order.order.state)) return <UnknownOrder />
  return (
    <ComplaintForm
      loaded={order}
      access={access}
      onDone={() => void navigate({ href: pageHref('order', { orderNumber }) })}
    />
  )
}
