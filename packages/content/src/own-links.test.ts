import { expect, test } from 'vitest'
import { withOwnPaths } from './own-links.ts'

const ownPath = (address: string) =>
  address.startsWith('https://own.example/') ? address.slice('https://own.example'.length) : null
const link = (url: string, more: object = {}) => ({ linktype: 'url', url, cached_url: url, ...more })

test('links to the shop’s own addresses are paths, in fields, in rows and in texts', () => {
  const text = (href: string) => ({
    type: 'doc',
    content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href, linktype: 'url' } }] }],
  })
  const content = (url: string) => ({
    body: [{ component: 'a', link: link(url), rows: [{ link: link(url) }], text: text(url) }],
  })

  expect(withOwnPaths(content('https://own.example/sofas/'), ownPath)).toEqual(content('/sofas/'))
})

test.each([
  ['an address elsewhere', link('https://other.example/')],
  ['a path', link('/sofas/')],
  ['a picture', { linktype: 'asset', url: 'https://own.example/sofas/' }],
  ['words', { text: 'https://own.example/sofas/' }],
  ['nothing', { linktype: 'url', url: null }],
])('%s stays as it is', (_, part) => {
  expect(withOwnPaths(part, ownPath)).toEqual(part)
})
