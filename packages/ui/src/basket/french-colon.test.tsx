import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FibreList } from '../fibres/fibre-list.tsx'
import { BasketLine } from './lines/basket-line.tsx'
import { sampleItem } from './sample-basket.ts'

// French sets a space before the colon and inside its quotation marks, and those of the browser knew nothing of it.
test('colon and quotation marks of a text on an article are the language’s own', () => {
  const item = sampleItem({ displayData: { text1: { key: 'text1', label: 'Monogramme', value: 'A. B.' } } })
  const line = (
    <BasketLine item={item} href="/" delivery={null} isBusy={false} quantity={null} onRemove={null} />
  )

  expect(inFrench(line)).toContain('Monogramme\u00a0: «\u00a0A. B.\u00a0»')
})

test('so is the one after a part of a textile', () => {
  const fibres = [{ part: 'Tissu', shares: [{ fibre: 'Lin', percent: 100 }] }]

  expect(inFrench(<FibreList fibres={fibres} />)).toContain('Tissu\u00a0: 100')
})

function inFrench(element: ReactNode): string {
  const messages: Messages = {
    'basket.writtenOnIt': ['', ['label'], '\u00a0: «\u00a0', ['value'], '\u00a0»'],
    'fibres.ofPart': ['', ['part'], '\u00a0: ', ['shares']],
  }
  const i18n = setupI18n({ locale: 'fr-FR', messages: { 'fr-FR': messages } })
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>)
}
