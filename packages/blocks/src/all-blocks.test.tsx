import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { RawBlock } from '@shop/content/story'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { AroundBlocks } from './around-blocks.tsx'
import { BlockList } from './block-list.tsx'
import type { ContentBlock } from './define-block.tsx'
import type { BlockGuide } from './guides/block-guide.ts'
import { blocksReady } from './registry.tsx'
import { storyPage, storyShop } from './samples/block-story.tsx'

type Guided = { guide: BlockGuide; samples: Record<string, RawBlock[]> }
const guided = Object.values(import.meta.glob<Guided>('./*/*.guide.ts', { eager: true }))
const components = import.meta.glob<Record<string, unknown>>(['./*/*.tsx', '!./*/*.stories.tsx'], {
  eager: true,
})
const defined = Object.values(components).flatMap((module) => Object.values(module).filter(isBlock))
const every = guided.flatMap(({ guide, samples }) =>
  Object.entries(samples).map(([sample, blocks]) => ({ name: guide.name, sample, blocks })),
)

/** Samples that show what a broken block looks like. */
const BROKEN = ['missingPicture', 'unknownService', 'unknownIcon', 'missingFilm', 'leadsNowhere']
/** Samples that hold nothing to show. */
const EMPTY = ['empty', 'nothingToList', 'missingFilm']

beforeAll(blocksReady)

test('every block has a guide, so that the editors’ documentation lists it', () => {
  const kinds = [...new Set([...storyPage.registry.values()].map(({ name }) => name))]

  expect(guided.map(({ guide }) => guide.name).sort()).toEqual(kinds.sort())
})

test.each(defined)('$name: its line in the registry names the parts of the shop that it shows', (block) => {
  expect(storyPage.registry.get(block.name)?.parts).toEqual(block.parts)
})

test.each(guided.map(({ guide }) => guide))(
  '$name is known, and every one of its fields is explained',
  (guide) => {
    expect(storyPage.registry.has(guide.name)).toBe(true)
    expect(Object.values(guide.fields).every(({ label }) => label !== '')).toBe(true)
  },
)

test.each(every.filter(({ sample }) => !BROKEN.includes(sample)))(
  '$name, $sample: nothing is wrong with it',
  ({ blocks }) => {
    expect(drawn(blocks).report).not.toHaveBeenCalled()
  },
)

test.each(every.filter(({ sample }) => !EMPTY.includes(sample) && !BROKEN.includes(sample)))(
  '$name, $sample: the visual editor finds each block once',
  ({ blocks }) => {
    const marked = blocks.map((block, index) => ({
      ...block,
      _editable: `<!--#storyblok#{"name":"${block.component}","space":"1","uid":"u${index}","id":"1"}-->`,
    }))
    const { html } = drawn(marked, { isDraft: true })

    // A page is nothing but its blocks: they carry the marks.
    const expected = blocks[0]?.component === 'page' ? 0 : blocks.length
    expect(html.match(/data-blok-uid=/g) ?? []).toHaveLength(expected)
  },
)

test.each(every)('$name, $sample: one title, and no level of the outline is left out', ({ blocks }) => {
  const levels = [...drawn(blocks).html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))

  expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1)
})

test.each(every.filter(({ sample }) => sample === 'empty' || sample === 'missingFilm'))(
  '$name without anything to show leaves no empty frame',
  ({ blocks }) => {
    expect(drawn(blocks).html).toBe('')
  },
)

function drawn(blocks: RawBlock[], { isDraft = false } = {}) {
  const report = vi.fn()
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AroundBlocks page={{ ...storyPage, isDraft, showsProblems: false }} shop={{ ...storyShop, report }}>
        <BlockList blocks={blocks} />
      </AroundBlocks>
    </I18nProvider>,
  )
  return { html, report }
}

function isBlock(value: unknown): value is ContentBlock {
  return typeof value === 'object' && value !== null && 'Block' in value && 'parts' in value
}
