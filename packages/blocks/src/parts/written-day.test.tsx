import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { RawBlock } from '@shop/content/story'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AroundBlocks, emptyPage } from '../around-blocks.tsx'
import { BlockList } from '../block-list.tsx'
import { blockRegistry } from '../registry.tsx'
import { writtenDay } from './written-day.ts'

const article = { _uid: 'a', component: 'guide_article', headline: 'Tisch', date: '2026-11-21' }
const terms = {
  _uid: 't',
  component: 'legal_text',
  headline: 'AGB',
  updatedAt: '2026-11-21 23:30',
  text: { type: 'doc', content: [] },
}

test.each([
  ['2026-11-21', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21 10:00', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
  ['', null],
  ['bald', null],
])('%j is %s', (text, instant) => {
  expect(writtenDay(text)).toBe(instant)
})

test('an article shows the day that its editor wrote, not the night after it', () => {
  expect(drawn([article])).toContain('<time dateTime="2026-11-21">21.\u00a0November 2026</time>')
})

test('a time without a zone is UTC, wherever the page is made', () => {
  expect(drawn([terms])).toContain('22.\u00a0November 2026')
})

test('an article brings the title of a page that has none yet, and of no other', () => {
  expect(drawn([article])).toContain('<h1')
  expect(drawn([article], 'title')).not.toContain('<h1')
})

function drawn(blocks: RawBlock[], below: 'nothing' | 'title' = 'nothing'): string {
  const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AroundBlocks page={{ ...emptyPage, registry: blockRegistry() }}>
        <BlockList blocks={blocks} below={below} />
      </AroundBlocks>
    </I18nProvider>,
  )
}
