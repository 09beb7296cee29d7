import { expect, test } from 'vitest'
import { ownLinks } from './own-links.ts'

const marked = (words: string, attrs: object) => ({
  type: 'text',
  text: words,
  marks: [{ type: 'bold' }, { type: 'link', attrs }],
})
const text = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

test('links of fields, of rows and of texts are found with their block', () => {
  const content = {
    component: 'page',
    body: [
      {
        _uid: 'a',
        component: 'teaser',
        link: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/alt/', cached_url: '/sofas/?a=1#b' },
      },
      {
        _uid: 'b',
        component: 'rich_text',
        text: text(
          marked('hier', { href: '/betten/', linktype: 'url' }),
          marked('dort', { href: '/x', uuid: 'u-1', linktype: 'story' }),
        ),
      },
    ],
  }

  expect(ownLinks(content)).toEqual([
    { uid: 'a', target: { path: '/sofas/' }, words: '' },
    { uid: 'b', target: { path: '/betten/' }, words: 'hier' },
    { uid: 'b', target: { uuid: 'u-1' }, words: 'dort' },
  ])
})

test.each([
  ['a listing of a category', { component: 'listing', category: 'wohnen/sofas' }, '/wohnen/sofas/'],
  ['a row of a category', { component: 'product_slider', category: '/wohnen/', products: [] }, '/wohnen/'],
  ['a row of products', { component: 'product_slider', category: '/wohnen/', products: ['100'] }, null],
  ['a listing of the own category', { component: 'listing', category: '' }, '/sofas/'],
  ['a row without a category', { component: 'product_slider' }, null],
])('of %s the category is found', (_, block, category) => {
  const content = { component: 'page', body: [{ _uid: 'a', ...block }] }

  expect(ownLinks(content, null, '/sofas/')).toEqual(
    category === null ? [] : [{ uid: 'a', target: { category }, words: '' }],
  )
})

test.each([
  ['an address elsewhere', { href: 'https://other.example/', linktype: 'url' }],
  ['an address of another host', { href: '//other.example/', linktype: 'url' }],
  ['a mailbox', { href: 'a@b.example', linktype: 'email' }],
  ['a file of the library', { href: '/f/leaflet.pdf', linktype: 'asset' }],
  ['a place on the page', { href: '#masse', linktype: 'url' }],
  ['nothing', { href: '', linktype: 'url' }],
])('%s does not lead into the shop', (_, attrs) => {
  expect(ownLinks(text(marked('hier', attrs)))).toEqual([])
})
