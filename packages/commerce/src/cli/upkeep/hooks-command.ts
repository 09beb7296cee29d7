import {
  addHook,
  changeHook,
  pauseHook,
  removeHook,
  renewHookSecret,
  replayHook,
  tryHook,
} from '@shop/api-client/office/system-commands'
import { deliveries, type HookDelivery, replay } from '@shop/doors/web-hooks/delivery-store'
import { endpoints } from '@shop/doors/web-hooks/endpoint-store'
import { HOOK_EVENTS, TRIAL_EVENT } from '@shop/doors/web-hooks/hook-events'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

type Sql = Database['sql']

const SHOWN = 100
const HOOK_ID = /^hook_[0-9a-f]{1,16}$/
const DONE_SOON = 'It goes out within seconds while the shop runs; "hooks deliveries" shows how it went.'

/** Says who hears of what happens in the shop, and how it went. @see docs/integrations/web-hooks.md */
export const hooksCommand: Command = {
  usage: `  hooks add <https address> [--events order.placed,stock.changed]
                                             a receiver of messages, of all events by default; its secret is shown once
  hooks list                                 receivers, what they hear and how much waits
  hooks change <id> [--address <https address>] [--events order.ready,stock.changed]
                                             hears of other events, or somewhere else; what waits goes there as well
  hooks renew <id>                           a new secret, shown once; the one before signs as well for a day
  hooks pause|resume|remove <id>             a paused one misses nothing for 30 days; a removed one is forgotten
  hooks try <id>                             sends ${TRIAL_EVENT}, whether it is subscribed to or not
  hooks deliveries [<id>]                    the last messages and what became of them
  hooks replay <message>                     sends one message once more
  hooks replay <id> --since <time>           sends all messages to a receiver once more since 2026-11-26T08:00Z`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const { sql } = database
    const behind = { database, desk, by: 'operator', now }
    if (action === 'add') return addReceiver(behind, words)
    if (action === 'list' && words.length === 0) return listReceivers(sql)
    if (action === 'deliveries' && words.length < 2) return listDeliveries(sql, words[0] ?? null)
    if (action === 'replay') return replayMessages(behind, words)
    if (action === 'change') return changeReceiver(behind, words)
    const [id, ...rest] = words
    const act = ACTIONS[action]
    if (act === undefined || id === undefined || rest.length > 0) return notUnderstood()
    return HOOK_ID.test(id) ? act(behind, id) : unknown(id)
  },
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }
type Action = (behind: Behind, id: string) => Promise<CommandResult>

const ACTIONS: Partial<Record<string, Action>> = {
  pause: async (behind, id) =>
    outcomeResult(await ran(behind, pauseHook, { id, isPaused: true }), () => [
      `${id}: paused. What happens meanwhile waits, for 30 days.`,
    ]),
  resume: async (behind, id) =>
    outcomeResult(await ran(behind, pauseHook, { id, isPaused: false }), () => [
      `${id}: goes on with what waits for it.`,
    ]),
  renew: async (behind, id) =>
    outcomeResult(await ran(behind, renewHookSecret, { id }), ({ secret, formerUntil }) => [
      `secret  ${secret}`,
      `Keep it where the receiver reads it: it is not shown again. Until ${minute(new Date(formerUntil))} UTC messages are signed with the one before as well.`,
    ]),
  remove: async (behind, id) =>
    outcomeResult(await ran(behind, removeHook, { id }), () => [`${id}: removed with its messages.`]),
  try: async (behind, id) =>
    outcomeResult(await ran(behind, tryHook, { id }), ({ message }) => [`msg_${message}: ${DONE_SOON}`]),
}

type Outcome<Answer> = { type: 'yes'; answer: Answer } | { type: 'no'; result: CommandResult }

function outcomeResult<Answer>(outcome: Outcome<Answer>, lines: (answer: Answer) => string[]): CommandResult {
  return outcome.type === 'no' ? outcome.result : success(...lines(outcome.answer))
}

async function addReceiver(behind: Behind, words: readonly string[]): Promise<CommandResult> {
  const read = commandWords(words, ['events'])
  const [address, ...rest] = read?.positionals ?? []
  if (read === null || address === undefined || rest.length > 0) return notUnderstood()
  const events = read.options.events?.split(',') ?? [...HOOK_EVENTS]
  return outcomeResult(await ran(behind, addHook, { address, events }), ({ id, secret, ...hook }) => [
    `${id}  ${hook.address}`,
    `secret  ${secret}`,
    'Keep the secret where the receiver reads it: it is not shown again.',
  ])
}

async function changeReceiver(behind: Behind, words: readonly string[]): Promise<CommandResult> {
  const read = commandWords(words, ['address', 'events'])
  const [id, ...rest] = read?.positionals ?? []
  if (read === null || id === undefined || rest.length > 0) return notUnderstood()
  const { address = null, events } = read.options
  if (address === null && events === undefined) return notUnderstood()
  if (!HOOK_ID.test(id)) return unknown(id)
  return outcomeResult(
    await ran(behind, changeHook, { id, address, events: events?.split(',') ?? null }),
    () => [`${id}: changed. "hooks list" shows what it hears.`],
  )
}

async function listReceivers(sql: Sql): Promise<CommandResult> {
  const found = await endpoints(sql)
  if (found.length === 0) return success('Nobody hears of what happens. "hooks add" makes a receiver.')
  return success(
    ...found.flatMap(({ id, address, events, open, pausedAt, pauseReason }) => [
      `${id}  ${address}`,
      `        ${events.join(', ')}`,
      pausedAt === null
        ? `        ${open} waiting`
        : `        ${open} waiting, paused since ${minute(pausedAt)}: ${pauseReason}`,
    ]),
  )
}

async function listDeliveries(sql: Sql, id: string | null): Promise<CommandResult> {
  const found = await deliveries(sql, id, SHOWN)
  return found.length === 0
    ? success('No message of the last 30 days.')
    : success(...found.flatMap(deliveryLines))
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

async function replayMessages(behind: Behind, words: readonly string[]): Promise<CommandResult> {
  const read = commandWords(words, ['since'])
  const [name, ...rest] = read?.positionals ?? []
  if (read === null || name === undefined || rest.length > 0) return notUnderstood()
  const { since } = read.options
  if (since === undefined) {
    const [, number] = /^msg_(\d{1,15})$/.exec(name) ?? []
    if (number === undefined || Number(number) < 1)
      return refused(`${name}: no message. "hooks deliveries" shows them.`)
    return outcomeResult(await ran(behind, replayHook, { message: Number(number) }), () => [
      `${name}: ${DONE_SOON}`,
    ])
  }
  const from = new Date(since)
  if (Number.isNaN(from.getTime())) return refused(`${since}: no time. Write it as 2026-11-26T08:00Z.`)
  const count = await replay(behind.database.sql, { endpointId: name, since: from })
  return success(`${count} messages. ${DONE_SOON}`)
}

function unknown(id: string): CommandResult {
  return refused(`${id}: no receiver. "hooks list" shows them.`)
}

function success(...lines: string[]): CommandResult {
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
