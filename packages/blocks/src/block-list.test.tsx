import { richText, text } from '@shop/content/fields'
import type { RawBlock } from '@shop/content/story'
import { someCards } from '@shop/ui/product-card/a-card.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { AroundBlocks, emptyPage, noShop, nothingLoaded } from './around-blocks.tsx'
import { BlockList } from './block-list.tsx'
import type { BlockPage } from './block-page.ts'
import { type BlockProblem, type ContentBlock, defineBlock } from './define-block.tsx'
import { filledText, flag, nestedBlocks, option, rows } from './fields/block-fields.ts'
import { lazyBlock } from './lazy-block.tsx'
import { needsOf } from './needs/needs-of.ts'
import { products } from './needs/products.ts'
import { fact } from './needs/shop-facts.ts'
import { BelowTitle } from './parts/below-title.tsx'
import { BlockRoot } from './parts/block-root.tsx'
import { BlockTitle } from './parts/block-title.tsx'
import { readyIn } from './ready-in.ts'
import { blockRegistry } from './registry.tsx'
import { reportOnce } from './report-once.ts'

const note = defineBlock({
  name: 'note',
  fields: { headline: filledText },
  Component: ({ fields }) => <p>{fields.headline}</p>,
})
const list = defineBlock({
  name: 'list',
  fields: { entries: rows({ label: filledText }) },
  Component: ({ fields }) => fields.entries.map((entry) => <li key={entry._uid}>{entry.label}</li>),
})

const box = defineBlock({
  name: 'box',
  fields: { title: text, tone: option(['plain', 'loud'], 'plain'), body: nestedBlocks },
  Component: ({ fields }) => (
    <BlockRoot data-tone={fields.tone}>
      {fields.title ? <BlockTitle>{fields.title}</BlockTitle> : null}
      <BelowTitle>
        <BlockList blocks={fields.body} />
      </BelowTitle>
    </BlockRoot>
  ),
})

const words = defineBlock({ name: 'words', fields: { text: richText }, Component: () => <p>Text</p> })

test('blocks come in their order', () => {
  const { html } = drawn([block('note', { headline: 'eins' }), block('note', { headline: 'zwei' })])

  expect(html).toBe('<p>eins</p><p>zwei</p>')
})

test('only the first scene of a page brings its title', () => {
  const scene = { image: { filename: 'a.webp' }, link: null }
  const blocks = [
    block('hero_banner', { ...scene, headline: 'Titel' }),
    { ...block('hero_banner', { ...scene, headline: 'Mehr' }), _uid: 'second' },
  ]
  const html = renderToStaticMarkup(
    <AroundBlocks page={{ ...emptyPage, registry: blockRegistry() }}>
      <BlockList blocks={blocks} />
    </AroundBlocks>,
  )

  expect(html.match(/<h1[^>]*>[^<]*/g)).toHaveLength(1)
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
})

test('the code of blocks is found in a content of any length', async () => {
  const ready = vi.fn(async () => undefined)
  const registry = new Map([['note', { ...note, ready }]])

  await readyIn([Array.from({ length: 200_000 }, () => 0), block('note', {})], registry)

  expect(ready).toHaveBeenCalledOnce()
})

test('an unknown block is reported and the page stands', () => {
  const { html, report } = drawn([block('fremd', {}), block('note', { headline: 'da' })])

  expect(html).toBe('<p>da</p>')
  expect(report).toHaveBeenCalledWith({
    block: 'fremd',
    uid: 'fremd-uid',
    story: 'home',
    path: 'body[0]',
    problem: 'unknown block',
  })
})

test('a block with wrong fields is reported with the field, and left out', () => {
  const { html, report } = drawn([block('note', { headline: 7 })])

  expect(html).toBe('')
  expect(report.mock.calls[0]?.[0].problem).toContain('headline')
})

test('an editor sees what is wrong in its place', () => {
  const { html } = drawn([block('note', {})], true)

  expect(html).toContain('note: headline')
})

