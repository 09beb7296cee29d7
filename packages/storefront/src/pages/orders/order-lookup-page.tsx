import { Trans, useLingui } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useEffect, useRef, useState } from 'react'
import { TryAgain } from '../../features/account/try-again.tsx'
import { BesideContact } from '../../features/contact/beside-contact.tsx'
import { ComplaintForm } from '../../features/orders/complaint-form.tsx'
import css from '../../features/orders/orders.module.css'
import { type OrderAccess, useOrder } from '../../features/orders/use-order.ts'
import { OrderView } from '../../features/orders/view/order-view.tsx'
import { ComplaintLead } from './complaint-page.tsx'
import { OrderLookupForm } from './order-lookup-form.tsx'
import { UnknownOrder } from './unknown-order.tsx'

/** Finds an order without an account, and shows the order of a mailed link. @see eu-duties C-06 */
export function OrderLookupPage() {
  const access = useAccessOfHash()

  return (
    <PageWidth>
      <div className={css.page}>
        {access ? (
          <LinkedOrder access={access} />
        ) : (
          <BesideContact>
            <OrderLookupForm />
          </BesideContact>
        )}
      </div>
    </PageWidth>
  )
}

function LinkedOrder({ access }: { access: OrderAccess }) {
  const { i18n } = useLingui()
  const { order, reload } = useOrder(access)
  const [isComplaining, setComplaining] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (complaint: boolean) => {
    setComplaining(complaint)
    reload()
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <header className={css.head}>
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {isComplaining
            ? i18n.t({ id: 'complaint.title', message: 'Reklamation' })
            : i18n.t({
                id: 'orderPage.numbered',
                message: 'Bestellung {number}',
                values: { number: access.orderNumber },
              })}
        </h1>
        {isComplaining ? (
          <p className={css.lead}>
            <ComplaintLead orderNumber={access.orderNumber} />
          </p>
        ) : null}
      </header>
      {order === 'loading' ? (
        <div aria-busy="true">
          <Skeleton height="30rem" shape="lines" />
        </div>
      ) : order === 'unknown' ? (
        <UnknownOrder />
      ) : order === 'failed' ? (
        <TryAgain onRetry={reload} />
      ) : isComplaining ? (
        <ComplaintForm loaded={order} access={access} onDone={() => show(false)} />
      ) : (
        <OrderView loaded={order} access={access} onChanged={reload} onComplain={() => show(true)} />
      )}
      {/* With the order above it: before, it would be pushed down by what comes. */}
      {order === 'loading' ? null : (
        <p className={css.quiet}>
          <Trans
            id="orderLookup.private"
            message="Wer diesen Link hat, sieht Ihre Bestellung. Bitte teilen Sie ihn nur mit Vertrauten."
          />
        </p>
      )}
    </>
  )
}

/** `#LH00000042.token` of a mail's link: behind the hash it reaches neither logs nor caches. */
function useAccessOfHash(): OrderAccess | null {
  const [access, setAccess] = useState<OrderAccess | null>(null)

  useEffect(() => {
    const read = () => {
      const [, number = '', token = ''] = /^#([^.]{1,120})\.([\w-]{20,128})$/.exec(window.location.hash) ?? []
      setAccess(token === '' ? null : { orderNumber: decoded(number), token })
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return access
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
