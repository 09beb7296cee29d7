import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A certificate that vouches for itself, and the key that belongs to it; both PEM. */
export type OwnCertificate = { certificate: string; key: string }

const DAY_MILLISECONDS = 24 * 3600 * 1000
const DAYS = 30

/**
 * Makes a certificate for `localhost`. The official client always speaks TLS, so what stands in for SCAYLE has to; made anew
 * for each process, no key lies in the repository. DER by hand, since Node reads certificates and writes none.
 */
export function ownCertificate(now: Date): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = ownName(`stand-in ${randomBytes(8).toString('hex')}`)
  const tbs = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    name,
    sequence(time(now.valueOf() - DAY_MILLISECONDS), time(now.valueOf() + DAYS * DAY_MILLISECONDS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(BASIC_CONSTRAINTS, ALTERNATIVE_NAMES)),
  )
  const whole = sequence(
    tbs,
    ECDSA_SHA256,
    tagged(0x03, Buffer.concat([Buffer.from([0]), signed(tbs, privateKey)])),
  )
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

function signed(bytes: Buffer, key: KeyObject): Buffer {
  return createSign('sha256').update(bytes).sign(key)
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes)
}

function objectId(...bytes: number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes))
}

function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, '').slice(2, 14)
  return tagged(0x17, Buffer.from(`${digits}Z`))
}

/** 1.2.840.10045.4.3.2 */
const ECDSA_SHA256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
/** 2.5.4.3, the common name. Two certificates of one name and two keys would be taken for each other. */
function ownName(name: string): Buffer {
  return sequence(tagged(0x31, sequence(objectId(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from(name)))))
}
/** 2.5.29.19: it may vouch, for itself. */
const BASIC_CONSTRAINTS = sequence(
  objectId(0x55, 0x1d, 0x13),
  tagged(0x04, sequence(tagged(0x01, Buffer.from([0xff])))),
)
/** 2.5.29.17: `localhost` and 127.0.0.1. */
const ALTERNATIVE_NAMES = sequence(
  objectId(0x55, 0x1d, 0x11),
  tagged(0x04, sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])))),
)
