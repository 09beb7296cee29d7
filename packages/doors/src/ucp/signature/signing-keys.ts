import { createECDH, createHash, createPrivateKey, ECDH, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

const number = v.pipe(v.string(), v.regex(/^[\w-]{40,90}$/))

const KeySchema = v.object({
  kid: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: number,
  y: number,
  d: number,
})
const KeysSchema = v.pipe(v.array(KeySchema), v.minLength(1), v.maxLength(5))

/** A key of the shop with its private part, as a JSON Web Key. */
export type SigningKey = v.InferOutput<typeof KeySchema>

/** What signs, and what is published of it and of the keys that have signed until lately. */
export type SigningKeys = {
  kid: string
  key: KeyObject
  published: readonly object[]
}

/**
 * The keys out of a JSON list of private keys: the first one signs, all are published, so that a key can be replaced
 * while others still verify by the one before; null for what is no such list.
 */
export function parsedSigningKeys(text: string): readonly SigningKey[] | null {
  try {
    const keys = v.parse(KeysSchema, JSON.parse(text))
    for (const key of keys) createPrivateKey({ key, format: 'jwk' })
    return new Set(keys.map(({ kid }) => kid)).size === keys.length ? keys : null
  } catch {
    return null // whatever is wrong with it, it is no list of keys
  }
}

/** Null without a key: nothing is signed then. */
export function signingKeys(keys: readonly SigningKey[]): SigningKeys | null {
  const [first] = keys
  if (first === undefined) return null
  const published = keys.map(({ kid, kty, crv, x, y }) => ({ kid, kty, crv, x, y, use: 'sig', alg: 'ES256' }))
  return { kid: first.kid, key: createPrivateKey({ key: first, format: 'jwk' }), published }
}

/** The key of a shop that is only tried out: the same for everybody, and so a secret of nobody. */
export function localSigningKey(): SigningKey {
  const secret = createHash('sha256').update('a key for trying out').digest()
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = Buffer.from(
    ECDH.convertKey(curve.getPublicKey(), 'prime256v1', undefined, undefined, 'uncompressed'),
  )
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  return {
    kid: 'local',
    kty: 'EC',
    crv: 'P-256',
    x: part(1, 33),
    y: part(33, 65),
    d: secret.toString('base64url'),
  }
}
