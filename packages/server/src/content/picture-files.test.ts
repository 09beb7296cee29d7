import { expect, test } from 'vitest'
import { OWN_FILE, ownAddress, storyblokAddress, storyblokSpace } from './picture-files.ts'

const FILE = 'a.storyblok.com/f/606/800x600/abc/sofa.jpg'

test.each([
  [`https://${FILE}`, `https://${FILE}`],
  [`//${FILE}`, `https://${FILE}`],
  [`https://s3.amazonaws.com/${FILE}`, `https://${FILE}`],
  ['https://a-us.storyblok.com/f/606/1x1/abc/sofa.jpg', 'https://a-us.storyblok.com/f/606/1x1/abc/sofa.jpg'],
  // Whoever may write an asset must not make the server ask anything else.
  ['https://a.storyblok.com.evil.example/f/606/x.jpg', null],
  ['https://evil.example/a.storyblok.com/f/606/x.jpg', null],
  ['http://169.254.169.254/latest/meta-data', null],
  ['uploads/5/sofa.webp', null],
])('the file of %s is at %s', (src, address) => {
  expect(storyblokAddress(src)).toBe(address)
  expect(storyblokSpace(src)).toBe(address === null ? null : 606)
})

test.each([
  ['uploads/5/sofa.webp', true],
  ['uploads/5/../../secret', false],
  ['uploads/../5/sofa.webp', false],
  ['/etc/passwd', false],
  ['uploads/5/.hidden', false],
])('%s is a file of our own: %s', (src, isOwn) => {
  expect(OWN_FILE.test(src)).toBe(isOwn)
})

test('a shop elsewhere hands out its best copy', () => {
  expect(ownAddress('https://shop.example/mapi/v1', 'uploads/5/sofa.webp')).toBe(
    'https://shop.example/i/2560x80/uploads/5/sofa.webp',
  )
  expect(ownAddress(undefined, 'uploads/5/sofa.webp')).toBeNull()
})
