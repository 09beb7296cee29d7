import { createHash, createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'

/** How another shop kept a password, as far as this one can compare it. */
export type ForeignForm = 'bcrypt' | 'wordpress' | 'phpass' | 'scrypt'

const FORMS: Record<ForeignForm, RegExp> = {
  bcrypt: /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/,
  wordpress: /^\$wp\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/,
  /** 2^7 to 2^16 rounds. */
  phpass: /^\$[PH]\$[5-9A-E][./A-Za-z0-9]{30}$/,
  scrypt: /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{8,88})\$([A-Za-z0-9+/]{22,88})$/,
}

/** More of it would take a server's memory with one attempt. */
const MOST_SCRYPT = { ln: 17, r: 8, p: 4 }
const SCRYPT_MEMORY = 256 * 1024 * 1024

/**
 * The form of a hash that came from another shop; null for one of our own, and for every one that cannot be compared or
 * would take too long to: bcrypt up to cost 14, phpass up to 2^16 rounds, scrypt up to 128 MB.
 */
export function foreignForm(hash: string): ForeignForm | null {
  const forms: readonly ForeignForm[] = ['bcrypt', 'wordpress', 'phpass', 'scrypt']
  const form = forms.find((one) => FORMS[one].test(hash))
  return form === undefined || (form === 'scrypt' && scryptParts(hash) === null) ? null : form
}

/**
 * Whether a password belongs to a hash of another shop. It works until the owner signs in: then the password is hashed
 * anew. What is compared takes another time than a hash of our own, until then.
 */
export async function isForeignPassword(password: string, hash: string, form: ForeignForm): Promise<boolean> {
  switch (form) {
    case 'bcrypt':
      return verifyBcrypt(password, hash)
    case 'wordpress':
      return verifyBcrypt(prehashed(password), hash.slice('$wp'.length))
    case 'phpass':
      return isEqual(phpassHash(password, hash.slice(0, 12)), hash)
    case 'scrypt':
      return isScrypt(password, hash)
  }
}

/** WordPress since 6.8: bcrypt takes 72 bytes, so it is given a digest of the trimmed password. */
function prehashed(password: string): string {
  return createHmac('sha384', 'wp-sha384').update(password.trim()).digest('base64')
}

const LETTERS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The portable hashes of phpass, of WordPress before 6.8: no kept library has them. @see https://www.openwall.com/phpass/ */
function phpassHash(password: string, setting: string): string {
  const rounds = 2 ** LETTERS.indexOf(setting[3] ?? '.')
  const salt = setting.slice(4)
  let digest = md5(Buffer.from(salt + password, 'utf8'))
  const tail = Buffer.from(password, 'utf8')
  for (let round = 0; round < rounds; round += 1) digest = md5(Buffer.concat([digest, tail]))
  return setting + lettered(digest)
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}

/** Six bits a letter, the lowest ones first. */
function lettered(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const part = bytes.subarray(at, at + 3)
    const value = part.readUIntLE(0, part.length)
    for (let letter = 0; letter <= part.length; letter += 1) text += LETTERS[(value >> (6 * letter)) & 63]
  }
  return text
}

function scryptParts(hash: string) {
  const [, ln = '', r = '', p = '', salt = '', key = ''] = FORMS.scrypt.exec(hash) ?? []
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const isAllowed =
    cost.ln >= 1 &&
    cost.r >= 1 &&
    cost.p >= 1 &&
    cost.ln <= MOST_SCRYPT.ln &&
    cost.r <= MOST_SCRYPT.r &&
    cost.p <= MOST_SCRYPT.p
  return isAllowed ? { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') } : null
}

function isScrypt(password: string, hash: string): Promise<boolean> {
  const parts = scryptParts(hash)
  if (parts === null) return Promise.resolve(false)
  const { cost, salt, key } = parts
  const options = { N: 2 ** cost.ln, r: cost.r, p: cost.p, maxmem: SCRYPT_MEMORY }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, key.length, options, (error, made) =>
      error ? reject(error) : resolve(timingSafeEqual(made, key)),
    )
  })
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
