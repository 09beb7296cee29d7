import { type Call, defineCall, type Method } from '@shop/api-client/contract/define-call'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callTable } from './call-table.ts'

const CALLS = [
  aCall('readOne', 'GET', '/api/orders/{number}/'),
  aCall('readPicture', 'GET', '/api/orders/{number}/pictures/{picture}/'),
  aCall('enter', 'POST', '/api/auth/{mode}/'),
  aCall('leave', 'POST', '/api/auth/logout/'),
  aCall('readAll', 'GET', '/api/orders/'),
  aCall('addOne', 'POST', '/api/orders/'),
]
/** One regular expression cannot tell these from those above. */
const AMBIGUOUS = [...CALLS, aCall('anything', 'GET', '/api/{what}/{which}/')]

test.each([
  ['a path', 'GET', '/api/orders/', 'readAll', {}],
  ['another method of a path', 'POST', '/api/orders/', 'addOne', {}],
  ['a part', 'GET', '/api/orders/A-1/', 'readOne', { number: 'A-1' }],
  ['two parts', 'GET', '/api/orders/1/pictures/2/', 'readPicture', { number: '1', picture: '2' }],
  ['a part that is written as bytes', 'GET', '/api/orders/a%2Fb%20%C3%BC/', 'readOne', { number: 'a/b ü' }],
  ['a path before one with a part', 'POST', '/api/auth/logout/', 'leave', {}],
  ['a part beside it', 'POST', '/api/auth/login/', 'enter', { mode: 'login' }],
])('%s leads to its call', (_, method, path, name, parts) => {
  for (const calls of [CALLS, AMBIGUOUS])
    expect(callTable(calls)(method, path)).toEqual({
      type: 'found',
      call: calls.find((call) => call.name === name),
      parts,
    })
})

test('a path without that method names those it has, in their order', () => {
  expect(callTable(CALLS)('DELETE', '/api/orders/')).toEqual({
    type: 'otherMethod',
    allowed: ['GET', 'POST'],
  })
  expect(callTable(CALLS)('GET', '/api/auth/login/')).toEqual({ type: 'otherMethod', allowed: ['POST'] })
  expect(callTable(AMBIGUOUS)('GET', '/api/auth/logout/')).toEqual({ type: 'otherMethod', allowed: ['POST'] })
})

test.each([
  ['nothing of ours', '/api/nothing/'],
  ['no slash at the end', '/api/orders'],
  ['more behind it', '/api/orders/1/2/'],
  ['an empty part', '/api/orders//pictures/2/'],
  ['half a byte in a part', '/api/orders/%E0%A4%A/'],
  ['a name that every object has', '/constructor'],
  ['a part of the pattern', '/api/orders/:number'],
])('%s is unknown', (_, path) => {
  expect(callTable(CALLS)('GET', path)).toEqual({ type: 'unknown' })
})

function aCall(name: string, method: Method, path: string): Call {
  return defineCall({ name, method, path, input: v.object({}), answer: v.object({}) })
}
