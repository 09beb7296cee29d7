import { Trans, useLingui } from '@lingui/react'
import type { Health, SystemCheck } from '@shop/api-client/office/system-commands'
import { useQuery } from '@tanstack/react-query'
import { healthQuery, surroundingsQuery } from '../../client/queries.ts'
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
      <Checks
        title={i18n.t({ id: 'system.inside', message: 'The database and what is in it' })}
        checks={data.checks}
      />
      <Surroundings />
      <p className={styles.quiet}>
        <Trans
          id="system.doctorToo"
          message="As the doctor of the command line finds it: pnpm shop {shop} doctor."
          values={{ shop: shop.id }}
        />
      </p>
      <Jobs jobs={data.jobs} />
    </>
  )
}

/** What the process of the shop sees around it. Others are asked for it, so that it may take a while, and the rest does not wait. */
function Surroundings() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(surroundingsQuery(shop.id))
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return (
      <Loading
        label={i18n.t({ id: 'system.aroundLoading', message: 'What the shop needs is asked' })}
        rows={6}
      />
    )
  if (data.checks.length === 0)
    return (
      <p>
        <Trans
          id="system.aroundNone"
          message="This process sees nothing of configuration, disk and certificates."
        />
      </p>
    )
  return (
    <Checks
      title={i18n.t({
        id: 'system.around',
        message: 'Configuration, disk and what the shop asks others for',
      })}
      checks={data.checks}
    />
  )
}

function Checks({ title, checks }: { title: string; checks: readonly SystemCheck[] }) {
  const { i18n } = useLingui()
  const names: Record<SystemCheck['state'], string> = {
    ok: i18n.t({ id: 'system.ok', message: 'Well' }),
    off: i18n.t({ id: 'system.off', message: 'Off' }),
    look: i18n.t({ id: 'system.look', message: 'Look' }),
    bad: i18n.t({ id: 'system.bad', message: 'Bad' }),
  }
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
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
          <tr key={`${topic} ${found}`}>
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
