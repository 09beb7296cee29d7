import { expect, test } from 'vitest'
import { isServerUserId, isTakeover, localUserId } from './local-user-id.ts'

const fromServer = 'a'.repeat(64)

test.each([
  ['a'.repeat(64), true],
  ['a'.repeat(63), false],
  ['a'.repeat(65), false],
  ['', false],
])('%s was made by the server: %s', (id, isServers) => {
  expect(isServerUserId(id)).toBe(isServers)
})

test.each([
  ['kept', 'kept', null, 'kept'],
  ['made when absent', null, null, 'random'],
  ['made when empty', '', null, 'random'],
  ['kept beside the id of a customer', 'kept', '4711', 'kept'],
  ['forgotten when the server supplies one', 'kept', fromServer, null],
])('the local id is %s', (_, stored, serverId, expected) => {
  expect(localUserId(stored, serverId, () => 'random')).toBe(expected)
})

test.each([
  ['an anonymous shopper signs in', fromServer, '4711', true],
  ['nothing changes', fromServer, fromServer, false],
  ['a customer signs out', '4711', fromServer, false],
])('%s: items move along: %s', (_, previous, current, moves) => {
  expect(isTakeover(previous, current)).toBe(moves)
})
