import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nicknameProblems } from './nickname.ts'
import { plainLine, plainText } from './plain-text.ts'
import { starBars } from './review.ts'

test('every star has its bar, five first, also one that nobody gave', () => {
  expect(starBars({ 5: 3, 1: 1 })).toEqual([
    { stars: 5, count: 3, percent: 75 },
    { stars: 4, count: 0, percent: 0 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 1, percent: 25 },
  ])
  expect(starBars({}).every(({ percent }) => percent === 0)).toBe(true)
})

test.each([
  ['Anna', null],
  ['Zoë O’Neill-99', null],
  [' 李 雷 ', null],
  ['', 'generic.validation.required'],
  [' ', 'generic.validation.required'],
  ['A', 'generic.validation.minLength'],
  ['x'.repeat(31), 'generic.validation.maxLength'],
  ['x'.repeat(10_000), 'generic.validation.maxLength'],
  ['<b>Anna</b>', 'review.errors.nickname'],
  ['anna@example.org', 'review.errors.nickname'],
  ['https://spam', 'review.errors.nickname'],
])('the nickname %j has the problem %s', (nickname, key) => {
  expect(nicknameProblems(nickname)).toMatchObject(key === null ? [] : [{ path: 'nickname', key }])
})

test.each([
  ['a\r\nb', 'a\nb'],
  ['a\n\n\n\nb', 'a\n\nb'],
  ['a\u0000\u202Eb\tc', 'ab c'],
  ['<script>x</script>', '<script>x</script>'],
  ['  a  \n b ', 'a\n b'],
  ['👩‍👧 schön', '👩‍👧 schön'],
])('the text %j is kept as %j', (written, kept) => {
  expect(plainText(written)).toBe(kept)
})

test('a line has no breaks', () => {
  expect(plainLine(' a\n b ')).toBe('a b')
})

test('cleaning twice is cleaning once, and leaves no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const kept = plainText(written)

      expect(plainText(kept)).toBe(kept)
      expect(kept.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    }),
  )
})
