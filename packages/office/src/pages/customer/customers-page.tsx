import { Trans, useLingui } from '@lingui/react'
import type { FoundCustomer } from '@shop/api-client/office/customer-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { customersQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { day } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'

const FEWEST_LETTERS = 2

/** Looks for somebody. Nobody is listed before: who is looked at has a reason. */
export function CustomersPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { q = '' } = useSearch({ from: '/desk/$shop/customers' })
  const navigate = useNavigate({ from: '/$shop/customers' })
  const [text, setText] = useState(q)
  const { data, error, isFetching } = useQuery(customersQuery(shop.id, q))

  function look(event: FormEvent): void {
    event.preventDefault()
    const asked = text.trim()
    if (asked.length >= FEWEST_LETTERS) void navigate({ search: { q: asked } })
  }

  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans id="customers.title" message="Customers" />
      </PageTitle>
      <form className={styles.form} onSubmit={look}>
        <Field
          label={i18n.t({ id: 'customers.search', message: 'Name, e-mail or customer number' })}
          hint={i18n.t({
            id: 'customers.searchHint',
            message:
              'The beginnings of words are enough, from two letters on, and a typo is forgiven. Every look is in the log.',
          })}
          value={text}
          onChange={setText}
          maxLength={200}
          autoFocus
        />
        <div>
          <Button type="submit" look="primary" isDisabled={text.trim().length < FEWEST_LETTERS}>
            <Trans id="customers.look" message="Look" />
          </Button>
        </div>
      </form>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {q !== '' && isFetching && data === undefined && (
        <Loading label={i18n.t({ id: 'customers.loading', message: 'Customers are looked for' })} rows={3} />
      )}
      {q !== '' && data && data.customers.length > 0 && <Found shop={shop.id} customers={data.customers} />}
      {q !== '' && data?.customers.length === 0 && (
        <Empty title={i18n.t({ id: 'customers.none', message: 'Nobody is found by this' })}>
          <Trans
            id="customers.noneHint"
            message="Who has only written or subscribed stands in the inbox, and is exported by e-mail address."
          />
        </Empty>
      )}
    </div>
  )
}

function Found({ shop, customers }: { shop: string; customers: readonly FoundCustomer[] }) {
  const { i18n } = useLingui()
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'customers.title', message: 'Customers' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="staff.name" message="Name" />
          </th>
          <th scope="col">
            <Trans id="customers.orders" message="Orders" />
          </th>
          <th scope="col">
            <Trans id="customers.since" message="Since" />
          </th>
          <th scope="col">
            <Trans id="customers.kind" message="Account" />
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map((person) => (
          <tr key={person.number}>
            <td>
              <Link to="/$shop/customers/$key" params={{ shop, key: person.number }} className={styles.way}>
                {person.name || person.email}
              </Link>
              <span className={styles.quiet}>
                {person.email} · {person.number}
              </span>
            </td>
            <td>{person.orders.toLocaleString(i18n.locale)}</td>
            <td>{day(person.createdAt, i18n.locale)}</td>
            <td data-corner="true">
              <Badge tone={person.isGuest ? 'quiet' : 'info'}>
                {person.isGuest ? (
                  <Trans id="order.guest" message="Guest" />
                ) : (
                  <Trans id="customers.account" message="Account" />
                )}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
