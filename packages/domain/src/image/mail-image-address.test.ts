import { expect, test } from 'vitest'
import { parseImageAddress } from './image-address.ts'
import { mailImageAddress } from './mail-image-address.ts'

// The picture of a recall was WebP, which Outlook on Windows shows as an empty box.
test.each([
  ['lindhaus/sofa-grau-main.webp', '/i/600x75/lindhaus/sofa-grau-main.jpg'],
  ['lindhaus/sofa', '/i/600x75/lindhaus/sofa.jpg'],
  [
    'https://a.storyblok.com/f/7/800x600/ab/sofa.webp',
    'https://a.storyblok.com/f/7/800x600/ab/sofa.webp/m/600x0/filters:format(jpeg):quality(75)',
  ],
  ['https://media.example/sofa.png', 'https://media.example/sofa.png'],
])('in a mail %s is at %s', (src, address) => {
  expect(mailImageAddress(src, 600)).toBe(address)
})

test('the address of a mail is understood by the door of pictures', () => {
  expect(parseImageAddress(mailImageAddress('lindhaus/sofa.webp', 600))).toEqual({
    width: 600,
    quality: 75,
    key: 'lindhaus/sofa',
    format: 'jpg',
  })
})
