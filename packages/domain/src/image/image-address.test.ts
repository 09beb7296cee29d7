import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
  type ImageWidth,
  imageAddress,
  imageSrcSet,
  parseImageAddress,
} from './image-address.ts'

const SOFA = 'lindhaus/sofa-grau-main.webp'

test.each([
  [600, '/i/600x75/lindhaus/sofa-grau-main.webp'],
  [1, '/i/150x75/lindhaus/sofa-grau-main.webp'],
  [151, '/i/300x75/lindhaus/sofa-grau-main.webp'],
  [601, '/i/620x75/lindhaus/sofa-grau-main.webp'],
  [1600, '/i/1600x75/lindhaus/sofa-grau-main.webp'],
  [1601, '/i/2000x75/lindhaus/sofa-grau-main.webp'],
  [4000, '/i/2560x75/lindhaus/sofa-grau-main.webp'],
])('%i px wide a picture is at %s', (width, address) => {
  expect(imageAddress(SOFA, width)).toBe(address)
})

test.each([
  ['lindhaus/sofa.jpeg', '/i/300x80/lindhaus/sofa.webp'],
  ['lindhaus/sofa', '/i/300x80/lindhaus/sofa.webp'],
  ['https://media.example/sofa.jpg', 'https://media.example/sofa.jpg'],
  [
    'https://a.storyblok.com/f/7/800x600/ab/sofa.jpg',
    'https://a.storyblok.com/f/7/800x600/ab/sofa.jpg/m/300x0/filters:format(webp):quality(80)',
  ],
  ['https://a.storyblok.com/f/7/ab/logo.svg', 'https://a.storyblok.com/f/7/ab/logo.svg'],
  ['https://a.storyblok.com.evil.example/f/sofa.jpg', 'https://a.storyblok.com.evil.example/f/sofa.jpg'],
])('the address of %s is %s', (src, address) => {
  expect(imageAddress(src, 300, 80)).toBe(address)
})

test('a set names each width once', () => {
  expect(imageSrcSet(SOFA, [300, 600, 600], 70)).toBe(
    '/i/300x70/lindhaus/sofa-grau-main.webp 300w, /i/600x70/lindhaus/sofa-grau-main.webp 600w',
  )
})

test.each([
  ['an unknown width', '/i/601x75/lindhaus/sofa.webp'],
  ['an unknown quality', '/i/600x99/lindhaus/sofa.webp'],
  ['a width with a zero before', '/i/0600x75/lindhaus/sofa.webp'],
  ['a path that climbs', '/i/600x75/../secret.webp'],
  ['a path that climbs in the middle', '/i/600x75/lindhaus/../../secret.webp'],
  ['a coded path that climbs', '/i/600x75/%2e%2e/secret.webp'],
  ['a path from the root', '/i/600x75//etc/passwd.webp'],
  ['another format', '/i/600x75/lindhaus/sofa.png'],
  ['a query', '/i/600x75/lindhaus/sofa.webp?x=1'],
  ['a break of the line', '/i/600x75/lindhaus/sofa.webp\n'],
  ['no picture', '/i/600x75/.webp'],
  ['another address', '/p/sofa-1001/'],
])('%s is refused', (_, path) => {
  expect(parseImageAddress(path)).toBeNull()
})

test('every address that is made is understood', () => {
  const width = fc.constantFrom<ImageWidth>(...IMAGE_WIDTHS)
  const quality = fc.constantFrom(...IMAGE_QUALITIES)
  const key = fc.stringMatching(/^[a-z0-9]{1,8}\/[a-z0-9][a-z0-9_-]{0,20}$/)

  fc.assert(
    fc.property(width, quality, key, (wide, good, name) => {
      expect(parseImageAddress(imageAddress(`${name}.webp`, wide, good))).toEqual({
        width: wide,
        quality: good,
        key: name,
        format: 'webp',
      })
    }),
  )
})

test('a picture is never narrower than asked for, except above the widest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (width) => {
      const made = parseImageAddress(imageAddress(SOFA, width))?.width ?? 0

      expect(made).toBeGreaterThanOrEqual(Math.min(width, 2560))
    }),
  )
})