test('a row with wrong fields is left out and reported, the others stay', () => {
  const entries = [{ _uid: 'a', label: 'gut' }, { _uid: 'b' }, 'kein Block']
  const { html, report } = drawn([block('list', { entries })])

  expect(html).toBe('<li>gut</li>')
  expect(report.mock.calls.map(([{ problem }]) => problem.slice(0, 18))).toEqual([
    'row 2 is left out:',
    'row 3 is left out:',
  ])
})

test.each([
  ['a missing list', undefined],
  ['null', null],
  ['an empty text', ''],
])('%s holds no rows, and nobody is told', (_, entries) => {
  const { html, report } = drawn([block('list', { entries })])

  expect(html).toBe('')
  expect(report).not.toHaveBeenCalled()
})

test('an unknown option falls back to the usual one and is reported', () => {
  const { html, report } = drawn([block('box', { tone: 'lila' })])

  expect(html).toContain('<div data-tone="plain">')
  expect(report.mock.calls[0]?.[0].problem).toBe('"lila" is none of plain, loud: plain is taken')
})

test('what a broken block inside others is called says where it is', () => {
  const inner = block('box', { body: [block('note', { headline: 'gut' }), block('note', {})] })
  const { html, report } = drawn([block('box', { body: [inner] })])

  expect(html).toContain('gut')
  expect(report.mock.calls[0]?.[0]).toMatchObject({ block: 'note', path: 'body[0].body[0].body[1]' })
})

test('a block that holds itself ends', () => {
  const box = block('box', {})
  box.body = [box]
  const { report } = drawn([box])

  expect(report.mock.calls[0]?.[0].problem).toBe('more than 12 blocks around it')
})

test('a text that is nested without end costs its block and not the page', () => {
  let content: unknown[] = []
  for (let level = 0; level < 20_000; level++) content = [{ type: 'blockquote', content }]
  const { html, report } = drawn([
    block('words', { text: { type: 'doc', content } }),
    block('note', { headline: 'da' }),
  ])

  expect(html).toBe('<p>da</p>')
  expect(report.mock.calls[0]?.[0].problem).toBe('nested too deep to be read')
})

test('titles of nested blocks come one level deeper, and six is the last', () => {
  const deep = [3, 4, 5, 6, 7, 8].reduce<RawBlock[]>(
    (body, number) => [{ ...block('box', { title: `Titel ${number}`, body }), _uid: String(number) }],
    [],
  )
  const { html } = drawn(deep)

  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['2', '3', '4', '5', '6', '6'])
})

test('only a draft carries the marks of the visual editor, once for each block', () => {
  const comment = '<!--#storyblok#{"name":"box","space":"1","uid":"box-uid","id":"7"}-->'

  expect(drawn([block('box', {})]).html).not.toContain('data-blok')
  expect(drawn([block('box', { _editable: comment })]).html.match(/data-blok-uid="7-box-uid"/g)).toHaveLength(
    1,
  )
})

test('a block answers to the name of earlier days', () => {
  const registry = blockRegistry()

  expect(registry.get('text_image')).toBe(registry.get('image_text'))
})

test('a lazy block is there in full once the server has waited for it', async () => {
  const lazyNote = lazyBlock(['late', 'later'], () => Promise.resolve(note))
  await lazyNote.ready()
  const registry = new Map([['later', lazyNote]])
  const html = renderToStaticMarkup(
    <AroundBlocks page={{ ...emptyPage, registry }}>
      <BlockList blocks={[block('later', { headline: 'da' })]} />
    </AroundBlocks>,
  )

  expect(html).toBe('<p>da</p>')
})

test('a lazy block whose file cannot be fetched is waited for no longer, and asked for again by the next page', async () => {
  const load = vi
    .fn<() => Promise<ContentBlock>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(note)
  const lazyNote = lazyBlock(['late'], load)

  await lazyNote.ready()
  await lazyNote.ready()

  expect(load).toHaveBeenCalledTimes(2)
})

test('the code of blocks is fetched however deep they stand', async () => {
  const load = vi.fn(() => Promise.resolve(note))
  const registry = new Map([['late', lazyBlock(['late'], load)]])

  await readyIn([block('box', { columns: [{ body: [block('late', {})] }] })], registry)

  expect(load).toHaveBeenCalledOnce()
})

