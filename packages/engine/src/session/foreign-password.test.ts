import { createHmac, scryptSync } from 'node:crypto'
import { hash as bcrypt } from '@node-rs/bcrypt'
import { expect, test } from 'vitest'
import { foreignForm } from './foreign-password.ts'
import { isOutdated, isPassword } from './password-hash.ts'

const PASSWORD = 'Ein-Lindenbaum-7 ß'

/** Known answers: phpass' own test vector, PHP's, and those of the forms made here by other means. */
const HASHES: readonly [string, string, string][] = [
  ['phpass', 'test12345', '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['bcrypt', 'rasmuslerdorf', '$2y$07$usesomesillystringfore2uDLvp1Ii2e./U9C8sBjqp8I90dH6hi'],
  ['bcrypt', PASSWORD, await bcrypt(PASSWORD, { cost: 4 })],
  [
    'wordpress',
    PASSWORD,
    `$wp${await bcrypt(createHmac('sha384', 'wp-sha384').update(PASSWORD).digest('base64'), { cost: 4 })}`,
  ],
  ['scrypt', PASSWORD, scryptHash(PASSWORD)],
]

test.each(HASHES)(
  '%s: %s is known again, another is not, and it is renewed',
  async (form, password, hash) => {
    expect(foreignForm(hash)).toBe(form)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword(`${password}x`, hash)).toBe(false)
    expect(isOutdated(hash)).toBe(true)
  },
)

test.each([
  ['a plain MD5', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['a cost that takes minutes', '$2y$20$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTTOq'],
  ['phpass with a billion rounds', '$P$SIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['scrypt with a gigabyte', '$scrypt$ln=20,r=8,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA'],
  ['our own', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo'],
  ['the password itself', 'geheim'],
  ['nothing', ''],
])('%s is no form of another shop', (_, hash) => {
  expect(foreignForm(hash)).toBeNull()
})

function scryptHash(password: string): string {
  const spelt = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const salt = Buffer.from('sixteen bytes---')
  return `$scrypt$ln=10,r=8,p=1$${spelt(salt)}$${spelt(scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 }))}`
}
