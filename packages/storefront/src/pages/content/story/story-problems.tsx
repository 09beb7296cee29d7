import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { AroundBlocks, emptyPage, noShop } from '@shop/blocks/around-blocks'
import { BlockList } from '@shop/blocks/block-list'
import { blockRegistry, blocksReady } from '@shop/blocks/registry'
import { type RawBlock, StorySchema } from '@shop/content/story'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { consentWordProblems } from '../../../features/consent/consent-word-problems.ts'
import { frameProblems, type StorySites } from '../../../shell/footer/frame-problems.ts'

const REGISTRY = blockRegistry()

/** What the page says is not read: only whether its blocks can be drawn. */
const WORDLESS = setupI18n({ locale: 'de', messages: { de: {} }, missing: (_, id) => id })

/**
 * What is wrong with a story as the content service sends it, one line each: unknown blocks, fields that do not match,
 * rows that are left out. The blocks are drawn as the shop draws them, without a page around them and without products.
 *
 * @param sites the shops that its links lead into; without them no link of a footer is followed
 */
export async function storyProblems(story: unknown, sites: StorySites | null = null): Promise<string[]> {
  await blocksReady()
  const parsed = v.safeParse(StorySchema, story)
  if (!parsed.success) return parsed.issues.map(({ message }) => `the story itself: ${message}`)

  const problems: string[] = consentWordProblems(parsed.output.content)
  const drawn = (blocks: readonly RawBlock[]) =>
    renderToStaticMarkup(
      <I18nProvider i18n={WORDLESS}>
        <AroundBlocks
          page={{ ...emptyPage, registry: REGISTRY }}
          shop={{
            ...noShop,
            report: ({ block, path, problem }) => problems.push(`${block} at ${path}: ${problem}`),
          }}
        >
          <BlockList blocks={blocks} story={parsed.output.full_slug} />
        </AroundBlocks>
      </I18nProvider>,
    )
  drawn(parsed.output.content.body)
  return sites === null ? problems : [...problems, ...(await frameProblems(parsed.output, sites))]
}
