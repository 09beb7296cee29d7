import { Trans, useLingui } from '@lingui/react'
import type { MoneyRequest } from '@shop/api-client/office/money-commands'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { moneyRequestsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { moment, money } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { DecideMoney } from './decide-money.tsx'
import { MoneyLimit } from './money-limit.tsx'

type Deciding = { request: MoneyRequest; isApproved: boolean }

/** Refunds above the limit: whoever has not asked for one decides. */
export function ApprovalsPart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(moneyRequestsQuery(shop.id))
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return <Loading label={i18n.t({ id: 'system.loading', message: 'The shop is looked at' })} rows={4} />
  const { limit, waiting, decided } = data
  return (
    <>
      <MoneyLimit limit={limit} />
      {waiting.length === 0 ? (
        <Empty title={i18n.t({ id: 'money.none', message: 'No refund waits for a decision' })} />
      ) : (
        <RequestTable
          title={i18n.t({ id: 'money.waiting', message: 'Waiting for a decision' })}
          requests={waiting}
          onDecide={setDeciding}
        />
      )}
      {decided.length > 0 && (
        <RequestTable
          title={i18n.t({ id: 'money.decided', message: 'Decided' })}
          requests={decided}
          onDecide={null}
        />
      )}
      <Sheet
        title={
          deciding?.isApproved
            ? i18n.t({ id: 'money.approve', message: 'Give it back' })
            : i18n.t({ id: 'money.refuse', message: 'Refuse' })
        }
        isOpen={deciding !== null}
        onClose={() => setDeciding(null)}
      >
        {deciding && <DecideMoney {...deciding} onDone={() => setDeciding(null)} />}
      </Sheet>
    </>
  )
}

type RequestTableProps = {
  title: string
  requests: readonly MoneyRequest[]
  onDecide: ((deciding: Deciding) => void) | null
}

function RequestTable({ title, requests, onDecide }: RequestTableProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="orders.number" message="Order" />
          </th>
          <th scope="col">
            <Trans id="money.askedBy" message="Asked by" />
          </th>
          <th scope="col">
            <Trans id="step.why" message="Why" />
          </th>
          <th scope="col">
            <Trans id="money.decision" message="Decision" />
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <td>
              <strong>{money(request.amount, request.currency, i18n.locale)}</strong>{' '}
              <Link to="/$shop/orders/$number" params={{ shop, number: request.number }}>
                {request.number}
              </Link>
            </td>
            <td>
              {request.askedBy}
              <span className={styles.quiet}>{moment(request.askedAt, i18n.locale)}</span>
            </td>
            <td>
              {request.note ?? '–'}
              {request.why && <span className={styles.quiet}>{request.why}</span>}
            </td>
            <td>
              {onDecide === null ? (
                <Decided request={request} />
              ) : (
                <Decide request={request} onDecide={onDecide} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Decided({ request: { state, decidedBy } }: { request: MoneyRequest }) {
  return (
    <>
      <Badge tone={state === 'approved' ? 'good' : 'quiet'}>
        {state === 'approved' ? (
          <Trans id="money.approved" message="Given back" />
        ) : (
          <Trans id="money.refused" message="Refused" />
        )}
      </Badge>
      <span className={styles.quiet}>{decidedBy}</span>
    </>
  )
}

type DecideProps = { request: MoneyRequest; onDecide: (deciding: Deciding) => void }

function Decide({ request, onDecide }: DecideProps) {
  if (request.isMine)
    return (
      <span className={styles.quiet}>
        <Trans id="money.mine" message="You have asked for it: somebody else decides." />
      </span>
    )
  return (
    <div className={styles.actions}>
      <Button look="primary" onPress={() => onDecide({ request, isApproved: true })}>
        <Trans id="money.approve" message="Give it back" />
      </Button>
      <Button onPress={() => onDecide({ request, isApproved: false })}>
        <Trans id="money.refuse" message="Refuse" />
      </Button>
    </div>
  )
}
