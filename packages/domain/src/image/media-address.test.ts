import { expect, test } from 'vitest'
import { mediaAddress, parseMediaAddress } from './media-address.ts'

test.each([
  ['lindhaus/papers/film.mp4', '/media/lindhaus/papers/film.mp4'],
  ['https://media.example/film.mp4', 'https://media.example/film.mp4'],
])('%s is at %s', (src, address) => {
  expect(mediaAddress(src)).toBe(address)
})

test('an address that was made is understood', () => {
  expect(parseMediaAddress(mediaAddress('lindhaus/papers/aufbau.pdf'))).toEqual({
    key: 'lindhaus/papers/aufbau.pdf',
    type: 'application/pdf',
  })
})

test.each([
  ['a path that climbs', '/media/../secret.pdf'],
  ['a coded path that climbs', '/media/%2e%2e/secret.pdf'],
  ['a path from the root', '/media//etc/secret.pdf'],
  ['a picture', '/media/lindhaus/sofa.webp'],
  ['a script', '/media/render/papers.mjs'],
  ['a hidden file', '/media/.secret.pdf'],
  ['a break of the line', '/media/film.mp4\n'],
  ['no file', '/media/.mp4'],
  ['another address', '/i/600x75/film.mp4'],
])('%s is refused', (_, path) => {
  expect(parseMediaAddress(path)).toBeNull()
})
