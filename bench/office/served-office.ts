import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { closedOnSignal } from '../left-behind.ts'

const PROGRAM = join(import.meta.dirname, '../../apps/office/server.ts')
const PATIENCE_MS = 120_000
const OWNER = 'olivia@office.example'

const Opened = v.object({ type: v.literal('open'), lines: v.array(v.string()) })
const Done = v.object({
  type: v.literal('outcome'),
  outcome: v.object({ type: v.literal('done'), answer: v.unknown() }),
})

/** The office as a process of its own, with an owner who is signed in. */
export type ServedOffice = {
  pid: number
  /** Runs a command as the office in the browser does. Throws a sentence when it does not end well. */
  run: (command: string, input: object) => Promise<unknown>
  stop: () => Promise<void>
}

/** @throws with a sentence when it is not open in time, or the owner cannot sign in */
export async function serveOffice(
  shop: string,
  port: number,
  env: Record<string, string>,
): Promise<ServedOffice> {
  const child = fork(PROGRAM, [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...env,
      OFFICE_PORT: String(port),
      SHOP_ENV: 'local',
      NODE_ENV: 'production',
    },
  })
  child.once(
    'exit',
    closedOnSignal(() => ended(child)),
  )
  try {
    const lines = await opened(child)
    const run = await signedIn(`http://localhost:${port}`, shop, oneTimePassword(lines))
    if (child.pid === undefined) throw new Error('The office has no process id: it could not be started.')
    return { pid: child.pid, run, stop: () => ended(child) }
  } catch (problem) {
    await ended(child)
    throw problem
  }
}

function opened(child: ChildProcess): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('The office was not open after two minutes.')),
      PATIENCE_MS,
    )
    child.on('message', (message) => {
      const read = v.safeParse(Opened, message)
      if (!read.success) return
      clearTimeout(late)
      resolve(read.output.lines)
    })
    child.once('exit', (code) => reject(new Error(`The office ended with ${code} before it was open.`)))
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

function oneTimePassword(lines: readonly string[]): string {
  const line = lines.find((one) => one.includes(OWNER))
  const password = /one-time password (\S+)/.exec(line ?? '')?.[1]
  if (password === undefined) throw new Error(`The office names no one-time password of ${OWNER}.`)
  return password
}

async function signedIn(origin: string, shop: string, password: string): Promise<ServedOffice['run']> {
  let cookie = ''
  let token = ''

  async function post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json', 'x-office-token': token },
      body: JSON.stringify(body),
    })
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
  async function session(): Promise<void> {
    token = v.parse(v.object({ token: v.string() }), await post('/api/session', {})).token
  }

  await post('/api/sign-in', { email: OWNER, password })
  await session()
  // Whoever has a one-time password may do nothing else before.
  const next = `bench ${crypto.randomUUID()}`
  done(
    'changeOwnPassword',
    await post('/api/account/changeOwnPassword', { input: { current: password, next } }),
  )
  await post('/api/sign-in', { email: OWNER, password: next })
  await session()
  return async (command, input) => done(command, await post(`/api/shops/${shop}/${command}`, { input }))
}

function done(command: string, reply: unknown): unknown {
  const read = v.safeParse(Done, reply)
  if (!read.success) throw new Error(`${command} was not done: ${JSON.stringify(reply).slice(0, 300)}`)
  return read.output.outcome.answer
}
