import type { OpenedStory } from '@shop/api-client/office/content-commands'
import { expect, test } from 'vitest'
import { begun, type DraftState, isBehind, isTyped, stepped } from './draft-state.ts'

const page = (title: string, more: object = {}) => ({ component: 'page', title, ...more })
const story = (lockVersion: number | null, title: string, more: object = {}): OpenedStory => ({
  ...{ id: 1, name: 'Schlaf', fullSlug: 'home/schlaf', state: 'published', publishAt: null, releases: [] },
  updatedAt: `2026-11-24T09:00:0${lockVersion ?? 0}Z`,
  content: page(title, more),
  lockVersion,
  ...{ plannedDraft: null, draft: null, path: '/schlaf/', languages: [], release: null, by: null },
})
const opened = begun(null, story(1, 'Alt'))
const typed = typedOver(opened, page('Meins'))

test('an untouched form takes what somebody else has saved', () => {
  const after = stepped(opened, { type: 'follow', story: story(2, 'Von Ben') })

  expect(after.now).toEqual(page('Von Ben'))
  expect(isTyped(after)).toBe(false)
})

// The page was asked for anew behind a folder that was made, and the next save overwrote a colleague without a word.
test('what was typed stays over the version that it was begun over', () => {
  const theirs = story(2, 'Von Ben')
  const after = stepped(typed, { type: 'follow', story: theirs })

  expect(after.base).toMatchObject({ lockVersion: 1, content: page('Alt') })
  expect(isBehind(after, theirs)).toBe(true)
})

test('a page that was published or taken off meanwhile says the same, and nobody is asked', () => {
  const published = story(2, 'Alt')
  const after = stepped(typed, { type: 'follow', story: published })

  expect(after).toMatchObject({ now: page('Meins'), base: { lockVersion: 2 } })
  expect(isBehind(after, published)).toBe(false)
})

test('a service that counts no writes is told apart by its clock', () => {
  const from = typedOver(begun(null, story(null, 'Alt')), page('Meins'))
  const theirs = { ...story(null, 'Von Ben'), updatedAt: '2026-11-24T10:00:00Z' }

  expect(isBehind(from, theirs)).toBe(true)
  expect(isBehind(from, story(null, 'Alt'))).toBe(false)
})

// A reload hid it, because the tab kept it under the version.
test('a reload of the tab keeps what was typed, and what it was typed over', () => {
  const theirs = story(2, 'Von Ben')
  const again = begun(JSON.parse(JSON.stringify({ base: typed.base, now: typed.now })), theirs)

  expect(again.now).toEqual(page('Meins'))
  expect(isBehind(again, theirs)).toBe(true)
})

test('what is typed while it is saved stays, over what was saved', () => {
  const later = typedOver(typed, page('Meins, länger'))
  const after = stepped(later, { type: 'saved', sent: typed.now, story: story(2, 'Meins') })

  expect(after).toMatchObject({
    now: page('Meins, länger'),
    base: { lockVersion: 2, content: page('Meins') },
  })
  expect(isTyped(stepped(typed, { type: 'saved', sent: typed.now, story: story(2, 'Meins') }))).toBe(false)
})

test('a state from before the last save is not taken, and nobody is asked about it', () => {
  const saved = stepped(typed, { type: 'saved', sent: typed.now, story: story(2, 'Meins') })
  const later = typedOver(saved, page('Meins, länger'))

  expect(stepped(saved, { type: 'follow', story: story(1, 'Alt') })).toBe(saved)
  expect(isBehind(later, story(1, 'Alt'))).toBe(false)
})

test.each([
  ['mine', page('Meins')],
  ['theirs', page('Alt', { text: 'Von Ben' })],
  ['both', page('Meins', { text: 'Von Ben' })],
] as const)(
  'somebody else was quicker: %s stands, over theirs, and undo brings mine back',
  (how, content) => {
    const theirs = story(2, 'Alt', { text: 'Von Ben' })
    const after = stepped(typed, { type: 'settle', story: theirs, how })

    expect(after).toMatchObject({ now: content, base: { lockVersion: 2, content: theirs.content } })
    expect(isBehind(after, theirs)).toBe(false)
    if (how !== 'mine') expect(stepped(after, { type: 'undo' }).now).toEqual(page('Meins'))
  },
)

function typedOver(state: DraftState, content: OpenedStory['content']): DraftState {
  return stepped(state, { type: 'change', content, typing: null })
}
