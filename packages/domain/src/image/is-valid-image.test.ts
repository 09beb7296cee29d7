import { expect, test } from 'vitest'
import { IMAGE_ENDINGS, isValidImage } from './is-valid-image.ts'

test.each([...IMAGE_ENDINGS])('a source that ends in %s is a picture', (ending) => {
  expect(isValidImage(`lindhaus/sofa.${ending}`)).toBe(true)
  expect(isValidImage(`lindhaus/sofa.${ending.toUpperCase()}`)).toBe(true)
})

test.each([
  'film.mp4',
  'anleitung.pdf',
  'sofa.svg',
  'sofa.gif',
  'sofa.webp.zip',
  'sofa.webp?width=3',
  'sofawebp',
  'webp',
  '',
])('%j is none', (src) => {
  expect(isValidImage(src)).toBe(false)
})
