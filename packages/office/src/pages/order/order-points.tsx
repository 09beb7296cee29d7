import { Trans, useLingui } from '@lingui/react'
import { retryPoints, type ShownOrder } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { day, moment } from '../../words/format.ts'
import styles from './order-page.module.css'
import { StepForm } from './steps/step-form.tsx'

type Points = NonNullable<ShownOrder['points']>

/** What the order earns with the loyalty programme, what the programme was told of it, and what it did not take. */
export function OrderPoints({ order, points }: { order: ShownOrder; points: Points }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  const { earned, placed, credited, number, postedFrom, postings, isStuck } = points
  const onlyRecords = postings.some(({ programme }) => programme === 'embedded')

  return (
    <Card title={i18n.t({ id: 'points.title', message: 'Points' })}>
      <p>
        <span className={styles.strong}>
          {i18n.t({
            id: 'points.earned',
            message: '{earned, plural, one {# point} other {# points}}',
            values: { earned },
          })}
        </span>{' '}
        <span className={styles.quiet}>
          <Trans
            id="points.sums"
            message="{placed} when it was placed, {credited} credited"
            values={{ placed, credited }}
          />
        </span>
      </p>
      <p className={styles.quiet}>{whereTo(points, i18n)}</p>
      {number !== null && postings.length === 0 && (
        <p className={styles.quiet}>
          {postedFrom === null
            ? i18n.t({ id: 'points.notArrived', message: 'Posted when its return period is over.' })
            : i18n.t({
                id: 'points.from',
                message: 'Posted from {day} on.',
                values: { day: day(postedFrom, i18n.locale) },
              })}
        </p>
      )}
      <ul className={styles.payments}>
        {postings.map((posting) => (
          <li key={`${posting.at}-${posting.kind}`}>
            <span>{postingName(posting, i18n)}</span>
            <span>{posting.points}</span>
            <span className={styles.quiet}>
              {moment(posting.at, i18n.locale)}
              {posting.programme && ` · ${posting.programme}`}
              {posting.lastError && posting.state !== 'done' && ` · ${posting.lastError}`}
            </span>
          </li>
        ))}
      </ul>
      {onlyRecords && (
        <Notice tone="notice">
          <Trans
            id="points.onlyRecorded"
            message="No loyalty programme is connected: the points are only recorded here."
          />
        </Notice>
      )}
      {isStuck && (
        <Notice tone="bad">
          <Trans id="points.stuck" message="The loyalty programme has not taken them." />
        </Notice>
      )}
      {isStuck && may('orders.change') && !isAsking && (
        <div>
          <Button onPress={() => setIsAsking(true)}>
            <Trans id="points.again" message="Post them again" />
          </Button>
        </div>
      )}
      {isStuck && isAsking && (
        <StepForm
          command={retryPoints}
          input={{ number: order.number }}
          order={order}
          button={i18n.t({ id: 'points.again', message: 'Post them again' })}
          onDone={() => setIsAsking(false)}
        >
          {null}
        </StepForm>
      )}
    </Card>
  )
}

type I18n = ReturnType<typeof useLingui>['i18n']

function whereTo({ number }: Points, i18n: I18n): string {
  return number === null
    ? i18n.t({ id: 'points.noNumber', message: 'There is no number to credit them to.' })
    : i18n.t({ id: 'points.number', message: 'For the number {number}', values: { number } })
}

function postingName({ kind, state }: Points['postings'][number], i18n: I18n): string {
  if (state === 'due') return i18n.t({ id: 'points.due', message: 'Under way' })
  if (state === 'refused') return i18n.t({ id: 'points.refused', message: 'Refused' })
  if (state === 'givenUp') return i18n.t({ id: 'points.givenUp', message: 'Given up after a week' })
  if (state === 'dropped')
    return i18n.t({ id: 'points.dropped', message: 'Not posted: the person is erased' })
  return kind === 'credit'
    ? i18n.t({ id: 'points.credited', message: 'Credited' })
    : i18n.t({ id: 'points.reversed', message: 'Taken back' })
}
