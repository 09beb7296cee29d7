import { EMBED_HOSTS } from '@shop/domain/content/embed-hosts'
import { expect, test } from 'vitest'
import { embedOf } from './embed-provider.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://player.vimeo.com/video/123456789?h=1', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://www.google.com/maps/embed?pb=x', 'https://www.google.com/maps/embed?pb=x'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  ],
  ['https://www.instagram.com/p/Cabc123_-/', 'https://www.instagram.com/p/Cabc123_-/embed/'],
])('%s is embedded from %s', (address, src) => {
  expect(embedOf(address)?.src).toBe(src)
  // the content policy lets it into the frame
  expect(EMBED_HOSTS.some((host) => src.startsWith(host))).toBe(true)
})

test.each([
  '',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/#youtube.com',
  'https://www.youtube.com/watch?v=../../x',
  'https://www.google.com/search?q=x',
  'https://vimeo.com/about',
  '<iframe src="https://www.youtube.com/embed/x"></iframe>',
])('%j is not embedded', (address) => {
  expect(embedOf(address)).toBeNull()
})
