import { randomBytes } from 'node:crypto'
import { allowedAddress } from '@shop/doors/outgoing/allowed-address'
import { deliveries, type HookDelivery, putTrial, replay } from '@shop/doors/web-hooks/delivery-store'
import {
  addEndpoint,
  endpoints,
  pauseEndpoint,
  removeEndpoint,
  resumeEndpoint,
} from '@shop/doors/web-hooks/endpoint-store'
import { HOOK_EVENTS, TRIAL_EVENT, unknownEvents } from '@shop/doors/web-hooks/hook-events'
import { newHookSecret } from '@shop/doors/web-hooks/signature'
import { encrypted } from '@shop/engine/call/encrypted'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from './command.ts'
import { commandWords } from './command-words.ts'
import type { Desk } from './desk.ts'

type Sql = Database['sql']

const SHOWN = 100
const DONE_SOON = 'It goes out within seconds while the shop runs; "hooks deliveries" shows how it went.'

/** Says who hears of what happens in the shop, and how it went. @see docs/integrations/web-hooks.md */
export const hooksCommand: Command = {
  usage: `  hooks add <https address> [--events order.placed,stock.changed]
                                             a receiver of messages, of all events by default; its secret is shown once
  hooks list                                 receivers, what they hear and how much waits
  hooks pause|resume|remove <id>             a paused one misses nothing for 30 days; a removed one is forgotten
  hooks try <id>                             sends ${TRIAL_EVENT}, whether it is subscribed to or not
  hooks deliveries [<id>]                    the last messages and what became of them
  hooks replay <message>                     sends one message once more
  hooks replay <id> --since <time>           sends all messages to a receiver once more since 2026-11-26T08:00Z`,

  async run({ sql }, [action = '', ...words], now, desk) {
    if (action === 'add') return added(sql, words, now, desk)
    if (action === 'list' && words.length === 0) return listed(sql)
    if (action === 'deliveries' && words.length < 2) return shown(sql, words[0] ?? null)
    if (action === 'replay') return replayed(sql, words)
    const [id, ...rest] = words
    const act = ACTIONS[action]
    if (act === undefined || id === undefined || rest.length > 0) return notUnderstood()
    return (await act(sql, id, now)) ?? unknown(id)
  },
}

type Action = (sql: Sql, id: string, now: Date) => Promise<CommandResult | null>

/** Each answers null where there is no such receiver. */
const ACTIONS: Partial<Record<string, Action>> = {
  pause: async (sql, id, now) =>
    (await pauseEndpoint(sql, id, { now, reason: 'An operator paused it.' }))
      ? done(`${id}: paused. What happens meanwhile waits, for 30 days.`)
      : null,
  resume: async (sql, id) =>
    (await resumeEndpoint(sql, id)) ? done(`${id}: goes on with what waits for it.`) : null,
  remove: async (sql, id) =>
    (await removeEndpoint(sql, id)) ? done(`${id}: removed with its messages.`) : null,
  try: async (sql, id) => {
    if (!(await endpoints(sql)).some((endpoint) => endpoint.id === id)) return null
    return done(`msg_${await putTrial(sql, id, TRIAL_EVENT)}: ${DONE_SOON}`)
  },
}

async function added(
  sql: Sql,
  words: readonly string[],
  now: Date,
  { webHooks }: Desk,
): Promise<CommandResult> {
  const read = commandWords(words, ['events'])
  const [address, ...rest] = read?.positionals ?? []
  if (read === null || address === undefined || rest.length > 0) return notUnderstood()
  if (webHooks === undefined)
    return refused(
      'The secret of a receiver is sealed by the shop: run this with the environment of the shop.',
    )
  const events = read.options.events?.split(',') ?? [...HOOK_EVENTS]
  const wrong = unknownEvents(events)
  if (wrong.length > 0)
    return refused(`${wrong.join(', ')}: no event of the shop. There are ${HOOK_EVENTS.join(', ')}.`)
  try {
    allowedAddress(address, webHooks)
  } catch (problem) {
    return refused(`${address}: ${problem instanceof Error ? problem.message : 'not allowed.'}`)
  }
  const id = `hook_${randomBytes(4).toString('hex')}`
  const secret = newHookSecret()
  const sealedSecret = encrypted(secret, webHooks.secret)
  await addEndpoint(sql, { id, address, events, sealedSecret, createdAt: now })
  return done(
    `${id}  ${address}`,
    `secret  ${secret}`,
    'Keep the secret where the receiver reads it: it is not shown again.',
  )
}

async function listed(sql: Sql): Promise<CommandResult> {
  const found = await endpoints(sql)
  if (found.length === 0) return done('Nobody hears of what happens. "hooks add" makes a receiver.')
  return done(
    ...found.flatMap(({ id, address, events, open, pausedAt, pauseReason }) => [
      `${id}  ${address}`,
      `        ${events.join(', ')}`,
      pausedAt === null
        ? `        ${open} waiting`
        : `        ${open} waiting, paused since ${minute(pausedAt)}: ${pauseReason}`,
    ]),
  )
}

async function shown(sql: Sql, id: string | null): Promise<CommandResult> {
  const found = await deliveries(sql, id, SHOWN)
  return found.length === 0 ? done('No message of the last 30 days.') : done(...found.flatMap(deliveryLines))
}

function deliveryLines({ id, endpointId, event, subject, notedAt, ...went }: HookDelivery): string[] {
  const line = `msg_${id}  ${minute(notedAt)}  ${endpointId}  ${event}  ${subject}  ${outcome(went)}`
  return went.lastError === null
    ? [line]
    : [line, `        attempt ${went.attempts}: ${oneLine(went.lastError)}`]
}

function outcome({ doneAt, deadAt }: Pick<HookDelivery, 'doneAt' | 'deadAt'>): string {
  if (doneAt !== null) return 'delivered'
  return deadAt === null ? 'waiting' : 'given up'
}

async function replayed(sql: Sql, words: readonly string[]): Promise<CommandResult> {
  const read = commandWords(words, ['since'])
  const [name, ...rest] = read?.positionals ?? []
  if (read === null || name === undefined || rest.length > 0) return notUnderstood()
  const { since } = read.options
  if (since === undefined) {
    const [, number] = /^msg_(\d{1,15})$/.exec(name) ?? []
    const count = number === undefined ? 0 : await replay(sql, { id: Number(number) })
    return count === 0
      ? refused(`${name}: no message. "hooks deliveries" shows them.`)
      : done(`${name}: ${DONE_SOON}`)
  }
  const from = new Date(since)
  if (Number.isNaN(from.getTime())) return refused(`${since}: no time. Write it as 2026-11-26T08:00Z.`)
  const count = await replay(sql, { endpointId: name, since: from })
  return done(`${count} messages. ${DONE_SOON}`)
}

function unknown(id: string): CommandResult {
  return refused(`${id}: no receiver. "hooks list" shows them.`)
}

function done(...lines: string[]): CommandResult {
  return { lines, exitCode: 0 }
}

function refused(line: string): CommandResult {
  return { lines: [line], exitCode: 1 }
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}

/** What came from outside must not write lines of its own on an operator's screen. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${hooksCommand.usage}`], exitCode: 2 }
}
