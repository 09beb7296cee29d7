import { expect, test } from 'vitest'
import { cookieOf, serverCookie } from './session-cookie.ts'

test.each([
  ['alone', 'mine=abc', 'abc'],
  ['among others', 'x=1; mine=abc; y=2', 'abc'],
  ['with a sign of pairs in it', 'mine=a=b', 'a=b'],
  ['written as bytes', 'mine=a%20b%2Cc', 'a b,c'],
  ['in quotes', 'mine="abc"', 'abc'],
  ['twice', 'mine=abc; mine=def', 'abc'],
  ['empty', 'mine=', null],
  ['not at all', 'notmine=abc; mine2=def', null],
  ['without a value', 'mine', null],
])('a cookie that comes %s', (_, cookie, value) => {
  expect(cookieOf(new Request('http://a.test/', { headers: { cookie } }), 'mine')).toBe(value)
})

test('no cookie is there without any, and none without a name', () => {
  expect(cookieOf(new Request('http://a.test/'), 'mine')).toBeNull()
  expect(cookieOf(new Request('http://a.test/', { headers: { cookie: 'null=abc' } }), null)).toBeNull()
})

test('what is written comes back as it was', () => {
  const written = serverCookie('mine', 'a;b ü', { path: '/', maxAgeSeconds: 1, secure: false })

  const cookie = written.slice(0, written.indexOf(';'))
  expect(cookieOf(new Request('http://a.test/', { headers: { cookie } }), 'mine')).toBe('a;b ü')
})
