import { expect, test } from 'vitest'
import { withFocusPositions } from './story-focus.ts'

const SIZED = { filename: 'https://a.storyblok.com/f/1/800x400/ab/sofa.webp' }

test.each([
  ['its size is in its address', { ...SIZED, focus: '200x100:201x101' }, '25% 25%'],
  [
    'its size is beside it',
    { filename: 'a.webp', focus: '200x100:201x101', meta_data: { width: '800', height: 400 } },
    '25% 25%',
  ],
  ['its size is unknown', { filename: 'a.webp', focus: '200x100:201x101' }, undefined],
  ['it is empty', { ...SIZED, focus: '' }, undefined],
  ['it is null', { ...SIZED, focus: null }, undefined],
  ['it is written for styles already', { ...SIZED, focus: '25% 25%;color:red' }, undefined],
])('a focus of which %s', (_, picture, focus) => {
  expect(withFocusPositions([{ items: [{ picture }] }])).toEqual([
    { items: [{ picture: focus === undefined ? unfocused(picture) : { ...picture, focus } }] },
  ])
})

test('what is no picture keeps its own focus', () => {
  const field = { component: 'quiz', focus: 'left', text: 'x' }

  expect(withFocusPositions(field)).toEqual(field)
})

function unfocused(field: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(field).filter(([name]) => name !== 'focus'))
}
