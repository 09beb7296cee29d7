import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const text = (words: number) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(words) }] }],
})

test.each([
  [0, 0],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes([{ component: 'rich_text', _uid: 'a', text: text(words) }])).toBe(minutes)
})

test('what nobody reads takes no time', () => {
  const block = {
    component: 'teaser',
    _uid: 'a b c',
    link: { url: 'x y' },
    image: { alt: 'Ein Bild' },
    tone: 'accent',
  }

  expect(readingMinutes([block])).toBe(0)
})
