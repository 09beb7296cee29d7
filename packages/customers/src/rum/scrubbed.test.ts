import { expect, test } from 'vitest'
import { scrubbed } from './scrubbed.ts'

test.each([
  ['No user anna.probst+x@muster.example here', 'No user [e-mail] here'],
  ['at https://shop.example/danke/?token=abc:1:2', 'at https://shop.example/danke/?…'],
  ['/konto/neues-passwort/#hash', '/konto/neues-passwort/#…'],
  ['DE89 3704 0044 0532 0130 00 is wrong', '[iban] is wrong'],
  ['basket_1101_0123456789abcdef0123456789abcdef', 'basket_1101_[token]'],
  ['token 0123456789abcdef0123456789abcdef', 'token [token]'],
  ['order LH00000042', 'order [order]'],
  ['call +49 221 4710 200', 'call [phone]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  [
    'Cannot read properties of undefined (reading "price")',
    'Cannot read properties of undefined (reading "price")',
  ],
  ['at f (/assets/entry-abc123.js:12:345)', 'at f (/assets/entry-abc123.js:12:345)'],
])('%s becomes %s', (text, expected) => {
  expect(scrubbed(text)).toBe(expected)
})
