import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import {
  type GiftCardRequest,
  makeAgreedGiftCards,
  withdrawGiftCardRequest,
} from '@shop/api-client/office/gift-card-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { giftCardRequestsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment, money } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from '../promotions/promotions-page.module.css'
import { DecideCards } from './decide-cards.tsx'
import { MadeCards } from './made-cards.tsx'

type Deciding = { request: GiftCardRequest; isApproved: boolean }

/** Gift cards above the limit: whoever has not asked for them decides, and whoever has makes them. */
export function CardRequests() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data, error } = useQuery(giftCardRequestsQuery(shop))
  const { act, isBusy, failure } = useCommand()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [made, setMade] = useState<CommandAnswer<typeof makeAgreedGiftCards> | null>(null)
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return (
      <Loading label={i18n.t({ id: 'cardRequests.loading', message: 'Requests are loading' })} rows={2} />
    )
  const { open, done } = data
  if (open.length + done.length === 0) return null

  async function make(request: GiftCardRequest): Promise<void> {
    setMade(await act(makeAgreedGiftCards, { id: request.id }))
  }

  return (
    <Card title={i18n.t({ id: 'cardRequests.title', message: 'Above the limit of one person' })}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ul className={styles.lines}>
        {[...open, ...done].map((request) => (
          <li key={request.id}>
            <Facts request={request} />
            <Steps
              request={request}
              isBusy={isBusy}
              onDecide={(isApproved) => setDeciding({ request, isApproved })}
              onMake={() => void make(request)}
              onWithdraw={() => void act(withdrawGiftCardRequest, { id: request.id })}
            />
          </li>
        ))}
      </ul>
      <Sheet
        title={
          deciding?.isApproved
            ? i18n.t({ id: 'cardRequests.agree', message: 'Agree' })
            : i18n.t({ id: 'cardRequests.refuse', message: 'Refuse' })
        }
        isOpen={deciding !== null}
        onClose={() => setDeciding(null)}
      >
        {deciding && <DecideCards {...deciding} onDone={() => setDeciding(null)} />}
      </Sheet>
      <Sheet
        title={i18n.t({ id: 'giftCards.issue', message: 'Give a gift card' })}
        isOpen={made !== null}
        onClose={() => {}}
        isHeld
      >
        {made && <MadeCards made={made} onDone={() => setMade(null)} />}
      </Sheet>
    </Card>
  )
}

function Facts({ request }: { request: GiftCardRequest }) {
  const { i18n } = useLingui()
  const { amount, currency, count, reason, askedBy, askedAt, decidedBy, why } = request
  const each = money(amount, currency, i18n.locale)
  return (
    <span>
      <strong>
        {count === 1 ? each : `${count} × ${each} = ${money(amount * count, currency, i18n.locale)}`}
      </strong>{' '}
      <RequestState state={request.state} />
      <span className={styles.quiet}>
        {askedBy} · {moment(askedAt, i18n.locale)} · {reason}
      </span>
      {decidedBy && (
        <span className={styles.quiet}>{[decidedBy, why].filter((part) => part !== null).join(': ')}</span>
      )}
    </span>
  )
}

type StepsProps = {
  request: GiftCardRequest
  isBusy: boolean
  onDecide: (isApproved: boolean) => void
  onMake: () => void
  onWithdraw: () => void
}

function Steps({ request: { state, isMine }, isBusy, onDecide, onMake, onWithdraw }: StepsProps) {
  const { may } = useShop()
  if (isMine && (state === 'approved' || state === 'waiting'))
    return (
      <div className={styles.actions}>
        {state === 'approved' ? (
          <Button look="primary" isDisabled={isBusy} onPress={onMake}>
            <Trans id="giftCards.give" message="Make it, and show its code" />
          </Button>
        ) : (
          <span className={styles.quiet}>
            <Trans id="money.mine" message="You have asked for it: somebody else decides." />
          </span>
        )}
        <Button isDisabled={isBusy} onPress={onWithdraw}>
          <Trans id="cardRequests.withdraw" message="Take it back" />
        </Button>
      </div>
    )
  if (state !== 'waiting' || !may('money.approve')) return null
  return (
    <div className={styles.actions}>
      <Button look="primary" onPress={() => onDecide(true)}>
        <Trans id="cardRequests.agree" message="Agree" />
      </Button>
      <Button onPress={() => onDecide(false)}>
        <Trans id="cardRequests.refuse" message="Refuse" />
      </Button>
    </div>
  )
}

function RequestState({ state }: Pick<GiftCardRequest, 'state'>) {
  switch (state) {
    case 'waiting':
      return (
        <Badge tone="notice">
          <Trans id="cardRequests.waiting" message="Waits for a second person" />
        </Badge>
      )
    case 'approved':
      return (
        <Badge tone="good">
          <Trans id="cardRequests.approved" message="Agreed to, not made yet" />
        </Badge>
      )
    case 'refused':
      return (
        <Badge tone="quiet">
          <Trans id="money.refused" message="Refused" />
        </Badge>
      )
    case 'withdrawn':
      return (
        <Badge tone="quiet">
          <Trans id="cardRequests.withdrawn" message="Taken back" />
        </Badge>
      )
    case 'made':
      return (
        <Badge tone="quiet">
          <Trans id="cardRequests.made" message="Made" />
        </Badge>
      )
  }
}
