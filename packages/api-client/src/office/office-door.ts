import { ROLES } from '@shop/domain/staff/rights'
import * as v from 'valibot'
import { PasskeyAnswerSchema } from '../contract/entities/passkey.ts'
import { CommandOutcome } from './command-outcome.ts'

const Text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** Address of the browser, for the limit of attempts; never stored in clear. */
const address = v.nullable(Text(100))
/** Where staff reach the office. */
const origin = v.pipe(Text(300), v.url())
/** No directory makes an owner. */
const companyRoles = v.array(v.picklist(ROLES.filter((role) => role !== 'owner')))
/** Whether everybody but owners signs in through the company. */
const companyOnly = v.optional(v.boolean(), false)

/** Whom this browser has signed in before, as the shop has marked it. */
const device = v.optional(v.nullable(Text(1000)), null)

/** What the office's server asks a shop, on an address that only this machine's owner can reach. */
export const OfficeRequest = v.variant('act', [
  v.strictObject({
    act: v.literal('signIn'),
    email: Text(200),
    password: Text(1000),
    code: v.nullable(Text(10)),
    companyOnly,
    device,
    address,
  }),
  /** The office has made the challenge, so that one answer counts in every shop. */
  v.strictObject({ act: v.literal('startPasskeySignIn'), challenge: Text(100), address }),
  v.strictObject({
    act: v.literal('signInWithPasskey'),
    passkey: PasskeyAnswerSchema,
    origin,
    companyOnly,
    device,
    address,
  }),
  /** Whom the company vouches for; the office has verified its word. */
  v.strictObject({
    act: v.literal('signInWithCompany'),
    issuer: Text(300),
    subject: Text(255),
    email: Text(200),
    name: Text(100),
    /** What a claim gives; null where none is asked. */
    roles: v.nullable(companyRoles),
    /** Roles of whoever is not known yet; null where they are refused. */
    unknown: v.nullable(companyRoles),
    /** Whether the company gives out the address itself; else it finds nobody who is there already. */
    vouchesForAddress: v.optional(v.boolean(), false),
    device,
    address,
  }),
  /** Connects whoever has begun `link` while signed in with what the company calls them. */
  v.strictObject({
    act: v.literal('linkCompany'),
    link: Text(100),
    issuer: Text(300),
    subject: Text(255),
    address,
  }),
  v.strictObject({ act: v.literal('signOut'), token: Text(100) }),
  v.strictObject({
    act: v.literal('run'),
    token: Text(100),
    command: Text(60),
    input: v.unknown(),
    /** `preview` says what would happen, and leaves everything as it is. */
    mode: v.picklist(['run', 'preview']),
    /** The version of the thing that was on the screen. */
    seen: v.nullable(v.pipe(v.number(), v.safeInteger())),
    /** The entry of the log that it takes back. */
    undoes: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
    /** A page that asks again by itself, while nobody touches it. */
    isBackground: v.optional(v.boolean(), false),
    /** What the office itself knows of a request about the own account, and no browser says. */
    office: v.optional(v.nullable(v.strictObject({ origin, random: Text(100) })), null),
  }),
  /** Makes invented staff for a shop that runs on this machine to be looked at; a real shop refuses. */
  v.strictObject({
    act: v.literal('demoStaff'),
    staff: v.array(
      v.strictObject({
        email: Text(200),
        name: Text(100),
        roles: v.array(v.string()),
        oneTimePassword: Text(100),
      }),
    ),
  }),
])
export type OfficeRequest = v.InferInput<typeof OfficeRequest>

/** What a shop answers the office. */
export const OfficeReply = v.variant('type', [
  v.object({
    type: v.literal('signedIn'),
    token: v.string(),
    endsAt: v.string(),
    /** What the browser keeps, so that strangers lock nobody out of it. */
    device: v.optional(v.string()),
  }),
  /** The password is right; the code of the second factor is missing or wrong. */
  v.object({ type: v.literal('codeNeeded'), isWrong: v.boolean() }),
  v.object({ type: v.literal('signInRefused') }),
  v.object({ type: v.literal('challengeKept') }),
  v.object({ type: v.literal('passkeyRefused'), why: v.picklist(['expired', 'unknown', 'refused']) }),
  v.object({
    type: v.literal('companyRefused'),
    /** `linkFirst`: there is an account of this address, and whoever has it connects it while signed in. */
    why: v.picklist(['unknown', 'noRole', 'otherPerson', 'linkFirst', 'linkExpired']),
  }),
  v.object({ type: v.literal('companyLinked') }),
  /** Right, but not this way: only owners sign in without the company. */
  v.object({ type: v.literal('companyOnly') }),
  /** The password is right, and opens nothing beside the passkey that this person has. */
  v.object({ type: v.literal('passkeyOnly') }),
  v.object({ type: v.literal('tooManyAttempts'), seconds: v.number() }),
  v.object({ type: v.literal('signedOut') }),
  v.object({ type: v.literal('mustChangePassword') }),
  v.object({ type: v.literal('mustSetFactor') }),
  v.object({ type: v.literal('unknownCommand') }),
  v.object({ type: v.literal('demoStaff'), waiting: v.array(v.string()) }),
  v.object({ type: v.literal('outcome'), outcome: CommandOutcome }),
  v.object({ type: v.literal('broken') }),
])
export type OfficeReply = v.InferOutput<typeof OfficeReply>
