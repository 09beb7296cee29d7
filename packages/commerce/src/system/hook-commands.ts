import { randomBytes } from 'node:crypto'
import {
  addHook,
  changeHook,
  hookDeliveries,
  listHooks,
  pauseHook,
  removeHook,
  renewHookSecret,
  replayHook,
  tryHook,
} from '@shop/api-client/office/system-commands'
import { allowedAddress } from '@shop/doors/outgoing/allowed-address'
import type { HookSetup } from '@shop/doors/web-hooks/deliver-hooks'
import { deliveries, type HookDelivery, putTrial, replay } from '@shop/doors/web-hooks/delivery-store'
import {
  addEndpoint,
  changeEndpoint,
  endpointOf,
  endpoints,
  pauseEndpoint,
  removeEndpoint,
  renewSecret,
  resumeEndpoint,
} from '@shop/doors/web-hooks/endpoint-store'
import { eventsWithin, HOOK_EVENTS, TRIAL_EVENT, unknownEvents } from '@shop/doors/web-hooks/hook-events'
import { encrypted } from '@shop/engine/call/encrypted'
import { type Actor, mayRun } from '@shop/engine/command/actor'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { shownVersion } from '@shop/engine/command/shown-version'
import { undoBy } from '@shop/engine/command/undo'
import { takeTurn } from '@shop/engine/db/take-turn'
import { newHookSecret } from '@shop/engine/ports/message-signature'
import { onSystem } from './system-context.ts'

const SHOWN = 100
/** For how long a receiver may still verify with the secret before. */
const FORMER_SECRET_MILLISECONDS = 24 * 60 * 60 * 1000

/** Who hears of what happens in the shop, and how it went. @see docs/integrations/web-hooks.md */
export const HOOK_COMMANDS = [
  onSystem(listHooks)(async (_input, { sql, actor }) => ({
    answer: {
      events: eventsWithin(HOOK_EVENTS, (right) => mayRun(actor, right)),
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

  onSystem(addHook)(async ({ address, events }, { sql, actor, now, webHooks }) => {
    const setup = sealing(webHooks)
    refuseUnknownEvents(events)
    refuseOwnLack(actor, events)
    refuseAddress(address, setup)
    const id = `hook_${randomBytes(4).toString('hex')}`
    const secret = newHookSecret()
    const sealedSecret = encrypted(secret, setup.secret)
    await addEndpoint(sql, { id, address, events: [...events], sealedSecret, createdAt: now })
    return {
      answer: { id, address, secret },
      object: hookObject(id),
      after: { address, events },
      undo: undoBy(removeHook, { id }),
    }
  }),

  onSystem(changeHook, {
    version: async ({ id, was }, { sql }) => {
      await takeTurn(sql, hookObject(id))
      const known = await endpointOf(sql, id)
      if (known === null) throw unknownHook(id)
      const { address, events } = known
      return shownVersion(sql, { was, is: { address, events }, object: hookObject(id) })
    },
  })(async ({ id, address, events }, { sql, actor, webHooks }) => {
    if (events !== null) refuseUnknownEvents(events)
    if (address !== null) refuseAddress(address, sealing(webHooks))
    const known = await endpointOf(sql, id)
    if (known === null) throw unknownHook(id)
    const before = { address: known.address, events: known.events }
    const after = { address: address ?? known.address, events: [...(events ?? known.events)] }
    // Somewhere else, what it hears already is told anew as well.
    refuseOwnLack(actor, after.events)
    await changeEndpoint(sql, id, after)
    return {
      answer: { id },
      object: hookObject(id),
      before,
      after,
      undo: undoBy(changeHook, { id, ...before, was: after }),
    }
  }),

  onSystem(renewHookSecret)(async ({ id }, { sql, now, webHooks }) => {
    const known = await endpointOf(sql, id)
    // A third secret would end the first one, by which the receiver may still go.
    if (known?.formerUntil && known.formerUntil > now)
      throw new CommandRefusal(
        `${id}: its secret was renewed already, and the one before it signs until ${known.formerUntil.toISOString()}. Renew it after that.`,
        'hookRenewed',
        { id },
      )
    const secret = newHookSecret()
    const sealedSecret = encrypted(secret, sealing(webHooks).secret)
    const formerUntil = new Date(now.getTime() + FORMER_SECRET_MILLISECONDS)
    if (!(await renewSecret(sql, id, { sealedSecret, formerUntil }))) throw unknownHook(id)
    return {
      answer: { id, secret, formerUntil: formerUntil.toISOString() },
      object: hookObject(id),
      after: { formerUntil: formerUntil.toISOString() },
    }
  }),

  onSystem(pauseHook)(async ({ id, isPaused }, { sql, now, actor }) => {
    const known = await endpointOf(sql, id)
    const wasPaused = known?.pausedAt != null
    const reason = `${actor.name} paused it.`
    const isFound = isPaused
      ? await pauseEndpoint(sql, id, {
          now,
          reason: actor.kind === 'operator' ? 'An operator paused it.' : reason,
        })
      : await resumeEndpoint(sql, id)
    if (!isFound) throw unknownHook(id)
    return {
      answer: { id },
      object: hookObject(id),
      before: { isPaused: wasPaused },
      after: { isPaused },
      undo: wasPaused === isPaused ? null : undoBy(pauseHook, { id, isPaused: wasPaused }),
    }
  }),

  onSystem(removeHook)(async ({ id }, { sql }) => {
    const known = await endpointOf(sql, id)
    if (known === null || !(await removeEndpoint(sql, id))) throw unknownHook(id)
    return {
      answer: { id },
      object: hookObject(id),
      before: { address: known.address, events: known.events },
    }
  }),

  onSystem(tryHook)(async ({ id }, { sql }) => {
    if ((await endpointOf(sql, id)) === null) throw unknownHook(id)
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

/** What seals secrets and says which addresses are allowed. */
function sealing(webHooks: HookSetup | undefined): HookSetup {
  if (webHooks !== undefined) return webHooks
  throw new CommandRefusal(
    'The secret of a receiver is sealed by the shop: run this with the environment of the shop.',
    'hookSealed',
  )
}

function refuseUnknownEvents(events: readonly string[]): void {
  const wrong = unknownEvents(events)
  if (wrong.length > 0)
    throw new CommandRefusal(
      `${wrong.join(', ')}: no event of the shop. There are ${HOOK_EVENTS.join(', ')}.`,
    )
}

/** A receiver hears on by itself: what somebody may not see here they would see there. */
function refuseOwnLack(actor: Actor, events: readonly string[]): void {
  const within: readonly string[] = eventsWithin(events, (right) => mayRun(actor, right))
  const lacking = events.filter((event) => !within.includes(event)).join(', ')
  if (lacking !== '')
    throw new CommandRefusal(
      `You may not see yourself what ${lacking} tells: leave it out, or ask somebody who may, as an owner.`,
      'hookRights',
      { events: lacking },
    )
}

function refuseAddress(address: string, setup: HookSetup): void {
  try {
    allowedAddress(address, setup)
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : 'not allowed.'
    throw new CommandRefusal(`${address}: ${why}`, 'hookAddress', { address })
  }
}

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
