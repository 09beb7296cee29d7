import { Trans, useLingui } from '@lingui/react'
import { type HookDelivery, replayHook } from '@shop/api-client/office/system-commands'
import { useQuery } from '@tanstack/react-query'
import { deliveriesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import type { Tone } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import system from './system-page.module.css'

const TONES: Record<HookDelivery['state'], Tone> = { delivered: 'good', waiting: 'notice', givenUp: 'bad' }

/** The last messages to receivers; what has ended goes out once more at a press. */
export function DeliveryTable() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(deliveriesQuery(shop.id, null))
  const { act, isBusy, failure } = useCommand()
  const names: Record<HookDelivery['state'], string> = {
    delivered: i18n.t({ id: 'hooks.delivered', message: 'Taken' }),
    waiting: i18n.t({ id: 'hooks.waits', message: 'Waits' }),
    givenUp: i18n.t({ id: 'hooks.givenUp', message: 'Given up' }),
  }
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined || data.deliveries.length === 0) return null
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <table className={styles.table}>
        <caption className={styles.caption}>
          <Trans id="hooks.messages" message="Messages" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="hooks.message" message="Message" />
            </th>
            <th scope="col">
              <Trans id="hooks.when" message="When" />
            </th>
            <th scope="col">
              <Trans id="hooks.attempts" message="Attempts" />
            </th>
            <th scope="col">
              <Trans id="system.state" message="State" />
            </th>
          </tr>
        </thead>
        <tbody>
          {data.deliveries.map(({ id, hook, event, subject, notedAt, attempts, lastError, state }) => (
            <tr key={id}>
              <td>
                <strong>{event}</strong>
                <span className={styles.quiet}>
                  {subject} · msg_{id} · {hook}
                </span>
              </td>
              <td>{moment(notedAt, i18n.locale)}</td>
              <td>
                <Trans
                  id="hooks.attemptCount"
                  message="{attempts, plural, =0 {not tried yet} one {# attempt} other {# attempts}}"
                  values={{ attempts }}
                />
                {lastError && <span className={system.error}> {lastError}</span>}
              </td>
              <td data-corner="true">
                <Badge tone={TONES[state]}>{names[state]}</Badge>
                {state !== 'waiting' && shop.may('system.change') && (
                  <Button
                    look="quiet"
                    aria-label={i18n.t({
                      id: 'hooks.replayNamed',
                      message: 'Again: msg_{id}',
                      values: { id },
                    })}
                    isDisabled={isBusy}
                    onPress={() => void act(replayHook, { message: id })}
                  >
                    <Trans id="hooks.replay" message="Again" />
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
