import type { ReactNode } from 'react'
import { usePageHref } from '../../../use-shop.ts'
import css from '../orders.module.css'
import type { OrderAccess } from '../use-order.ts'

type OtherOrderProps = { number: string; access: OrderAccess; children?: ReactNode }

/** The number of another order of the same customer: a link, except where the token of a mail opens this one alone. */
export function OtherOrder({ number, access, children }: OtherOrderProps) {
  const pageHref = usePageHref()
  if (access.token !== null) return <strong>{children}</strong>
  return (
    <a className={css.link} href={pageHref('order', { orderNumber: number })}>
      {children}
    </a>
  )
}
