import { Trans, useLingui } from '@lingui/react'
import type { ShownCustomer } from '@shop/api-client/office/customer-commands'
import { Card } from '../../parts/card.tsx'
import styles from '../../parts/listing.module.css'
import { day, moment, money } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'

/** Who it is, what they have agreed to, where they live, and how much they have laid aside. */
export function CustomerFacts({ customer }: { customer: ShownCustomer }) {
  const { i18n } = useLingui()
  return (
    <>
      <Card title={i18n.t({ id: 'customer.who', message: 'Who' })}>
        <dl className={styles.facts}>
          <dt>
            <Trans id="signIn.email" message="E-mail" />
          </dt>
          <dd>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
            <span className={styles.quiet}>
              {customer.isEmailProven ? (
                <Trans id="customer.proven" message="proven by a link" />
              ) : (
                <Trans id="customer.notProven" message="typed in, not proven" />
              )}
            </span>
          </dd>
          {customer.phone && (
            <>
              <dt>
                <Trans id="customer.phone" message="Telephone" />
              </dt>
              <dd>
                <a href={`tel:${customer.phone}`}>{customer.phone}</a>
              </dd>
            </>
          )}
          <dt>
            <Trans id="customers.since" message="Since" />
          </dt>
          <dd>{day(customer.createdAt, i18n.locale)}</dd>
          {customer.lastSignIn && (
            <>
              <dt>
                <Trans id="staff.lastSignIn" message="Last sign-in" />
              </dt>
              <dd>{moment(customer.lastSignIn, i18n.locale)}</dd>
            </>
          )}
          {customer.balances.map(({ currency, amount }) => (
            <div key={currency}>
              <dt>
                <Trans id="customer.balance" message="Balance" />
              </dt>
              <dd>{money(amount, currency, i18n.locale)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Shelves customer={customer} />
      <Newsletters customer={customer} />
      <ReviewInvitations customer={customer} />
      <Addresses customer={customer} />
    </>
  )
}

function Shelves({ customer: { shelves } }: { customer: ShownCustomer }) {
  const { i18n } = useLingui()
  const rows = [
    [i18n.t({ id: 'customer.baskets', message: 'Articles in baskets' }), shelves.basketUnits],
    [i18n.t({ id: 'customer.wishes', message: 'On the wish list' }), shelves.wishes],
    [i18n.t({ id: 'customer.giftLists', message: 'Gift lists' }), shelves.giftLists],
    [i18n.t({ id: 'customer.reminders', message: 'Reminders' }), shelves.reminders],
  ] as const
  return (
    <Card title={i18n.t({ id: 'customer.shelves', message: 'Laid aside' })}>
      <dl className={styles.facts}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString(i18n.locale)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Newsletters({ customer: { newsletters } }: { customer: ShownCustomer }) {
  const { i18n } = useLingui()
  const names = {
    pending: i18n.t({ id: 'customer.newsletter.pending', message: 'Asked for, not confirmed' }),
    confirmed: i18n.t({ id: 'customer.newsletter.confirmed', message: 'Confirmed' }),
    unsubscribed: i18n.t({ id: 'customer.newsletter.unsubscribed', message: 'Ended' }),
  }
  return (
    <Card title={i18n.t({ id: 'customer.newsletter', message: 'Consent: newsletter' })}>
      {newsletters.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="customer.noNewsletter" message="Never asked for it." />
        </p>
      )}
      <ul className={styles.rows}>
        {newsletters.map(({ state, at, locale, source }) => (
          <li key={`${at}${locale}`}>
            <span>{names[state]}</span>
            <span className={styles.quiet}>
              {[day(at, i18n.locale), locale && localeName(locale, i18n), source].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ReviewInvitations({
  customer: { reviewInvitationsSince: since, isGuest },
}: {
  customer: ShownCustomer
}) {
  const { i18n } = useLingui()
  if (isGuest) return null
  return (
    <Card title={i18n.t({ id: 'customer.reviewInvitations', message: 'Consent: invitations to review' })}>
      <p className={since === null ? styles.quiet : undefined}>
        {since === null ? (
          <Trans id="customer.noReviewInvitations" message="Has not chosen them." />
        ) : (
          i18n.t({
            id: 'customer.reviewInvitationsSince',
            message: 'Chosen on {day}',
            values: { day: day(since, i18n.locale) },
          })
        )}
      </p>
    </Card>
  )
}

function Addresses({ customer: { addresses } }: { customer: ShownCustomer }) {
  const { i18n } = useLingui()
  if (addresses.length === 0) return null
  return (
    <Card title={i18n.t({ id: 'customer.addresses', message: 'Addresses' })}>
      <ul className={styles.rows}>
        {addresses.map(({ lines, country, isDefaultShipping, isDefaultBilling }) => (
          <li key={lines.join()}>
            <span>
              {[...lines, country].join(', ')}
              <span className={styles.quiet}>
                {isDefaultShipping && <Trans id="customer.ships" message="Parcels go here. " />}
                {isDefaultBilling && <Trans id="customer.bills" message="Bills go here." />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
