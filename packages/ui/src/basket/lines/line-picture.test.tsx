import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleItem } from '../sample-basket.ts'
import { BasketLine } from './basket-line.tsx'

/** @see spec §9 "basket images 80" */
test('pictures in the basket are of the quality for baskets', () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })
  const line = (
    <BasketLine item={sampleItem()} href="/" delivery={null} isBusy={false} quantity={null} onRemove={null} />
  )

  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{line}</I18nProvider>)

  expect(new Set(html.match(/\/i\/\d+x\d\d\//g)?.map((part) => part.slice(-3)))).toEqual(new Set(['80/']))
})
