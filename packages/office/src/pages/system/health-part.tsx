import { Trans, useLingui } from '@lingui/react'
import type { Health, SystemCheck } from '@shop/api-client/office/system-commands'
import { useQuery } from '@tanstack/react-query'
import { healthQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import styles from '../../parts/listing.module.css'
import { Loading, Notice } from '../../parts/notice.tsx'
import type { Tone } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import system from './system-page.module.css'

const TONES: Record<SystemCheck['state'], Tone> = { ok: 'good', off: 'quiet', look: 'notice', bad: 'bad' }

/** What the doctor finds in the database, and how long jobs have waited. */
export function HealthPart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(healthQuery(shop.id))
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return <Loading label={i18n.t({ id: 'system.loading', message: 'The shop is looked at' })} />
  return (
    <>
      <Checks checks={data.checks} />
      <p className={styles.quiet}>
        <Trans
          id="system.doctor"
          message="As the doctor of the command line finds it. Configuration, disk, certificates and mail server are seen from the machine of the shop: pnpm shop {shop} doctor."
          values={{ shop: shop.id }}
        />
      </p>
      <Jobs jobs={data.jobs} />
    </>
  )
}

function Checks({ checks }: { checks: readonly SystemCheck[] }) {
  const { i18n } = useLingui()
  const names: Record<SystemCheck['state'], string> = {
    ok: i18n.t({ id: 'system.ok', message: 'Well' }),
    off: i18n.t({ id: 'system.off', message: 'Off' }),
    look: i18n.t({ id: 'system.look', message: 'Look' }),
    bad: i18n.t({ id: 'system.bad', message: 'Bad' }),
  }
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'system.health', message: 'Health' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="system.topic" message="What" />
          </th>
          <th scope="col">
            <Trans id="system.found" message="Found" />
          </th>
          <th scope="col">
            <Trans id="system.state" message="State" />
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ topic, state, found, remedy }) => (
          <tr key={topic}>
            <td>
              <strong>{topic}</strong>
            </td>
            <td lang="en">
              {found}
              {remedy && <span className={styles.quiet}>{remedy}</span>}
            </td>
            <td data-corner="true">
              <Badge tone={TONES[state]}>{names[state]}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  const { i18n } = useLingui()
  if (jobs.length === 0)
    return (
      <p>
        <Trans id="system.noJobs" message="No job waits." />
      </p>
    )
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'system.jobs', message: 'Jobs' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="system.job" message="Job" />
          </th>
          <th scope="col">
            <Trans id="system.waiting" message="Waiting" />
          </th>
          <th scope="col">
            <Trans id="system.late" message="Oldest due for" />
          </th>
          <th scope="col">
            <Trans id="system.dead" message="Given up" />
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ topic, waiting, dead, lateSeconds, lastError }) => (
          <tr key={topic}>
            <td>
              <strong>{topic}</strong>
              {lastError && <span className={system.error}> {lastError}</span>}
            </td>
            <td>{waiting.toLocaleString(i18n.locale)}</td>
            <td>
              <Trans
                id="system.lateFor"
                message="{minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}}"
                values={{ minutes: Math.floor(lateSeconds / 60) }}
              />
            </td>
            <td data-corner="true">
              <Badge tone={dead > 0 ? 'bad' : 'quiet'}>{dead.toLocaleString(i18n.locale)}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
