import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asset, contentLink } from './fields.ts'

test.each([
  {
    link: { linktype: 'story', cached_url: 'ratgeber/schlaf', anchor: 'tipps' },
    href: '/ratgeber/schlaf/#tipps',
  },
  { link: { linktype: 'story', cached_url: 'home' }, href: '/' },
  { link: { linktype: 'story', story: { full_slug: 'wohnen/' }, cached_url: 'alt' }, href: '/wohnen/' },
  { link: { linktype: 'url', url: '#oben' }, href: '#oben' },
  { link: { linktype: 'url', cached_url: '/suche/?q=sofa' }, href: '/suche/?q=sofa' },
  { link: { linktype: 'email', email: 'hallo@example.org' }, href: 'mailto:hallo@example.org' },
  {
    link: { linktype: 'asset', cached_url: 'https://files.example/a.pdf' },
    href: 'https://files.example/a.pdf',
  },
  { link: { linktype: 'url', url: 'javascript:alert(1)' }, href: '' },
  { link: { linktype: 'story', id: '', url: '', cached_url: '' }, href: '' },
  { link: { linktype: 'email', email: null }, href: '' },
  { link: { linktype: 'story', cached_url: 'category-pages/bad' }, href: '/bad/' },
])('a link to $href', ({ link, href }) => {
  expect(v.parse(contentLink, link).href).toBe(href)
})

test('an asset brings its size from its data, else from its address', () => {
  const inData = { filename: 'lindhaus/hero.webp', alt: 'Sofa', meta_data: { width: 1600, height: '900' } }
  const inAddress = { filename: 'https://a.example/f/1/800x600/x/bild.jpg' }

  expect(v.parse(asset, inData)).toMatchObject({ src: 'lindhaus/hero.webp', width: 1600, height: 900 })
  expect(v.parse(asset, inAddress)).toMatchObject({ width: 800, height: 600, alt: '' })
})

test('an asset without a file is refused', () => {
  expect(v.safeParse(asset, { filename: '', alt: 'leer' }).success).toBe(false)
})
