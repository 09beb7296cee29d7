import { Trans, useLingui } from '@lingui/react'
import { type Hook, pauseHook, removeHook, tryHook } from '@shop/api-client/office/system-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hooksQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { AddHook } from './add-hook.tsx'
import { ChangeHook, RenewHookSecret } from './change-hook.tsx'
import { DeliveryTable } from './delivery-table.tsx'

/** Who hears of what happens in the shop, and what became of each message. */
export function HooksPart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(hooksQuery(shop.id))
  const [isAdding, setAdding] = useState(false)
  const mayChange = shop.may('system.change')
  const title = i18n.t({ id: 'hooks.add', message: 'Add a receiver' })
  return (
    <>
      {mayChange && (
        <div>
          <Button look="primary" onPress={() => setAdding(true)}>
            {title}
          </Button>
        </div>
      )}
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'system.loading', message: 'The shop is looked at' })} rows={3} />
      )}
      {data?.hooks.length === 0 && (
        <Empty title={i18n.t({ id: 'hooks.none', message: 'Nobody hears of what happens' })}>
          <Trans
            id="hooks.noneHint"
            message="A receiver is told of orders, stock and prices as they change, signed so that it can trust them."
          />
        </Empty>
      )}
      {data?.hooks.map((hook) => (
        <HookCard
          key={hook.id}
          hook={hook}
          // What it hears already can be taken away, also by whoever could not add it.
          events={[...new Set([...hook.events, ...data.events])]}
          mayChange={mayChange}
        />
      ))}
      {data && data.hooks.length > 0 && <DeliveryTable />}
      <Sheet title={title} isOpen={isAdding} onClose={() => setAdding(false)}>
        {data && <AddHook events={data.events} onDone={() => setAdding(false)} />}
      </Sheet>
    </>
  )
}

type HookCardProps = { hook: Hook; events: readonly string[]; mayChange: boolean }

function HookCard({ hook, events: known, mayChange }: HookCardProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const [isRemoving, setRemoving] = useState(false)
  const [opened, setOpened] = useState<'change' | 'renew' | null>(null)
  const close = () => setOpened(null)
  const [isTried, setTried] = useState(false)
  const { id, address, events, open, pausedAt, pauseReason, succeededAt, failures } = hook
  const isPaused = pausedAt !== null

  async function remove(): Promise<void> {
    if ((await act(removeHook, { id })) !== null) setRemoving(false)
  }

  return (
    <Card title={address} aside={<HookState isPaused={isPaused} failures={failures} />}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <dl className={styles.facts}>
        <dt>
          <Trans id="hooks.hears" message="Hears of" />
        </dt>
        <dd>{events.join(', ')}</dd>
        <dt>
          <Trans id="system.waiting" message="Waiting" />
        </dt>
        <dd>{open.toLocaleString(i18n.locale)}</dd>
        <dt>
          <Trans id="hooks.succeeded" message="Last taken" />
        </dt>
        <dd>
          {succeededAt === null ? (
            <Trans id="tokens.never" message="Never yet" />
          ) : (
            moment(succeededAt, i18n.locale)
          )}
        </dd>
        {isPaused && (
          <>
            <dt>
              <Trans id="hooks.paused" message="Paused" />
            </dt>
            <dd>
              {moment(pausedAt, i18n.locale)} · {pauseReason}
            </dd>
          </>
        )}
      </dl>
      {mayChange && (
        <div className={styles.actions}>
          <Button
            isDisabled={isBusy || isPaused}
            onPress={() => void act(tryHook, { id }).then((done) => setTried(done !== null))}
          >
            <Trans id="hooks.try" message="Try it" />
          </Button>
          <Button isDisabled={isBusy} onPress={() => void act(pauseHook, { id, isPaused: !isPaused })}>
            {isPaused
              ? i18n.t({ id: 'hooks.resume', message: 'Go on' })
              : i18n.t({ id: 'hooks.pause', message: 'Pause' })}
          </Button>
          <Button isDisabled={isBusy} onPress={() => setOpened('change')}>
            <Trans id="hooks.change" message="Change" />
          </Button>
          <Button isDisabled={isBusy} onPress={() => setOpened('renew')}>
            <Trans id="hooks.renew" message="Renew the secret" />
          </Button>
          <Button look="danger" isDisabled={isBusy} onPress={() => setRemoving(true)}>
            <Trans id="hooks.remove" message="Remove" />
          </Button>
        </div>
      )}
      <p className={styles.quiet} role="status">
        {isTried && (
          <Trans
            id="hooks.tried"
            message="A message goes out within seconds; below stands what became of it."
          />
        )}
      </p>
      <Sheet
        title={i18n.t({ id: 'hooks.changeTitle', message: 'Change the receiver' })}
        isOpen={opened === 'change'}
        onClose={close}
      >
        <ChangeHook hook={hook} events={known} onDone={close} />
      </Sheet>
      <Sheet
        title={i18n.t({ id: 'hooks.renew', message: 'Renew the secret' })}
        isOpen={opened === 'renew'}
        onClose={close}
      >
        <RenewHookSecret hook={hook} onDone={close} />
      </Sheet>
      <Sheet
        title={i18n.t({ id: 'hooks.remove', message: 'Remove' })}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
      >
        <div className={styles.form}>
          <p>
            <Trans
              id="hooks.removeText"
              message="{address} hears nothing any more, and what waits for it is forgotten. A pause keeps it for 30 days."
              values={{ address }}
            />
          </p>
          <div className={styles.send}>
            <Button onPress={() => setRemoving(false)}>
              <Trans id="step.stop" message="Not now" />
            </Button>
            <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
              <Trans id="hooks.removeSend" message="Remove the receiver" />
            </Button>
          </div>
        </div>
      </Sheet>
    </Card>
  )
}

function HookState({ isPaused, failures }: { isPaused: boolean; failures: number }) {
  if (isPaused)
    return (
      <Badge tone="notice">
        <Trans id="hooks.paused" message="Paused" />
      </Badge>
    )
  return (
    <Badge tone={failures > 0 ? 'bad' : 'good'}>
      {failures > 0 ? (
        <Trans id="hooks.away" message="Does not answer" />
      ) : (
        <Trans id="hooks.hearing" message="Hears" />
      )}
    </Badge>
  )
}
