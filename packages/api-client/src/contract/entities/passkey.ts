import * as v from 'valibot'

/** Longest text of an answer, characters: attestations are not asked for, so that every part is short. */
const LONGEST_PART = 8192

const base64url = v.pipe(v.string(), v.maxLength(LONGEST_PART, 'passkey.long'), v.regex(/^[\w-]+$/))
const id = v.pipe(v.string(), v.maxLength(1400, 'passkey.long'), v.regex(/^[\w-]+$/))
const type = v.literal('public-key')
const PasskeyNameSchema = v.object({ id, type })

/** What the browser hands to the authenticator to make a passkey. @see WebAuthn §5.1 */
export const PasskeyCreationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type, alg: v.number() })),
  timeout: v.number(),
  /** Passkeys of this account: an authenticator that has one makes no second. */
  excludeCredentials: v.array(PasskeyNameSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})

/** What the browser hands to the authenticator to sign in; any passkey of the host may answer. */
export const PasskeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
})

export const NewPasskeySchema = v.object({
  id,
  rawId: id,
  type,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
})

export const PasskeyAnswerSchema = v.object({
  id,
  rawId: id,
  type,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.exactOptional(base64url),
  }),
})

/** A new passkey as browsers send it. */
export type SentPasskey = v.InferInput<typeof NewPasskeySchema>
export type NewPasskey = v.InferOutput<typeof NewPasskeySchema>
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswerSchema>
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreationSchema>
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequestSchema>
