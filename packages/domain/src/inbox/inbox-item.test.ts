import { expect, test } from 'vitest'
import { complaintInboxState, inboxOutcome, withdrawalInboxState } from './inbox-item.ts'

test.each([
  ['received', null, 'new'],
  ['received', 'inWork', 'inWork'],
  ['answered', null, 'waiting'],
  ['answered', 'inWork', 'inWork'],
  ['closed', 'inWork', 'done'],
] as const)('a complaint that is %s and %s at the desk is %s', (own, atDesk, state) => {
  expect(complaintInboxState(own, atDesk)).toBe(state)
})

test.each([
  ['received', null, 'new'],
  ['byHand', null, 'new'],
  ['byHand', 'waiting', 'waiting'],
  ['settled', 'inWork', 'done'],
] as const)('a withdrawal that is %s and %s at the desk is %s', (own, atDesk, state) => {
  expect(withdrawalInboxState(own, atDesk)).toBe(state)
})

test('an outcome of a newer build is none', () => {
  expect(inboxOutcome('solved')).toBe('solved')
  expect(inboxOutcome('sung')).toBeNull()
})
