import { RIGHTS, ROLES } from '@shop/domain/staff/rights'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Nothing = v.strictObject({})
const Password = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
const Code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has six digits.'))

/** Who is signed in, and what they may do in this shop. */
export const whoAmI = defineCommand({
  name: 'whoAmI',
  right: 'ownAccount',
  changes: null,
  input: Nothing,
  answer: v.object({
    email: v.string(),
    name: v.string(),
    roles: v.array(v.picklist(ROLES)),
    rights: v.array(v.picklist(RIGHTS)),
    hasSecondFactor: v.boolean(),
    /** True until the one-time password is replaced; nothing else is allowed before. */
    mustChangePassword: v.boolean(),
    /** True until a second factor is set up where a password alone is too little; nothing else is allowed before. */
    mustSetFactor: v.boolean(),
    /** Issuers of the companies through which this account signs in. */
    companies: v.optional(v.array(v.string()), []),
  }),
})

export const changeOwnPassword = defineCommand({
  name: 'changeOwnPassword',
  right: 'ownAccount',
  changes: 'Replaces the own password and ends every other session.',
  input: v.strictObject({ current: Password, next: Password }),
  answer: v.object({ problem: v.nullable(v.string()) }),
})

/** The secret was made by `offerSecondFactor`; the code proves that an app holds it. */
export const setSecondFactor = defineCommand({
  name: 'setSecondFactor',
  right: 'ownAccount',
  changes: 'Asks for a code of an app at every sign-in from now on, and ends every other session.',
  input: v.strictObject({
    password: Password,
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
    code: Code,
  }),
  answer: v.object({ problem: v.nullable(v.picklist(['password', 'code'])) }),
  undoneBy: 'endSecondFactor',
})

export const endSecondFactor = defineCommand({
  name: 'endSecondFactor',
  right: 'ownAccount',
  changes: 'Asks for the password alone from now on, and ends every other session.',
  input: v.strictObject({ password: Password }),
  answer: v.object({ problem: v.nullable(v.picklist(['password'])) }),
  undoneBy: 'setSecondFactor',
})

/** Begins to connect the company's account with the own one: the office leads there, and counts the way back once. */
export const startCompanyLink = defineCommand({
  name: 'startCompanyLink',
  right: 'ownAccount',
  changes: null,
  input: v.strictObject({ password: Password }),
  answer: v.object({ problem: v.nullable(v.picklist(['password'])) }),
})

export const listStaff = defineCommand({
  name: 'listStaff',
  right: 'staff.read',
  changes: null,
  input: Nothing,
  answer: v.object({
    staff: v.array(
      v.object({
        email: v.string(),
        name: v.string(),
        roles: v.array(v.picklist(ROLES)),
        state: v.picklist(['active', 'blocked']),
        hasSecondFactor: v.boolean(),
        passkeys: v.number(),
        lastSignIn: v.nullable(v.string()),
        /** Browsers that are signed in at this moment. */
        sessions: v.number(),
      }),
    ),
  }),
})

const Roles = v.pipe(v.array(v.picklist(ROLES)), v.minLength(1, 'Choose at least one role.'))
const Email = v.pipe(v.string(), v.trim(), v.email('This is no e-mail address.'), v.maxLength(200))
const OneTime = v.object({ email: v.string(), oneTimePassword: v.string() })

export const addStaff = defineCommand({
  name: 'addStaff',
  right: 'staff.change',
  changes: 'Lets somebody sign in, with a one-time password that is shown once.',
  input: v.strictObject({
    email: Email,
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say the name.'), v.maxLength(100)),
    roles: Roles,
  }),
  answer: OneTime,
  undoneBy: 'blockStaff',
})

export const changeStaffRoles = defineCommand({
  name: 'changeStaffRoles',
  right: 'staff.change',
  changes: 'Gives somebody other roles, from their next click on.',
  isVersioned: true,
  isNewlyVersioned: true,
  input: v.strictObject({
    email: Email,
    roles: Roles,
    /** The roles that were on the screen. */
    was: v.optional(v.array(v.picklist(ROLES))),
  }),
  answer: v.object({ email: v.string(), roles: v.array(v.picklist(ROLES)) }),
  undoneBy: 'changeStaffRoles',
})

export const blockStaff = defineCommand({
  name: 'blockStaff',
  right: 'staff.change',
  changes: 'Signs somebody out everywhere and lets them in no more, or lets them in again.',
  input: v.strictObject({ email: Email, isBlocked: v.boolean() }),
  answer: v.object({ email: v.string(), state: v.picklist(['active', 'blocked']) }),
  undoneBy: 'blockStaff',
})

export const resetStaff = defineCommand({
  name: 'resetStaff',
  right: 'staff.change',
  changes: 'Replaces password, second factor and passkeys by a one-time password, and ends all sessions.',
  input: v.strictObject({ email: Email }),
  answer: OneTime,
})

export const endStaffSessions = defineCommand({
  name: 'endStaffSessions',
  right: 'staff.change',
  changes: 'Signs somebody out everywhere; the password goes on working.',
  input: v.strictObject({ email: Email }),
  answer: v.object({ email: v.string(), ended: v.number() }),
})

export const readLog = defineCommand({
  name: 'readLog',
  right: 'log.read',
  changes: null,
  // Who reads what was done with somebody's order looks at that somebody.
  showsCustomer: true,
  input: v.strictObject({
    object: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
    /** A thing as people call it, `T00000001`: its own entries, and the lists that have shown it. */
    thing: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))), null),
    /** The id of one of `people`; `operator` for the command line. */
    staffId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
    from: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
    until: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
    before: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
    /** Looks at customers as well as changes. */
    withReads: v.optional(v.boolean(), true),
  }),
  answer: v.object({
    entries: v.array(
      v.object({
        id: v.number(),
        at: v.string(),
        by: v.string(),
        command: v.string(),
        isRead: v.boolean(),
        object: v.nullable(v.string()),
        before: v.unknown(),
        after: v.unknown(),
        /** What it held is about a customer whom the reader may not see. */
        isHidden: v.boolean(),
        /** Whether the reader takes it back with one step; `elsewhere` for what asks for a decision, or is not kept. */
        undo: v.variant('type', [
          v.object({
            type: v.literal('here'),
            command: v.string(),
            input: v.unknown(),
            seen: v.nullable(v.number()),
          }),
          v.object({ type: v.literal('forbidden') }),
          v.object({ type: v.literal('undone'), by: v.string(), at: v.string() }),
          v.object({ type: v.literal('elsewhere') }),
        ]),
        /** It has taken an earlier entry back itself. */
        isUndo: v.boolean(),
      }),
    ),
    hasMore: v.boolean(),
    /** Who works here or did, to choose from: with the first page, none with later ones. */
    people: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
})
