import type { RawBlock } from '@shop/content/story'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { AroundBlocks, emptyPage } from './around-blocks.tsx'
import { BlockList } from './block-list.tsx'
import { blockRegistry, blocksReady } from './registry.tsx'

/** Whatever editors, imports or strangers write into a story: the page stands, and nothing of it runs. */
beforeAll(() => blocksReady())

const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', url, cached_url: url })
const picture = { fieldtype: 'asset', filename: 'lindhaus/gibt-es-nicht.webp', alt: 'Sofa am Fenster' }
const doc = (node: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] })

test('HTML in a text is words', () => {
  const html = drawn([
    { _uid: 'a', component: 'teaser', headline: SCRIPT, text: SCRIPT, link: link('/a/'), image: picture },
    { _uid: 'b', component: 'rich_text', text: doc({ type: 'text', text: SCRIPT }) },
  ])

  expect(html).not.toMatch(/<script|<img src="?x/)
  expect(html).toContain('&lt;script&gt;')
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
])('a link to %j leads nowhere, its words stay', (url) => {
  const mark = { type: 'link', attrs: { linktype: 'url', href: url } }
  const html = drawn([
    { _uid: 'a', component: 'teaser', headline: 'Zum Sofa', text: '', link: link(url), image: picture },
    { _uid: 'b', component: 'rich_text', text: doc({ type: 'text', text: 'Mehr dazu', marks: [mark] }) },
  ])

  expect(html).toContain('Zum Sofa')
  expect(html).toContain('Mehr dazu')
  expect(html).not.toMatch(/script:|data:|<a /i)
})

test('a picture that is gone leaves its words, and its room', () => {
  const html = drawn([
    { _uid: 'a', component: 'teaser', headline: 'Da', text: '', link: link('/a/'), image: picture },
  ])

  expect(html).toMatch(/<img[^>]*alt="Sofa am Fenster"|<img[^>]*alt=""/)
  expect(html).toMatch(/<img[^>]*width="\d+" height="\d+"/)
})

test.each([
  ['a number', 7],
  ['a list', ['x']],
  ['nothing', null],
  ['an object', { deep: true }],
])('a page whose fields are all %s still stands', (_, value) => {
  const kinds = [...blockRegistry().keys()]
  const blocks = kinds.map((component) => ({
    _uid: component,
    component,
    headline: value,
    text: value,
    image: value,
    link: value,
    body: value,
    items: value,
  }))

  expect(
    drawn([...blocks, { _uid: 'end', component: 'rich_text', text: doc({ type: 'text', text: 'Ende' }) }]),
  ).toContain('Ende')
})

function drawn(blocks: RawBlock[]): string {
  return renderToStaticMarkup(
    <AroundBlocks page={{ ...emptyPage, registry: blockRegistry() }}>
      <BlockList blocks={blocks} />
    </AroundBlocks>,
  )
}
