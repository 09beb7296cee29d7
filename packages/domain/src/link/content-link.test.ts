import { expect, test } from 'vitest'
import { shopPath } from '../origin/shop-address.ts'
import { type ContentLink, contentAddress } from './content-link.ts'

const inAustria = (path: string) => shopPath('de-at', path, null)

test.each<[string, ContentLink, string]>([
  ['an asset', { type: 'asset', url: 'https://cdn.example/a.pdf' }, 'https://cdn.example/a.pdf'],
  ['an e-mail', { type: 'email', email: 'hallo@shop.example' }, 'mailto:hallo@shop.example'],
  [
    'an e-mail with its scheme',
    { type: 'email', email: 'mailto:hallo@shop.example' },
    'mailto:hallo@shop.example',
  ],
  ['an anchor', { type: 'url', url: '#versand' }, '#versand'],
  ['an own path', { type: 'url', url: '/bad/?seite=2' }, '/de-at/bad/?seite=2'],
  ['a foreign address', { type: 'url', url: 'https://a.example/x?b=/' }, 'https://a.example/x?b=/'],
  ['a foreign address without scheme', { type: 'url', url: '//a.example/' }, '//a.example/'],
  ['a telephone number', { type: 'url', url: 'tel:+49301234' }, 'tel:+49301234'],
  ['a script', { type: 'url', url: ' JavaScript:alert(1)' }, ''],
  ['a script in pieces', { type: 'url', url: 'java\n\tscript:alert(1)' }, ''],
  ['a script behind an anchor field', { type: 'url', url: 'javascript:alert(1)', anchor: 'x' }, ''],
  ['a page as data', { type: 'asset', url: 'data:text/html,x' }, ''],
  ['a foreign address behind a backslash', { type: 'url', url: '/\\a.example/' }, '/\\a.example/'],
  ['nothing', { type: 'url', url: ' ' }, ''],
  ['no story', { type: 'story', fullSlug: '' }, ''],
  ['no story but an anchor', { type: 'story', fullSlug: '', anchor: 'oben' }, '#oben'],
  ['no e-mail', { type: 'email', email: '' }, ''],
  ['an own path with an anchor', { type: 'url', url: '/bad/', anchor: 'wannen' }, '/de-at/bad/#wannen'],
  ['a story', { type: 'story', fullSlug: 'ratgeber/schlafen' }, '/de-at/ratgeber/schlafen/'],
  ['a story with an anchor', { type: 'story', fullSlug: 'bad', anchor: 'wannen' }, '/de-at/bad/#wannen'],
  [
    'a story with a written anchor',
    { type: 'story', fullSlug: 'bad', anchor: '#wannen' },
    '/de-at/bad/#wannen',
  ],
  ['the home story', { type: 'story', fullSlug: 'home' }, '/de-at/'],
  ['a story of another locale', { type: 'story', fullSlug: 'de-de/bad' }, '/de-at/bad/'],
])('%s gets its address', (_, link, href) => {
  expect(contentAddress(link, inAustria)).toEqual({ href, target: null })
})

test('the target is passed through, an empty one is none', () => {
  expect(contentAddress({ type: 'url', url: '/', target: '_blank' }, inAustria).target).toBe('_blank')
  expect(contentAddress({ type: 'url', url: '/', target: '' }, inAustria).target).toBeNull()
})
