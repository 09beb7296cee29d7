import { beforeEach, expect, test, vi } from 'vitest'
import { claimDrafts, forgetMessageDrafts, messageDraft } from './message-draft.ts'

const KEY = 'message-drafts'
const NOBODY = { id: 'v1', loggedIn: false }
const ANNA = { id: '4711', loggedIn: true }
const BERTA = { id: '4712', loggedIn: true }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('each form finds its own words again, until they are sent', () => {
  const [complaint, contact] = [messageDraft('complaint LH1', ANNA), messageDraft('contact', ANNA)]
  complaint.keep({ message: 'Eine Ecke fehlt' })
  contact.keep({ message: 'Wann kommt der Teppich?' })

  expect(complaint.read()).toEqual({ message: 'Eine Ecke fehlt' })
  complaint.forget()
  expect([complaint.read(), contact.read()]).toEqual([{}, { message: 'Wann kommt der Teppich?' }])
})

// A session that ended without the button left its words to whoever came next in the tab.
test.each([
  ['whoever wrote them', ANNA, ANNA, true],
  ['another customer', ANNA, BERTA, false],
  ['somebody without a sign-in', ANNA, NOBODY, false],
  ['somebody who is not known yet', ANNA, null, false],
  ['a visitor who goes on as one', NOBODY, { ...NOBODY, id: 'v2' }, true],
  ['a visitor who has signed in since', NOBODY, ANNA, true],
  ['a visitor who is not known yet', NOBODY, null, true],
])('words are there again for %s', (_, writer, reader, areThere) => {
  messageDraft('contact', writer).keep({ message: 'Wann?' })

  expect(messageDraft('contact', reader).read()).toEqual(areThere ? { message: 'Wann?' } : {})
})

test('words of which nobody knows yet whose they are are not kept', () => {
  messageDraft('contact', null).keep({ message: 'Wann?' })

  expect(kept.has(KEY)).toBe(false)
})

test.each([
  ['another customer', BERTA, false],
  ['somebody without a sign-in', NOBODY, false],
  ['whoever wrote them', ANNA, true],
])('once %s is here, words are kept: %o, %s', (_, known, areKept) => {
  messageDraft('complaint LH1', ANNA).keep({ message: 'Eine Ecke fehlt' })

  claimDrafts(known)

  expect(kept.has(KEY)).toBe(areKept)
})

test('what was written before a sign-in belongs to its customer from then on', () => {
  messageDraft('contact', NOBODY).keep({ message: 'Wann?' })

  claimDrafts(ANNA)

  expect(messageDraft('contact', ANNA).read()).toEqual({ message: 'Wann?' })
  expect(messageDraft('contact', NOBODY).read()).toEqual({})
})

test('nothing of whoever leaves stays in the tab', () => {
  messageDraft('contact', ANNA).keep({ message: 'Wann kommt der Teppich?' })

  forgetMessageDrafts()

  expect(kept.has(KEY)).toBe(false)
})

test.each([
  'no JSON',
  'null',
  '[]',
  '{"contact":7}',
  '{"contact":null}',
  '{"contact":{"of":"","values":null}}',
  '{"contact":{"of":"","values":{"message":{}}}}',
  '{"contact":{"values":{"message":"Wann?"}}}',
])('what cannot be understood is nothing: %s', (stored) => {
  kept.set(KEY, stored)

  expect(messageDraft('contact', NOBODY).read()).toEqual({})
})

test('without a storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)

  messageDraft('contact', NOBODY).keep({ message: 'Wann?' })

  expect(messageDraft('contact', NOBODY).read()).toEqual({})
})
