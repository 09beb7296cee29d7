import { Trans, useLingui } from '@lingui/react'
import type { ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import listing from '../../parts/listing.module.css'
import { day } from '../../words/format.ts'
import { remedyName } from '../../words/inbox-words.ts'
import { stateName } from '../../words/names/state-name.ts'
import { DueText } from './due-text.tsx'
import styles from './inbox-item-page.module.css'

/** Who wrote it, which order it is about, who looks after it, and until when. */
export function InboxAside({ item }: { item: ShownInboxItem }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { order, customer, complaint, owner, question } = item
  return (
    <>
      <Card title={i18n.t({ id: 'inbox.care', message: 'Who, and until when' })}>
        <dl className={listing.facts}>
          <dt>
            <Trans id="inbox.owner" message="Looked after by" />
          </dt>
          <dd>{owner?.name ?? <Trans id="inbox.nobody" message="Nobody yet" />}</dd>
          <dt>
            <Trans id="inbox.due" message="Until" />
          </dt>
          <dd>
            <DueText due={item.due} />
          </dd>
        </dl>
      </Card>
      <Card title={i18n.t({ id: 'inbox.writer', message: 'Written by' })}>
        <div className={styles.reach}>
          <p className={styles.strong}>{item.name || '–'}</p>
          {item.email !== '' && (
            <p>
              <a href={`mailto:${item.email}`}>{item.email}</a>
            </p>
          )}
          {customer && may('customers.show') && (
            <p>
              <Link to="/$shop/customers/$key" params={{ shop, key: customer.number }}>
                <Trans
                  id="inbox.toCustomer"
                  message="Everything about {name}"
                  values={{ name: customer.name }}
                />
              </Link>
            </p>
          )}
        </div>
        {question && item.email === '' && (
          <p className={styles.quiet}>
            <Trans
              id="inbox.noAddress"
              message="The address is forgotten: the mail went out, or its period is over."
            />
          </p>
        )}
        {!customer && item.email !== '' && (
          <p className={styles.quiet}>
            <Trans id="inbox.noCustomer" message="Nobody has ordered or signed up under this address." />
          </p>
        )}
      </Card>
      {question && (
        <Card title={i18n.t({ id: 'inbox.product', message: 'Product' })}>
          <p>
            {may('products.read') ? (
              <Link to="/$shop/products/$id" params={{ shop, id: String(question.product.id) }}>
                {question.product.name}
              </Link>
            ) : (
              question.product.name
            )}
            <span className={listing.quiet}>{question.product.referenceKey}</span>
          </p>
        </Card>
      )}
      {(order || item.orderNumber !== '') && (
        <Card title={i18n.t({ id: 'inbox.order', message: 'Order' })}>
          {order ? (
            <p>
              <Link to="/$shop/orders/$number" params={{ shop, number: order.number }}>
                {order.number}
              </Link>{' '}
              <span className={styles.quiet}>
                {day(order.placedAt, i18n.locale)} · {stateName(order.state, i18n)}
              </span>
            </p>
          ) : (
            <p>
              {item.orderNumber}{' '}
              <span className={styles.quiet}>
                <Trans id="inbox.noOrder" message="no order of this shop" />
              </span>
            </p>
          )}
          {complaint && (
            <p>
              {complaint.quantity} × {complaint.item}
              <span className={listing.quiet}>
                {complaint.articleNumber} ·{' '}
                <Trans
                  id="inbox.wants"
                  message="would like: {remedy}"
                  values={{ remedy: remedyName(complaint.remedy, i18n) }}
                />
              </span>
            </p>
          )}
        </Card>
      )}
    </>
  )
}
