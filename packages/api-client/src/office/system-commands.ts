import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
const Nothing = v.strictObject({})
const HookId = v.pipe(v.string(), v.trim(), v.regex(/^hook_[0-9a-f]{1,16}$/))
const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const Check = v.object({
  topic: v.string(),
  state: v.picklist(['ok', 'off', 'look', 'bad']),
  found: v.string(),
  remedy: v.nullable(v.string()),
})
export type SystemCheck = v.InferOutput<typeof Check>

/** What the doctor finds where the database is, and what waits in it for a worker. */
export const showHealth = defineCommand({
  name: 'showHealth',
  right: 'system.read',
  changes: null,
  input: Nothing,
  answer: v.object({
    checks: v.array(Check),
    jobs: v.array(
      v.object({
        /** `mail`, `orderNews` … */
        topic: v.string(),
        waiting: Minor,
        dead: Minor,
        /** How long the oldest is due, seconds. */
        lateSeconds: Minor,
        lastError: v.nullable(v.string()),
      }),
    ),
  }),
})
export type Health = v.InferOutput<typeof showHealth.answer>

/** What the doctor finds outside of the database: configuration, disk, certificates, mail server and what else the shop asks. */
export const showSurroundings = defineCommand({
  name: 'showSurroundings',
  right: 'system.read',
  changes: null,
  input: Nothing,
  answer: v.object({ checks: v.array(Check) }),
})

export const showMaintenance = defineCommand({
  name: 'showMaintenance',
  right: 'system.read',
  changes: null,
  input: Nothing,
  answer: v.object({
    isOn: v.boolean(),
    changedAt: v.nullable(v.string()),
    /** What shoppers read at the checkout, by locale. */
    words: v.array(v.object({ locale: v.string(), title: v.string(), text: v.string() })),
  }),
})

export const setMaintenance = defineCommand({
  name: 'setMaintenance',
  right: 'system.change',
  changes: 'Closes the checkout in every process within a second, or opens it again.',
  input: v.strictObject({ isOn: v.boolean() }),
  answer: v.object({ isOn: v.boolean() }),
  undoneBy: 'setMaintenance',
})

const Hook = v.object({
  id: v.string(),
  address: v.string(),
  events: v.array(v.string()),
  /** Messages that wait for it. */
  open: Minor,
  createdAt: v.string(),
  succeededAt: v.nullable(v.string()),
  pausedAt: v.nullable(v.string()),
  pauseReason: v.nullable(v.string()),
  failures: Minor,
})
export type Hook = v.InferOutput<typeof Hook>

export const listHooks = defineCommand({
  name: 'listHooks',
  right: 'system.read',
  changes: null,
  input: Nothing,
  answer: v.object({ hooks: v.array(Hook), events: v.array(v.string()) }),
})

/** The last messages, and what became of them; what they say is left out: it is of customers. */
export const hookDeliveries = defineCommand({
  name: 'hookDeliveries',
  right: 'system.read',
  changes: null,
  input: v.strictObject({ hook: v.optional(v.nullable(HookId), null) }),
  answer: v.object({
    deliveries: v.array(
      v.object({
        id: Minor,
        hook: v.string(),
        event: v.string(),
        subject: v.string(),
        notedAt: v.string(),
        attempts: Minor,
        lastStatus: v.nullable(Minor),
        lastError: v.nullable(v.string()),
        state: v.picklist(['delivered', 'waiting', 'givenUp']),
      }),
    ),
  }),
})
export type HookDelivery = v.InferOutput<typeof hookDeliveries.answer>['deliveries'][number]

const HookAddress = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say the address.'), v.maxLength(500))
const HookEvents = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(60))),
  v.minLength(1, 'Choose at least one event.'),
)

const OneHook = v.object({ id: v.string() })

