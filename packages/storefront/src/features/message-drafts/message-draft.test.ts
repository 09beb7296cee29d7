import { beforeEach, expect, test, vi } from 'vitest'
import { forgetMessageDrafts, messageDraft } from './message-draft.ts'

const KEY = 'message-drafts'
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
  const [complaint, contact] = [messageDraft('complaint LH1'), messageDraft('contact')]
  complaint.keep({ message: 'Eine Ecke fehlt' })
  contact.keep({ message: 'Wann kommt der Teppich?' })

  expect(complaint.read()).toEqual({ message: 'Eine Ecke fehlt' })
  complaint.forget()
  expect([complaint.read(), contact.read()]).toEqual([{}, { message: 'Wann kommt der Teppich?' }])
})

test('nothing of whoever leaves stays in the tab', () => {
  messageDraft('contact').keep({ message: 'Wann kommt der Teppich?' })

  forgetMessageDrafts()

  expect(kept.has(KEY)).toBe(false)
})

test.each(['no JSON', 'null', '[]', '{"contact":7}', '{"contact":null}', '{"contact":{"message":{}}}'])(
  'what cannot be understood is nothing: %s',
  (stored) => {
    kept.set(KEY, stored)

    expect(messageDraft('contact').read()).toEqual({})
  },
)

test('without a storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)

  messageDraft('contact').keep({ message: 'Wann?' })

  expect(messageDraft('contact').read()).toEqual({})
})
