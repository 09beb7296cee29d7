import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { PersonalisationDrawing } from '@shop/domain/product/product-facts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NameDrawing } from './name-drawing.tsx'

const MESSAGES: Messages = {
  'personalisation.sampleName': 'Prénom',
  'personalisation.sampleShort': 'Léa',
}

const WAGONS: PersonalisationDrawing = {
  kind: 'wagons',
  font: 'display',
  ground: '#e3c69b',
  ink: '#fffaf0',
  pieces: [],
  length: { base: 180, perLetter: 65 },
}

// A train for three letters began as "Pré".
test.each([
  [3, 'Léa'],
  [6, 'Prénom'],
])('a drawing with room for %i letters begins as %s', (room, sample) => {
  expect(lettersDrawn(room)).toBe(sample)
})

function lettersDrawn(room: number): string {
  const i18n = setupI18n({ locale: 'fr-FR', messages: { 'fr-FR': MESSAGES } })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NameDrawing drawing={WAGONS} texts={['']} room={room} />
    </I18nProvider>,
  )
  return [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, letter]) => letter).join('')
}
