import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImageSettings } from './image-settings.ts'
import { runRoot } from './run-root.ts'
import { USER_ID } from './write-root.ts'

/** A built image: the folder with all its files, and what its Dockerfile says of its processes. */
export type BuiltImage = { app: string; root: string; settings: ImageSettings }
export type Running = { origin: string }
type Environment = Record<string, string>

const READY_MILLISECONDS = 120_000
const STOP_MILLISECONDS = 20_000
const LOOK_MILLISECONDS = 50
const DRAIN_SECONDS = 2

/**
 * Starts an image on a port, looks at it while it is ready, asks it to stop, and says how it went.
 *
 * @throws with a sentence for the first thing that is not as it has to be
 */
export async function whileRunning(
  image: BuiltImage,
  { port, environment }: { port: number; environment: Environment },
  look: (running: Running) => Promise<string>,
): Promise<string> {
  const origin = `http://localhost:${port}`
  return withData(async (data) => {
    const begun = performance.now()
    const child = runRoot({
      ...image,
      data,
      environment: {
        PUBLIC_ORIGIN: origin,
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        OFFICE_HOST: '127.0.0.1',
        ...environment,
        PORT: String(port),
        OFFICE_PORT: String(port),
        DRAIN_SECONDS: String(DRAIN_SECONDS),
      },
    })
    const said = wordsOf(child)
    try {
      await readiness(child, origin, said)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const done = await look({ origin })
      expected(isWithoutRights(child), 'the process has rights of root, or may get some')
      expected(isReadOnly(child), 'the files of the image can be written')
      await stop(child, origin)
      return `${image.app} as ${environment.SHOP_ENV} on ${environment.DATABASE_URL ? 'PostgreSQL' : 'nothing else'}: ready after ${seconds} s, ${done}, no rights, files read-only, ended in order`
    } catch (problem) {
      throw new Error(`${problem instanceof Error ? problem.message : String(problem)}\n${said()}`, {
        cause: problem,
      })
    } finally {
      child.kill('SIGKILL')
    }
  })
}

/** Runs other words in an image, and returns what they said. */
export function saidBy(
  image: BuiltImage,
  { command, environment }: { command: readonly string[]; environment: Environment },
): Promise<{ code: number | null; said: string }> {
  return withData(async (data) => {
    const child = runRoot({ ...image, data, environment, command })
    const said = wordsOf(child)
    return { code: await ended(child), said: said() }
  })
}

/** @throws what was found instead */
export function expected(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(`The image does not work: ${otherwise}.`)
}

async function withData<Found>(work: (folder: string) => Promise<Found>): Promise<Found> {
  const data = mkdtempSync(join(tmpdir(), 'image-data-'))
  chownSync(data, USER_ID, USER_ID)
  try {
    return await work(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

function wordsOf(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text.toString()
    })
  return () => said
}

async function readiness(child: ChildProcess, origin: string, said: () => string): Promise<void> {
  const until = performance.now() + READY_MILLISECONDS
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    expected(child.exitCode === null, `it ended with ${child.exitCode}. ${said()}`)
    expected(performance.now() < until, 'it is not ready')
    await wait(LOOK_MILLISECONDS)
  }
  expected((await statusOf(`${origin}/healthz`)) === 200, '/healthz is not answered with 200')
}

/** Asked to stop it says so, goes on answering for as long as it was told, and ends with 0. */
async function stop(child: ChildProcess, origin: string): Promise<void> {
  const end = ended(child)
  const begun = performance.now()
  child.kill('SIGTERM')
  await wait((DRAIN_SECONDS * 1000) / 2)
  const [ready, page] = await Promise.all([statusOf(`${origin}/readyz`), statusOf(`${origin}/`)])
  expected(ready === 503, `/readyz answers ${ready} while it stops`)
  expected(page === 200, `a page is answered with ${page} while it stops`)
  const code = await Promise.race([end, wait(STOP_MILLISECONDS, 'not at all')])
  expected(code === 0, `it was asked to stop and ended with ${code}`)
  expected(performance.now() - begun >= DRAIN_SECONDS * 1000, 'it ended before others could notice')
}

function isWithoutRights({ pid }: ChildProcess): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const has = (name: string, value: RegExp) => new RegExp(`^${name}:\\s*${value.source}$`, 'm').test(status)
  const user = new RegExp(`${USER_ID}\\s+${USER_ID}\\s+${USER_ID}\\s+${USER_ID}`)
  return (
    has('Uid', user) &&
    has('Gid', user) &&
    has('CapEff', /0+/) &&
    has('CapPrm', /0+/) &&
    has('NoNewPrivs', /1/)
  )
}

function isReadOnly({ pid }: ChildProcess): boolean {
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').split('\n')
  const [, , , , place, options = ''] = mounts.find((line) => line.split(' ')[4] === '/')?.split(' ') ?? []
  return place === '/' && options.split(',').includes('ro')
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}
