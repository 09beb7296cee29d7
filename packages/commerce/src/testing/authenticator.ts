import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { InputOf } from '@shop/api-client/contract/define-call'
import type { addPasskey, signInWithPasskey } from '@shop/api-client/contract/user-passkeys'

type NewPasskey = InputOf<typeof addPasskey>['passkey']
type PasskeyAnswer = InputOf<typeof signInWithPasskey>['passkey']

/** What browser and authenticator say otherwise than an honest one would. */
type Told = { origin?: string; host?: string; isVerified?: boolean; userHandle?: string }

export type Authenticator = {
  create(options: { challenge: string; user: { id: string } }, told?: Told): NewPasskey
  sign(options: { challenge: string }, told?: Told): PasskeyAnswer
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** An authenticator with one passkey on the P-256 curve, as a telephone has it; each signature counts. */
export function anAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let owner = ''
  let counter = 0

  const clientData = (type: string, challenge: string, told: Told) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: told.origin ?? origin, crossOrigin: false }))
  const head = ({ host = new URL(origin).hostname, isVerified = true }: Told, more = 0) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), count])
  }

  return {
    create: ({ challenge, user }, told = {}) => {
      owner = user.id
      const authData = Buffer.concat([
        head(told, HAS_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, told).toString('base64url'),
          attestationObject: attestation(authData).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign: ({ challenge }, told = {}) => {
      const client = clientData('webauthn.get', challenge, told)
      const authData = head(told)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString(
            'base64url',
          ),
          userHandle: told.userHandle ?? owner,
        },
      }
    },
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** CBOR {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key. @see RFC 9053 §7.1.1 */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

/** CBOR {fmt: "none", attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.from([0x60 + word.length, ...Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
}
