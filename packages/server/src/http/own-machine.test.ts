import { expect, test } from 'vitest'
import { isFromOwnMachine, isOwnHost } from './own-machine.ts'

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['localhost.shop.example', false],
  ['shop.example', false],
  ['', false],
])('%s is this machine: %s', (host, isOwn) => {
  expect(isOwnHost(host)).toBe(isOwn)
})

test.each<[string | undefined, string, Record<string, string>, boolean]>([
  ['127.0.0.1', 'http://localhost:3000/', {}, true],
  ['::1', 'http://[::1]:3000/', {}, true],
  ['::ffff:127.0.0.1', 'http://127.0.0.1:3000/', {}, true],
  ['192.168.1.7', 'http://localhost:3000/', {}, false],
  ['192.168.1.7', 'http://localhost:3000/', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', 'http://localhost:3000/', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', 'http://localhost:3000/', { via: '1.1 proxy' }, false],
  ['127.0.0.1', 'http://rebound.example:3000/', {}, false],
  [undefined, 'http://localhost:3000/', {}, false],
])('%s asking for %s with %j is at this machine: %s', (address, url, headers, isOwn) => {
  expect(isFromOwnMachine(new Request(url, { headers }), address)).toBe(isOwn)
})
