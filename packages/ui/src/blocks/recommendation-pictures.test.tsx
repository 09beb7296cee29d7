import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { someCards } from '../product-card/a-card.ts'
import { BlockContext, emptySurroundings } from './block-context.ts'
import { recommendation } from './recommendation/recommendation-block.tsx'

// A field that the specification names was unknown to the block.
test.each([
  ['all without a number', undefined, 2],
  ['one', 1, 1],
  ['as many as there are', '3', 2],
])('cards have as many pictures as editors say: %s', (_, images, shown) => {
  const [card] = someCards()
  const surroundings = { ...emptySurroundings, recommendedFor: () => (card ? [card] : []) }
  const block = { _uid: 'a', component: 'recommendation', recommendationId: 'r', headline: 'Für Sie', images }

  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <BlockContext value={surroundings}>
        <recommendation.Block block={block} />
      </BlockContext>
    </I18nProvider>,
  )

  const pictures = new Set([...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src))
  expect(pictures.size).toBe(shown)
})
