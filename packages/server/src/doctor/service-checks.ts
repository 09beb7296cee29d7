import { randomUUID } from 'node:crypto'
import { type Check, checked, ok } from '@shop/commerce/doctor/check'
import { copyState } from '@shop/engine/db/copy-state'
import { openFiles } from '@shop/engine/files/open-files'
import type { Config } from '../config/config.ts'
import { storyChecks } from './story-check.ts'

const TIMEOUT_MILLISECONDS = 5000

type Services = Pick<
  Config,
  'searchUrl' | 'databaseReadUrl' | 'databaseUrl' | 'traces' | 'files' | 'contentEndpoint'
>

/** What a shop was told to use besides its database: no line for what it was not. */
export async function serviceChecks(config: Services): Promise<Check[]> {
  const { searchUrl, databaseReadUrl, traces, files } = config
  const parts = await Promise.all([
    searchUrl === null
      ? []
      : checked('search', 'Start it, or correct SEARCH_URL: lists and searches need it.', () =>
          searchCheck(searchUrl),
        ),
    databaseReadUrl === null
      ? []
      : looked('copy', 'The shop reads from DATABASE_URL meanwhile. Correct DATABASE_READ_URL.', () =>
          copyCheck(databaseReadUrl),
        ),
    traces === null
      ? []
      : looked('collector', 'Traces and metrics are lost. Correct OTEL_EXPORTER_OTLP_ENDPOINT.', () =>
          collectorCheck(traces),
        ),
    files === null
      ? []
      : checked('files', 'Correct FILES_URL, or let the shop write and remove there.', () =>
          filesCheck(files),
        ),
  ])
  return [...parts.flat(), ...storyChecks(config)]
}

/** The shop goes on without it. */
async function looked(topic: string, remedy: string, look: () => Promise<Check[]>): Promise<Check[]> {
  const checks = await checked(topic, remedy, look)
  return checks.map((check) => (check.state === 'bad' ? { ...check, state: 'look' } : check))
}

async function searchCheck(searchUrl: string): Promise<Check[]> {
  const { origin, host, username, password } = new URL(searchUrl)
  const words = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const headers: Record<string, string> =
    username === '' ? {} : { authorization: `Basic ${words.toString('base64')}` }
  await asked(`${origin}/`, host, { headers })
  return [ok('search', `${host} answers`)]
}

async function copyCheck(url: string): Promise<Check[]> {
  const { follows, seconds } = await copyState(url)
  if (!follows) throw new Error('the server follows no other one, so it is not read from')
  return [ok('copy', `follows, and replayed something ${Math.round(seconds)} s ago`)]
}

/** An empty report, which a collector takes and forgets. */
async function collectorCheck({ url, headers }: NonNullable<Config['traces']>): Promise<Check[]> {
  const { host } = new URL(url)
  await asked(url, host, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
  })
  return [ok('collector', `${host} takes traces`)]
}

async function asked(address: string, host: string, request: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
  const answer = await fetch(address, { ...request, signal }).catch((problem: Error) => {
    throw new Error(
      `${host} does not answer: ${problem.cause instanceof Error ? problem.cause.message : problem.message}`,
    )
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${host} answers ${answer.status}`)
}

/** Reading alone would not show that pictures can be kept and old builds taken away. */
async function filesCheck(place: NonNullable<Config['files']>): Promise<Check[]> {
  const files = await openFiles(place)
  const key = `doctor/${randomUUID()}`
  await files.write(key, new TextEncoder().encode('doctor'), 'text/plain')
  const read = await files.read(key)
  await files.remove(key)
  if (read === null) throw new Error(`${files.place} does not have what was just written`)
  return [
    ok('files', `${files.place}, written and removed; "backup" does not hold what lies there, and counts it`),
  ]
}
