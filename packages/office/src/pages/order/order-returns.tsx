import { Trans, useLingui } from '@lingui/react'
import type { ShownOrder, ShownReturn } from '@shop/api-client/office/order-commands'
import { returnLabel } from '@shop/api-client/office/return-commands'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { calendarDay, moment, money } from '../../words/format.ts'
import { officeCarrierName } from '../../words/names/carrier-name.ts'
import { returnBasisName, returnStateName } from '../../words/names/return-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { OrderLink } from './order-link.tsx'
import styles from './order-page.module.css'
import { RefundReturn } from './refund-return.tsx'
import { ExchangeForm } from './steps/exchange-form.tsx'

/** What is on its way back, and what has come. */
export function OrderReturns({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const [problem, setProblem] = useState<string | null>(null)
  const [refunded, setRefunded] = useState<string | null>(null)
  const [exchanged, setExchanged] = useState<string | null>(null)
  const expected = order.returns.find(({ number, refundedAt }) => number === exchanged && refundedAt === null)

  async function save(returnNumber: string): Promise<void> {
    setProblem(null)
    try {
      saveFile(await answer(shop, returnLabel, { number: order.number, returnNumber }))
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  return (
    <Card title={i18n.t({ id: 'returns.title', message: 'Returns' })}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <ul className={styles.lines}>
        {order.returns.map((one) => (
          <li key={one.number} className={styles.return}>
            <div>
              <p className={styles.strong}>
                {one.number}{' '}
                <Badge tone={one.state === 'announced' ? 'notice' : 'good'}>
                  {returnStateName(one.state, i18n)}
                </Badge>
              </p>
              <ReturnFacts one={one} order={order} />
            </div>
            {one.state === 'announced' && one.refundedAt === null && may('orders.money') && (
              <Button
                look="quiet"
                aria-label={i18n.t({
                  id: 'exchange.openOf',
                  message: 'Exchange {number}',
                  values: { number: one.number },
                })}
                onPress={() => setExchanged(one.number)}
              >
                <Trans id="exchange.open" message="Exchange" />
              </Button>
            )}
            {one.state === 'announced' && one.refundedAt === null && may('orders.money') && (
              <Button
                look="quiet"
                aria-label={i18n.t({
                  id: 'return.refundFirstOf',
                  message: 'Refund before it comes: {number}',
                  values: { number: one.number },
                })}
                onPress={() => setRefunded(one.number)}
              >
                <Trans id="return.refundFirst" message="Refund before it comes" />
              </Button>
            )}
            {one.state === 'announced' && may('orders.takeBack') && (
              <Button
                look="quiet"
                aria-label={i18n.t({
                  id: 'return.labelOf',
                  message: 'Label of {number}',
                  values: { number: one.number },
                })}
                onPress={() => void save(one.number)}
              >
                <FileText aria-hidden="true" />
                <Trans id="return.label" message="Label" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Sheet
        title={i18n.t({ id: 'return.refundFirst', message: 'Refund before it comes' })}
        isOpen={refunded !== null}
        onClose={() => setRefunded(null)}
      >
        {refunded && <RefundReturn order={order} returnNumber={refunded} onDone={() => setRefunded(null)} />}
      </Sheet>
      <Sheet
        title={i18n.t({ id: 'exchange.title', message: 'Send something else instead' })}
        isOpen={expected !== undefined}
        onClose={() => setExchanged(null)}
      >
        {expected && <ExchangeForm order={order} expected={expected} onDone={() => setExchanged(null)} />}
      </Sheet>
    </Card>
  )
}

function ReturnFacts({ one, order }: { one: ShownReturn; order: ShownOrder }) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { basis, announcedAt, receivedAt, due, carrier, trackingNumber, amount, replacement } = one
  const parcel = [carrier === null ? '' : officeCarrierName(carrier), trackingNumber ?? '']
    .filter(Boolean)
    .join(' ')
  return (
    <>
      {one.lines.map(({ position, quantity, hasLeft }) => (
        <p key={position}>
          {quantity} × {order.lines.find((line) => line.position === position)?.name ?? position}
          {!hasLeft && (
            <>
              {' '}
              <Badge tone="quiet">
                <Trans id="return.neverLeft" message="Never left" />
              </Badge>
            </>
          )}
        </p>
      ))}
      <p className={styles.quiet}>
        {[returnBasisName(basis, i18n), moment(receivedAt ?? announcedAt, i18n.locale), parcel]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {due && (
        <p className={styles.quiet} data-late={due.isOverdue}>
          <Trans
            id="return.due"
            message="Money back by {day} ({source})"
            values={{ day: calendarDay(due.day, i18n.locale), source: due.source ?? '–' }}
          />
        </p>
      )}
      {replacement !== null && (
        <p>
          <Trans id="return.exchanged" message="Exchanged, instead of it goes" />{' '}
          <OrderLink shop={shop} number={replacement} />
        </p>
      )}
      {amount !== null && amount > 0 && (
        <p className={styles.quiet}>
          <Trans
            id="return.amount"
            message="{amount} went back for it"
            values={{ amount: money(amount, order.currency, i18n.locale) }}
          />
        </p>
      )}
    </>
  )
}
