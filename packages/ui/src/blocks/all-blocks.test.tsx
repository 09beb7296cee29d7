import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { RawBlock } from '@shop/content/story'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { BlockContext } from './block-context.ts'
import type { BlockGuide } from './block-guide.ts'
import { BlockList } from './block-list.tsx'
import { storySurroundings } from './block-story.tsx'
import { blocksReady } from './registry.tsx'

type Guided = { guide: BlockGuide; samples: Record<string, RawBlock[]> }
const guided = Object.values(import.meta.glob<Guided>('./*/*.guide.ts', { eager: true }))
const every = guided.flatMap(({ guide, samples }) =>
  Object.entries(samples).map(([sample, blocks]) => ({ name: guide.name, sample, blocks })),
)

/** Samples that show what a broken block looks like. */
const BROKEN = ['missingPicture', 'unknownService', 'unknownIcon', 'missingFilm']
/** Samples that hold nothing to show. */
const EMPTY = ['empty', 'nothingToList', 'missingFilm']

beforeAll(blocksReady)

test('every block has a guide, so that the editors’ documentation lists it', () => {
  const kinds = [...new Set([...storySurroundings.registry.values()].map(({ name }) => name))]

  expect(guided.map(({ guide }) => guide.name).sort()).toEqual(kinds.sort())
})

test.each(guided.map(({ guide }) => guide))(
  '$name is known, and every one of its fields is explained',
  (guide) => {
    expect(storySurroundings.registry.has(guide.name)).toBe(true)
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
    const { html } = drawn(marked)

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

function drawn(blocks: RawBlock[]) {
  const report = vi.fn()
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BlockContext value={{ ...storySurroundings, showsProblems: false, report }}>
        <BlockList blocks={blocks} />
      </BlockContext>
    </I18nProvider>,
  )
  return { html, report }
}
