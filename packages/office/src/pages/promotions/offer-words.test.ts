import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messages as en } from '../../locales/en.po'
import { scheduleText } from './offer-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en } })

test('a promotion begins and ends by the clock of the shop, wherever somebody looks', () => {
  const schedule = { from: '2026-11-26T23:00:00.000Z', to: '2026-12-01T22:59:59.000Z' }

  expect(scheduleText(schedule, 'Europe/Berlin', i18n)).toBe('27 Nov 2026 – 1 Dec 2026')
  expect(scheduleText(schedule, 'America/New_York', i18n)).toBe('26 Nov 2026 – 1 Dec 2026')
})
