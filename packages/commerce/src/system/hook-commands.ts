import { randomBytes } from 'node:crypto'
import {
  addHook,
  hookDeliveries,
  listHooks,
  pauseHook,
  removeHook,
  replayHook,
  tryHook,
} from '@shop/api-client/office/system-commands'
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
import { encrypted } from '@shop/engine/call/encrypted'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { newHookSecret } from '@shop/engine/ports/message-signature'
import { onSystem } from './system-context.ts'

const SHOWN = 100

/** Who hears of what happens in the shop, and how it went. @see docs/integrations/web-hooks.md */
export const HOOK_COMMANDS = [
  onSystem(listHooks)(async (_input, { sql }) => ({
    answer: {
      events: [...HOOK_EVENTS],
      hooks: (await endpoints(sql)).map(({ createdAt, succeededAt, pausedAt, ...hook }) => ({
        ...hook,
        createdAt: createdAt.toISOString(),
        succeededAt: succeededAt?.toISOString() ?? null,
        pausedAt: pausedAt?.toISOString() ?? null,
      })),
    },
    object: null,
  })),

  onSystem(hookDeliveries)(async ({ hook }, { sql }) => ({
    answer: {
      deliveries: (await deliveries(sql, hook, SHOWN)).map((row) => ({
        ...row,
        hook: row.endpointId,
        notedAt: row.notedAt.toISOString(),
        state: stateOf(row),
      })),
    },
    object: null,
  })),

  onSystem(addHook)(async ({ address, events }, { sql, now, webHooks }) => {
    if (webHooks === undefined)
      throw new CommandRefusal(
        'The secret of a receiver is sealed by the shop: run this with the environment of the shop.',
        'hookSealed',
      )
    const wrong = unknownEvents(events)
    if (wrong.length > 0)
      throw new CommandRefusal(
        `${wrong.join(', ')}: no event of the shop. There are ${HOOK_EVENTS.join(', ')}.`,
      )
    try {
      allowedAddress(address, webHooks)
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : 'not allowed.'
      throw new CommandRefusal(`${address}: ${why}`, 'hookAddress', { address })
    }
    const id = `hook_${randomBytes(4).toString('hex')}`
    const secret = newHookSecret()
    const sealedSecret = encrypted(secret, webHooks.secret)
    await addEndpoint(sql, { id, address, events: [...events], sealedSecret, createdAt: now })
    return { answer: { id, address, secret }, object: hookObject(id), after: { address, events } }
  }),

  onSystem(pauseHook)(async ({ id, isPaused }, { sql, now, actor }) => {
    const reason = `${actor.name} paused it.`
    const isFound = isPaused
      ? await pauseEndpoint(sql, id, {
          now,
          reason: actor.kind === 'operator' ? 'An operator paused it.' : reason,
        })
      : await resumeEndpoint(sql, id)
    if (!isFound) throw unknownHook(id)
    return { answer: { id }, object: hookObject(id), after: { isPaused } }
  }),

  onSystem(removeHook)(async ({ id }, { sql }) => {
    const known = (await endpoints(sql)).find((hook) => hook.id === id)
    if (known === undefined || !(await removeEndpoint(sql, id))) throw unknownHook(id)
    return { answer: { id }, object: hookObject(id), before: { address: known.address } }
  }),

  onSystem(tryHook)(async ({ id }, { sql }) => {
    if (!(await endpoints(sql)).some((hook) => hook.id === id)) throw unknownHook(id)
    const message = await putTrial(sql, id, TRIAL_EVENT)
    return { answer: { id, message }, object: hookObject(id), after: { message } }
  }),

  onSystem(replayHook)(async ({ message }, { sql }) => {
    if ((await replay(sql, { id: message })) === 0)
      throw new CommandRefusal(
        `msg_${message}: no message. "hooks deliveries" shows them.`,
        'hookMessageUnknown',
        { id: `msg_${message}` },
      )
    return { answer: { message }, object: `hookMessage:msg_${message}` }
  }),
]

function stateOf({ doneAt, deadAt }: HookDelivery): 'delivered' | 'waiting' | 'givenUp' {
  if (doneAt !== null) return 'delivered'
  return deadAt === null ? 'waiting' : 'givenUp'
}

function hookObject(id: string): string {
  return `hook:${id}`
}

function unknownHook(id: string): CommandRefusal {
  return new CommandRefusal(`${id}: no receiver. "hooks list" shows them.`, 'hookUnknown', { id })
}
