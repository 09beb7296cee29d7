import { Trans, useLingui } from '@lingui/react'
import { blockGiftCard, type ShownGiftCard } from '@shop/api-client/office/gift-card-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { day, moment, money } from '../../words/format.ts'
import styles from '../promotions/promotions-page.module.css'

/** A gift card with its balance and everything that was booked on it. */
export function FoundCard({ card, onChanged }: { card: ShownGiftCard; onChanged: () => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure } = useCommand()
  const isBlocked = card.state === 'blocked'
  const amount = (minor: number) => money(minor, card.currency, i18n.locale)

  async function block(): Promise<void> {
    if ((await act(blockGiftCard, { id: card.id, isBlocked: !isBlocked })) !== null) onChanged()
  }

  return (
    <section className={styles.step} aria-label={card.maskedCode}>
      <div className={styles.head}>
        <div>
          <strong>
            {card.maskedCode} · {amount(card.balance)}
          </strong>{' '}
          <CardState state={card.state} />
          <span className={styles.quiet}>
            {card.expiresAt === null
              ? i18n.t({ id: 'offer.noEnd', message: 'without an end' })
              : i18n.t({
                  id: 'vouchers.until',
                  message: 'until {day}',
                  values: { day: day(card.expiresAt, i18n.locale) },
                })}
            {card.order && (
              <>
                {' · '}
                <OrderLink number={card.order} />
              </>
            )}
          </span>
        </div>
        {shop.may('giftcards.change') && card.state !== 'waiting' && (
          <Button look={isBlocked ? 'plain' : 'danger'} isDisabled={isBusy} onPress={() => void block()}>
            {isBlocked
              ? i18n.t({ id: 'giftCards.unblock', message: 'Let it work again' })
              : i18n.t({ id: 'giftCards.block', message: 'Block' })}
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ul className={styles.lines} aria-label={i18n.t({ id: 'giftCards.history', message: 'Bookings' })}>
        {card.bookings.map((booking) => (
          <li key={`${booking.at}-${booking.kind}-${booking.amount}`}>
            <span>
              {bookingName(booking.kind)} {booking.order && <OrderLink number={booking.order} />}
              <span className={styles.quiet}>{moment(booking.at, i18n.locale)}</span>
            </span>
            <span className={styles.amount}>{amount(booking.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )

  function bookingName(kind: ShownGiftCard['bookings'][number]['kind']): string {
    switch (kind) {
      case 'issued':
        return i18n.t({ id: 'giftCards.issued', message: 'Issued' })
      case 'paid':
        return i18n.t({ id: 'giftCards.paid', message: 'Paid' })
      case 'released':
        return i18n.t({ id: 'giftCards.released', message: 'Not taken after all' })
      case 'refunded':
        return i18n.t({ id: 'giftCards.refunded', message: 'Given back' })
    }
  }
}

function OrderLink({ number }: { number: string }) {
  const shop = useShop()
  return shop.may('orders.read') ? (
    <Link to="/$shop/orders/$number" params={{ shop: shop.id, number }}>
      {number}
    </Link>
  ) : (
    <span>{number}</span>
  )
}

function CardState({ state }: { state: ShownGiftCard['state'] }) {
  switch (state) {
    case 'active':
      return (
        <Badge tone="good">
          <Trans id="giftCards.active" message="Works" />
        </Badge>
      )
    case 'waiting':
      return (
        <Badge tone="notice">
          <Trans id="giftCards.waiting" message="Waits for its payment" />
        </Badge>
      )
    case 'blocked':
      return (
        <Badge tone="bad">
          <Trans id="giftCards.blocked" message="Blocked" />
        </Badge>
      )
  }
}