test('a block is parsed once, though its page asks for its needs and its title and draws it', () => {
  const parse = vi.fn((headline: string) => headline)
  const shelf = defineBlock({
    name: 'shelf',
    fields: { headline: v.pipe(v.string(), v.transform(parse)) },
    needs: ({ headline }) => ({ named: products([headline]) }),
    pageTitle: ({ headline }) => headline,
    Component: ({ fields }) => <p>{fields.headline}</p>,
  })
  const blocks = [block('shelf', { headline: '100' })]
  const registry = new Map([['shelf', shelf]])

  needsOf(blocks, registry)
  for (const one of blocks) shelf.bringsTitle(one)
  const html = onPage(<BlockList blocks={blocks} />, { ...emptyPage, registry })

  expect(html).toBe('<p>100</p>')
  expect(parse).toHaveBeenCalledOnce()
})

test('a block gets what its page has loaded for its needs, by their names', () => {
  const [card] = someCards()
  const shelf = defineBlock({
    name: 'shelf',
    fields: { isLong: flag(false) },
    needs: ({ isLong }) => ({
      cards: products(['100', 'gone']),
      minutes: fact('minutes'),
      more: isLong ? products(['100']) : null,
    }),
    Component: ({ data: { cards, minutes, more } }) => (
      <p>
        {cards.length} {minutes} {more === null ? 'short' : 'long'}
      </p>
    ),
  })
  const loaded = { ...nothingLoaded, cards: card ? { 100: card } : {}, minutes: 7 }
  const page = { ...emptyPage, registry: new Map([['shelf', shelf]]), loadedFor: () => loaded }

  expect(onPage(<BlockList blocks={[block('shelf', {})]} />, page)).toBe('<p>1 7 short</p>')
})

test('a lazy block needs what its own code says, once that is there', async () => {
  const shelf = defineBlock({
    name: 'shelf',
    fields: {},
    needs: () => ({ cards: products(['100']) }),
    Component: () => null,
  })
  const late = lazyBlock(['shelf'], async () => shelf)
  const story = block('shelf', {})

  const before = late.needs(story)
  await late.ready()

  expect(before).toEqual([])
  expect(late.needs(story)).toEqual([expect.objectContaining({ kind: 'products', question: ['100'] })])
})

test('the code of the parts of the shop that a block shows comes along with its own', async () => {
  const ready = vi.fn(async () => undefined)
  const part = { Part: () => null, ready }
  const elsewhere = { Part: () => null, ready: vi.fn(async () => undefined) }
  const late = lazyBlock(['form'], () => new Promise(() => undefined), ['form'])

  void readyIn([block('form', {})], new Map([['form', late]]), { form: part, newsletter: elsewhere })

  expect(ready).toHaveBeenCalledOnce()
  expect(elsewhere.ready).not.toHaveBeenCalled()
})

test('a problem is passed on once, an unknown block once for its story', () => {
  const report = vi.fn()
  const once = reportOnce(report)
  const problem = { block: 'fremd', uid: 'a', story: 'home', path: 'body[0]', problem: 'unknown block' }

  once(problem)
  once({ ...problem, uid: 'b', path: 'body[4]' })
  once({ ...problem, story: 'ratgeber' })
  once({ ...problem, block: 'note', problem: 'headline: missing' })
  once({ ...problem, block: 'note', problem: 'headline: missing' })

  expect(report).toHaveBeenCalledTimes(3)
})

function onPage(blocks: ReactNode, page: BlockPage): string {
  return renderToStaticMarkup(<AroundBlocks page={page}>{blocks}</AroundBlocks>)
}

function drawn(blocks: RawBlock[], showsProblems = false) {
  const report = vi.fn<(problem: BlockProblem) => void>()
  const registry = new Map([note, list, box, words].map((one) => [one.name, one]))
  const html = renderToStaticMarkup(
    <AroundBlocks page={{ ...emptyPage, registry, showsProblems }} shop={{ ...noShop, report }}>
      <BlockList blocks={blocks} story="home" />
    </AroundBlocks>,
  )
  return { html, report }
}

function block(component: string, fields: Record<string, unknown>): RawBlock {
  return { _uid: `${component}-uid`, component, ...fields }
}
