import { type Story, StorySchema } from '@shop/content/story'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { draftPage } from './draft-page.ts'

const typed = aStory('lindhaus/ratgeber/schlaf', 'Neu', [
  { _uid: 'a', component: 'text' },
  { _uid: 'b', component: 'listing' },
  { _uid: 'c', component: 'quote' },
])

test('what an editor types is on the page, everything else stays', () => {
  const page = {
    kind: 'story' as const,
    story: { slug: 'ratgeber/schlaf', title: 'Alt', blocks: [] },
    products: { a: [] },
  }

  expect(draftPage(page, typed)).toEqual({
    kind: 'story',
    story: { slug: 'ratgeber/schlaf', title: 'Neu', blocks: typed.content.body },
    products: { a: [] },
  })
})

test('around a listing it stands above and below', () => {
  const page = {
    kind: 'listing',
    around: { story: 'ratgeber/schlaf', above: [], below: [], products: {} },
  }

  expect(draftPage(page, typed)).toMatchObject({
    around: { above: [{ _uid: 'a' }], below: [{ _uid: 'c' }], products: {} },
  })
})

test('links lead to where the shop has the story', () => {
  const block = {
    _uid: 'a',
    component: 'teaser',
    link: { fieldtype: 'multilink', linktype: 'story', cached_url: 'lindhaus/wohnen' },
    away: { fieldtype: 'multilink', linktype: 'url', url: 'https://a.example/lindhaus/' },
    text: [{ attrs: { linktype: 'story', href: '/lindhaus/ratgeber/bett' } }],
  }
  const page = { story: { slug: 'home', title: 'Start', blocks: [] } }

  expect(draftPage(page, aStory('lindhaus/home', 'Start', [block])).story.blocks).toEqual([
    {
      ...block,
      link: { ...block.link, cached_url: 'wohnen' },
      text: [{ attrs: { linktype: 'story', href: 'ratgeber/bett' } }],
    },
  ])
})

test.each([
  ['another story', { story: { slug: 'home', title: 'Start', blocks: [] } }],
  ['the end of another slug', { story: { slug: 'schlaf', title: 'Start', blocks: [] } }],
  ['a listing without a story', { kind: 'listing', around: null }],
  ['a page without a story', { product: {} }],
  ['nothing', null],
])('%s stays as it is', (_, page) => {
  const other = page !== null && 'story' in page ? aStory('lindhaus/anderes', 'Neu', []) : typed

  expect(draftPage(page, other)).toBe(page)
})

function aStory(full_slug: string, title: string, body: unknown[]): Story {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'u1',
    name: 'Story',
    slug: 'schlaf',
    full_slug,
    lang: 'default',
    published_at: null,
    content: { _uid: 'p', component: 'page', title, body },
  })
}
