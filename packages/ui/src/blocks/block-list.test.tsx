import type { RawBlock } from '@shop/content/story'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BlockContext, emptySurroundings } from './block-context.ts'
import { filledText, rows } from './block-fields.ts'
import { BlockList } from './block-list.tsx'
import { defineBlock } from './define-block.tsx'
import { blockRegistry } from './registry.tsx'

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
    <BlockContext value={{ ...emptySurroundings, registry: blockRegistry() }}>
      <BlockList blocks={blocks} />
    </BlockContext>,
  )

  expect(html.match(/<h1[^>]*>[^<]*/g)).toHaveLength(1)
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
})

test('an unknown block is reported and the page stands', () => {
  const { html, report } = drawn([block('fremd', {}), block('note', { headline: 'da' })])

  expect(html).toBe('<p>da</p>')
  expect(report).toHaveBeenCalledWith({ block: 'fremd', uid: 'fremd-uid', problem: 'unknown block' })
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

test('a row with wrong fields is left out, the others stay', () => {
  const entries = [{ _uid: 'a', label: 'gut' }, { _uid: 'b' }, 'kein Block']

  expect(drawn([block('list', { entries })]).html).toBe('<li>gut</li>')
})

function drawn(blocks: RawBlock[], showsProblems = false) {
  const report = vi.fn<(problem: { problem: string }) => void>()
  const registry = new Map([note, list].map((one) => [one.name, one]))
  const html = renderToStaticMarkup(
    <BlockContext value={{ ...emptySurroundings, registry, report, showsProblems }}>
      <BlockList blocks={blocks} />
    </BlockContext>,
  )
  return { html, report }
}

function block(component: string, fields: Record<string, unknown>): RawBlock {
  return { _uid: `${component}-uid`, component, ...fields }
}
