import { Trans, useLingui } from '@lingui/react'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Card } from '../../parts/card.tsx'
import { money } from '../../words/format.ts'
import { STATE_TONES, stateName } from '../../words/names/state-name.ts'
import styles from './order-page.module.css'

/** What was ordered, with the sums. */
export function OrderLines({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const { lines, totals, currency } = order
  const amount = (minor: number) => money(minor, currency, i18n.locale)
  const isMixed = new Set(lines.map(({ state }) => state)).size > 1

  return (
    <Card title={i18n.t({ id: 'order.items', message: 'Items' })}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.position} className={styles.line}>
            {line.picture === null ? (
              <span className={styles.picture} />
            ) : (
              <img
                className={styles.picture}
                src={line.picture.startsWith('/') ? `${origin}${line.picture}` : line.picture}
                alt=""
                width="48"
                height="48"
                loading="lazy"
              />
            )}
            <div>
              <p className={styles.strong}>
                {line.quantity} × {line.name}
              </p>
              <p className={styles.quiet}>
                {[line.brand, line.articleNumber, ...line.details].filter(Boolean).join(' · ')}
              </p>
              {(isMixed || line.isGift) && (
                <p className={styles.badges}>
                  {isMixed && <Badge tone={STATE_TONES[line.state]}>{stateName(line.state, i18n)}</Badge>}
                  {line.isGift && (
                    <Badge tone="quiet">
                      <Trans id="order.gift" message="Gift" />
                    </Badge>
                  )}
                </p>
              )}
            </div>
            {order.isWhole && <p className={styles.amount}>{amount(line.total)}</p>}
          </li>
        ))}
      </ul>
      {order.isWhole && (
        <dl className={styles.sums}>
          {SUMS.filter((key) => totals[key] !== 0).map((key) => (
            <div key={key}>
              <dt>{sumName(key, i18n)}</dt>
              <dd>{amount(key === 'shipping' || key === 'fee' ? totals[key] : -totals[key])}</dd>
            </div>
          ))}
          <div className={styles.strong}>
            <dt>
              <Trans id="order.total" message="Total" />
            </dt>
            <dd>{amount(totals.total)}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}

const SUMS = ['shipping', 'fee', 'reduction', 'giftcard', 'balance'] as const

function sumName(key: (typeof SUMS)[number], i18n: ReturnType<typeof useLingui>['i18n']): string {
  const names = {
    shipping: i18n.t({ id: 'order.shipping', message: 'Shipping' }),
    fee: i18n.t({ id: 'order.fee', message: 'Fee' }),
    reduction: i18n.t({ id: 'order.reduction', message: 'Promotions and vouchers' }),
    giftcard: i18n.t({ id: 'order.giftcard', message: 'Gift card' }),
    balance: i18n.t({ id: 'order.balance', message: 'Account balance' }),
  }
  return names[key]
}
