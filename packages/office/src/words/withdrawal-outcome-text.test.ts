import { type Messages, setupI18n } from '@lingui/core'
import {
  KEPT_UNITS,
  WithdrawalOutcome,
  type WithdrawalOutcomeCode,
} from '@shop/api-client/office/withdrawal-outcome'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { OfficeLanguage } from '../client/language.ts'
import { messages as de } from '../locales/de.po'
import { messages as en } from '../locales/en.po'
import { effectText } from './effect-text.ts'
import { changeText } from './entry-text.ts'
import { withdrawalOutcomeText } from './withdrawal-outcome-text.ts'

type Facts<Code extends WithdrawalOutcomeCode> = Omit<Extract<WithdrawalOutcome, { code: Code }>, 'code'>
type Said = Record<OfficeLanguage, string>

/** Every code with its sentences; a new code asks for its own here. */
const SAID: { [Code in WithdrawalOutcomeCode]: [Facts<Code>, Said][] } = {
  settled: [
    [
      { cancelled: [1], expected: [], kept: [] },
      { en: 'item 1 cancelled', de: 'Position 1 storniert' },
    ],
    [
      { cancelled: [1, 2], expected: ['R-1', 'R-2'], kept: [{ position: 3, why: 'over' }] },
      {
        en: 'items 1, 2 cancelled; returns R-1, R-2 expected; item 3 stays: the time for it is over',
        de: 'Positionen 1, 2 storniert; Retouren R-1, R-2 erwartet; Position 3 bleibt: die Frist ist vorbei',
      },
    ],
  ],
  noOrder: [
    [
      {},
      {
        en: 'no order has this number and this address',
        de: 'keine Bestellung hat diese Nummer und diese Adresse',
      },
    ],
  ],
  singleArticles: [
    [
      {},
      {
        en: 'single articles, in the words of the shopper',
        de: 'einzelne Artikel, in den Worten der Kundschaft',
      },
    ],
  ],
  failed: [
    [
      { problem: 'Error: gone' },
      {
        en: 'could not be done by itself: Error: gone',
        de: 'ging nicht von selbst: Error: gone',
      },
    ],
  ],
  closed: [
    [
      { by: 'Mia Kern', outcome: 'agreed', remark: null },
      { en: 'closed by Mia Kern: Agreed otherwise', de: 'abgeschlossen von Mia Kern: Anders geeinigt' },
    ],
    [
      { by: 'Mia Kern', outcome: null, remark: 'she called' },
      { en: 'closed by Mia Kern: she called', de: 'abgeschlossen von Mia Kern: she called' },
    ],
  ],
}

describe.each([
  ['en', en],
  ['de', de],
] as [OfficeLanguage, Messages][])('%s', (language, messages) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })

  describe.each(Object.entries(SAID))('%s', (code, rows) => {
    test.each<[object, Said]>(rows)('%o', (facts, said) => {
      const outcome = v.parse(WithdrawalOutcome, { code, ...facts })

      expect(withdrawalOutcomeText(outcome, i18n)).toBe(said[language])
    })
  })

  test.each(KEPT_UNITS)('an item that stays because of %s says why in words', (why) => {
    const outcome = { code: 'settled' as const, cancelled: [], expected: [], kept: [{ position: 1, why }] }

    expect(withdrawalOutcomeText(outcome, i18n)).not.toMatch(new RegExp(`: ${why}$`))
  })
})

const german = setupI18n({ locale: 'de', messages: { de } })

test('a step that settles a withdrawal says in German what it will do', () => {
  const outcome = { code: 'settled' as const, cancelled: [1], expected: [], kept: [] }
  const effect = { kind: 'history' as const, note: 'cancelled 1', outcome }

  expect(effectText(effect, german)).toBe('Vermerkt: Position 1 storniert')
})

test.each([
  ['closed', 'Die Kasse schließt.'],
  ['open', 'Die Kasse öffnet.'],
] as const)('the checkout that becomes %s says so in German', (checkout, said) => {
  expect(effectText({ kind: 'history', note: `checkout ${checkout}`, checkout }, german)).toBe(said)
})

test.each([
  [{ kind: 'note', text: 'she called', outcome: null }, 'Notiz: she called'],
  [{ kind: 'owner', text: 'Mia Kern', outcome: null }, 'Mia Kern kümmert sich'],
  [{ kind: 'owner', text: null, outcome: null }, 'An alle zurückgegeben'],
  [{ kind: 'state', text: null, outcome: null }, 'Anderer Stand'],
  [
    { kind: 'closed', text: 'no order has …', outcome: { code: 'noOrder' } },
    'Erledigt: keine Bestellung hat diese Nummer und diese Adresse',
  ],
] as const)('what somebody else did at the desk, %o, is said in German', (inbox, said) => {
  expect(changeText({ what: 'in English', inbox }, german)).toBe(said)
})
