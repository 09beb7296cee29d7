import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { ORDER_SEARCH_MAX } from '@shop/domain/order/order-search'
import { OrderCard } from '@shop/ui/account/orders/order-card'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Pagination } from '@shop/ui/pagination/pagination'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { TextField } from '@shop/ui/text-field/text-field'
import { useNavigate } from '@tanstack/react-router'
import Package from 'lucide-react/icons/package'
import { type FormEvent, useCallback } from 'react'
import { OwnPart } from '../../features/account/own-part.tsx'
import css from '../../features/orders/orders.module.css'
import { useOwn } from '../../features/session/use-own.ts'
import { wholeNumber } from '../../search-words.ts'
import { usePageHref } from '../../use-shop.ts'

type OrderListProps = { page: string; search: string }

/** The orders that were asked for, and the field to ask for others. */
export function OrderList({ page, search }: OrderListProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const navigate = useNavigate()
  const orders = useOwn(
    useCallback(
      async (api: Api) => {
        const { listOrders } = await import('@shop/api-client/contract/user-orders')
        return api(listOrders, { page: wholeNumber(page) ?? 1, search })
      },
      [page, search],
    ),
  )
  // There is nothing to find in.
  const hasNone = search === '' && orders.value?.total === 0
  const isUnknown = search === '' && orders.value === null && !orders.isFailed
  const hrefFor = (wanted: number) => pageHref('orders', { q: search || undefined, page: String(wanted) })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget).get('q')).trim()
    void navigate({ href: pageHref('orders', { q: typed || undefined }) })
  }

  return (
    <div className={css.part}>
      {hasNone ? null : (
        <form
          className={css.search}
          data-unknown={isUnknown || undefined}
          method="get"
          action={pageHref('orders')}
          onSubmit={find}
        >
          <TextField
            name="q"
            type="search"
            required
            maxLength={ORDER_SEARCH_MAX}
            label={i18n.t({ id: 'orders.search', message: 'Bestellnummer oder Artikel' })}
            defaultValue={search}
          />
          <Button type="submit" kind="secondary">
            <Trans id="orders.find" message="Suchen" />
          </Button>
          {search ? (
            <ButtonLink kind="secondary" href={pageHref('orders')}>
              <Trans id="orders.all" message="Alle zeigen" />
            </ButtonLink>
          ) : null}
        </form>
      )}
      <OwnPart own={orders} waiting={<Skeleton height="20rem" shape="rows" />}>
        {(found) =>
          found.orders.length === 0 ? (
            <EmptyState
              icon={Package}
              title={
                search
                  ? i18n.t({ id: 'orders.none', message: 'Keine Bestellung gefunden' })
                  : i18n.t({ id: 'orders.empty', message: 'Noch keine Bestellung' })
              }
              text={
                search
                  ? i18n.t({
                      id: 'orders.noneText',
                      message: 'Versuchen Sie es mit einem Teil der Nummer oder des Namens.',
                    })
                  : i18n.t({
                      id: 'account.noOrder',
                      message: 'Sobald Sie bestellen, sehen Sie hier den Stand.',
                    })
              }
            >
              {search ? null : (
                <ButtonLink href={pageHref('home')}>
                  <Trans id="account.toShop" message="Zum Sortiment" />
                </ButtonLink>
              )}
            </EmptyState>
          ) : (
            <>
              <p role="status" className={css.quiet}>
                <Trans
                  id="orders.count"
                  message="{count, plural, one {Eine Bestellung} other {# Bestellungen}}"
                  values={{ count: found.total }}
                />
              </p>
              <ul className={css.list}>
                {found.orders.map((order) => (
                  <li key={order.number}>
                    <OrderCard
                      order={order}
                      href={pageHref('order', { orderNumber: order.number })}
                      level={2}
                    />
                  </li>
                ))}
              </ul>
              <Pagination page={found.page} pageCount={found.pages} hrefFor={hrefFor} />
            </>
          )
        }
      </OwnPart>
    </div>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
