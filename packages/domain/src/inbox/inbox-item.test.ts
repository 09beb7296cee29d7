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
  ['received', null, false, 'new'],
  ['byHand', null, false, 'new'],
  ['byHand', 'waiting', false, 'waiting'],
  ['settled', 'inWork', false, 'done'],
  ['settled', null, true, 'waiting'],
  ['settled', 'new', true, 'waiting'],
  ['settled', 'inWork', true, 'inWork'],
  ['settled', 'done', true, 'done'],
] as const)(
  'a withdrawal that is %s and %s at the desk, with open money %s, is %s',
  (own, atDesk, isOpen, state) => {
    expect(withdrawalInboxState(own, atDesk, isOpen)).toBe(state)
  },
)

test('an outcome of a newer build is none', () => {
  expect(inboxOutcome('solved')).toBe('solved')
  expect(inboxOutcome('sung')).toBeNull()
})
