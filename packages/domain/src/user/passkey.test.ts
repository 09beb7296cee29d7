import { expect, test } from 'vitest'
import { PASSKEY_NAME_MAX, passkeyName } from './passkey.ts'

test.each([
  { written: ' Mein  Telefon ', device: 'Safari, iPhone', name: 'Mein Telefon' },
  { written: ' \n ', device: 'Safari, iPhone', name: 'Safari, iPhone' },
  { written: '', device: null, name: 'Passkey' },
])('"$written" on $device is called "$name"', ({ written, device, name }) => {
  expect(passkeyName(written, device)).toBe(name)
})

test('a long name ends at the limit, and never with a space', () => {
  expect(passkeyName('a'.repeat(PASSKEY_NAME_MAX + 1), null)).toHaveLength(PASSKEY_NAME_MAX)
  expect(passkeyName(`${'a'.repeat(PASSKEY_NAME_MAX - 1)} b`, null)).toBe('a'.repeat(PASSKEY_NAME_MAX - 1))
})
