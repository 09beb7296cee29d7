import { type ChildProcess, execFile, fork } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { closedOnSignal } from '../left-behind.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = join(ROOT, 'apps/office/server.ts')
const COMMANDS = join(ROOT, 'packages/commerce/src/cli/shop.ts')
const PATIENCE_MS = 120_000

const Opened = v.object({ type: v.literal('open') })
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

/**
 * @param shopEnv where the shop itself has its data; the office's own folder holds one of each shop
 * @throws with a sentence when it is not open in time, or the owner cannot sign in
 */
export async function serveOffice(
  shop: string,
  port: number,
  env: Record<string, string>,
  shopEnv = env,
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
    await opened(child)
    const owner = await newOwner(shop, shopEnv)
    const run = await signedIn(`http://localhost:${port}`, shop, owner)
    if (child.pid === undefined) throw new Error('The office has no process id: it could not be started.')
    return { pid: child.pid, run, stop: () => ended(child) }
  } catch (problem) {
    await ended(child)
    throw problem
  }
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('The office was not open after two minutes.')),
      PATIENCE_MS,
    )
    child.on('message', (message) => {
      if (!v.is(Opened, message)) return
      clearTimeout(late)
      resolve()
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

type Owner = { email: string; password: string }

/** Made as the first owner of a shop is: by the command line, which prints a one-time password. */
async function newOwner(shop: string, env: Record<string, string>): Promise<Owner> {
  const email = `bench-${crypto.randomUUID().slice(0, 8)}@example.org`
  const words = [COMMANDS, shop, 'staff', 'add', email, '--name', 'Bench', '--role', 'owner']
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { PATH: process.env.PATH, ...env, SHOP_ENV: 'local', NODE_NO_WARNINGS: '1' },
  })
  const password = /one-time password (\S+)/.exec(stdout)?.[1]
  if (password === undefined) throw new Error(`No owner could be made: ${stdout.slice(0, 300)}`)
  return { email, password }
}

async function signedIn(
  origin: string,
  shop: string,
  { email, password }: Owner,
): Promise<ServedOffice['run']> {
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

  await post('/api/sign-in', { email, password })
  await session()
  // Whoever has a one-time password may do nothing else before.
  const next = `bench ${crypto.randomUUID()}`
  answerOf(
    'changeOwnPassword',
    await post('/api/account/changeOwnPassword', { input: { current: password, next } }),
  )
  await post('/api/sign-in', { email, password: next })
  await session()
  return async (command, input) => answerOf(command, await post(`/api/shops/${shop}/${command}`, { input }))
}

function answerOf(command: string, reply: unknown): unknown {
  const read = v.safeParse(Done, reply)
  if (!read.success) throw new Error(`${command} was not done: ${JSON.stringify(reply).slice(0, 300)}`)
  return read.output.outcome.answer
}