export const addHook = defineCommand({
  name: 'addHook',
  right: 'system.change',
  changes: 'Tells a receiver what happens in the shop from now on, signed with a secret that is shown once.',
  input: v.strictObject({ address: HookAddress, events: HookEvents }),
  answer: v.object({ id: v.string(), address: v.string(), secret: v.string() }),
  undoneBy: 'removeHook',
})

export const changeHook = defineCommand({
  name: 'changeHook',
  right: 'system.change',
  changes: 'Tells a receiver of other events, or somewhere else, from now on; what waits goes there as well.',
  isVersioned: true,
  isNewlyVersioned: true,
  input: v.strictObject({
    id: HookId,
    address: v.optional(v.nullable(HookAddress), null),
    events: v.optional(v.nullable(HookEvents), null),
    /** The receiver as it was on the screen. */
    was: v.optional(v.strictObject({ address: v.string(), events: v.array(v.string()) })),
  }),
  answer: OneHook,
  undoneBy: 'changeHook',
})

/** The one before signs as well until `formerUntil`, so that a receiver can change it without missing anything. */
export const renewHookSecret = defineCommand({
  name: 'renewHookSecret',
  right: 'system.change',
  changes: 'Gives a receiver a new secret, which is shown once; the one before signs as well for a day.',
  input: v.strictObject({ id: HookId }),
  answer: v.object({ id: v.string(), secret: v.string(), formerUntil: v.string() }),
})

export const pauseHook = defineCommand({
  name: 'pauseHook',
  right: 'system.change',
  changes: 'Keeps messages back for up to 30 days, or sends all that waits.',
  input: v.strictObject({ id: HookId, isPaused: v.boolean() }),
  answer: OneHook,
  undoneBy: 'pauseHook',
})

export const removeHook = defineCommand({
  name: 'removeHook',
  right: 'system.change',
  changes: 'Forgets a receiver with all its messages.',
  input: v.strictObject({ id: HookId }),
  answer: OneHook,
})

export const tryHook = defineCommand({
  name: 'tryHook',
  right: 'system.change',
  changes: 'Sends a message that is about nothing.',
  input: v.strictObject({ id: HookId }),
  answer: v.object({ id: v.string(), message: Minor }),
})

export const replayHook = defineCommand({
  name: 'replayHook',
  right: 'system.change',
  changes: 'Sends a message once more, under its number.',
  input: v.strictObject({ message: Id }),
  answer: v.object({ message: Minor }),
})

const PLACES = ['dead', 'waiting', 'sent'] as const
export type MailPlace = (typeof PLACES)[number]

/** Mails of a place, the newest first; whoever may see no customer sees of an address only where it is. */
export const listMails = defineCommand({
  name: 'listMails',
  right: 'system.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ place: v.picklist(PLACES) }),
  answer: v.object({
    mails: v.array(
      v.object({
        id: Minor,
        kind: v.string(),
        to: v.string(),
        subject: v.string(),
        at: v.string(),
        attempts: Minor,
        lastError: v.nullable(v.string()),
      }),
    ),
  }),
})
export type ListedMail = v.InferOutput<typeof listMails.answer>['mails'][number]

export const resendMails = defineCommand({
  name: 'resendMails',
  right: 'system.change',
  changes: 'Sends mails now; one that went out already goes a second time.',
  input: v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
  answer: v.object({ ids: v.array(Minor) }),
})

const DeviceId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))

/** The token of its link works once, for a day; the log does not know it. @see product §11.10 */
export const addStoreDevice = defineCommand({
  name: 'addStoreDevice',
  right: 'system.change',
  changes: 'Makes a link that marks a device of a store, whose users are not asked for consent.',
  undoneBy: 'removeStoreDevice',
  input: v.strictObject({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)) }),
  answer: v.object({ id: v.string(), token: v.string() }),
})

export const removeStoreDevice = defineCommand({
  name: 'removeStoreDevice',
  right: 'system.change',
  changes: 'Asks the users of a device for consent again.',
  input: v.strictObject({ id: DeviceId }),
  answer: v.object({ id: v.string() }),
})
