import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { someCards } from '@shop/ui/product-card/a-card.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AroundBlocks, emptyPage } from '../around-blocks.tsx'
import type { AnyNeed } from '../needs/any-need.ts'
import { sampleLoaded } from '../samples/sample-loaded.ts'
import { recommendation } from './recommendation-block.tsx'

// A field that the specification names was unknown to the block.
test.each([
  ['all without a number', undefined, 2],
  ['one', 1, 1],
  ['as many as there are', '3', 2],
])('cards have as many pictures as editors say: %s', (_, images, shown) => {
  const page = { ...emptyPage, loadedFor: (need: AnyNeed) => sampleLoaded(need, someCards().slice(0, 1)) }
  const block = { _uid: 'a', component: 'recommendation', recommendationId: 'r', headline: 'Für Sie', images }

  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <AroundBlocks page={page}>
        <recommendation.Block block={block} />
      </AroundBlocks>
    </I18nProvider>,
  )

  const pictures = new Set([...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src))
  expect(pictures.size).toBe(shown)
})
