import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AroundBlocks, emptyPage } from '../around-blocks.tsx'
import type { StoreSite as Site } from '../needs/stores.ts'
import { StoreSite } from './store-site.tsx'

const OPEN = { opens: '10:00', closes: '19:00' }
/** Shut on Sundays, and on the day after Christmas, a Saturday. */
const STORE: Site = {
  id: 'koeln',
  name: 'Lindhaus Köln',
  street: 'Domstraße 1',
  zip: '50667',
  city: 'Köln',
  phone: '+49 221 1',
  lat: 50.94,
  lng: 6.96,
  hours: { week: [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, null], closedOn: ['2026-12-26'] },
}

// The list said "closed today", and only the page of the store until when.
test.each([
  { moment: 'a Sunday', now: '2026-11-22T12:00:00Z', next: 'Öffnet wieder: Mo., 23.\u00a0Nov., 10:00 Uhr' },
  { moment: 'an evening', now: '2026-11-23T20:00:00Z', next: 'Öffnet wieder: Di., 24.\u00a0Nov., 10:00 Uhr' },
  {
    moment: 'a night before a holiday',
    now: '2026-12-25T21:00:00Z',
    next: 'Öffnet wieder: Mo., 28.\u00a0Dez., 10:00 Uhr',
  },
])('on $moment the list of stores says when the door opens again', ({ now, next }) => {
  expect(drawn(new Date(now))).toContain(next)
})

// The line that is kept free for the clock was an empty one above the hours as long as the door was open.
test.each([
  {
    moment: 'it is open',
    now: '2026-11-23T12:00:00Z',
    today: 'Jetzt geöffnet, bis 19:00 Uhr',
    next: 'Danach: Di., 24.\u00a0Nov., 10:00 bis 19:00 Uhr',
  },
  {
    moment: 'it opens today',
    now: '2026-11-28T07:00:00Z',
    today: 'Heute geöffnet von 10:00 bis 19:00 Uhr',
    next: 'Danach: Mo., 30.\u00a0Nov., 10:00 bis 19:00 Uhr',
  },
])('while $moment, the next day stands below today’s hours', ({ now, today, next }) => {
  const page = drawn(new Date(now))

  expect(page).toContain(today)
  expect(page).toContain(next)
  expect(page).not.toContain('Öffnet wieder')
})

test('days on which it is shut though its week says otherwise stand below its hours', () => {
  expect(drawn(new Date('2026-11-23T12:00:00Z'))).toContain('Geschlossen: Sa., 26.\u00a0Dez.')
})

test('nothing of the clock is in a page that is kept', () => {
  expect(drawn(null)).not.toMatch(/Öffnet|Heute|Geschlossen:/)
})

function drawn(now: Date | null): string {
  const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AroundBlocks page={emptyPage}>
        <StoreSite store={STORE} now={now} distanceKm={null} />
      </AroundBlocks>
    </I18nProvider>,
  )
}
