import { expect, test } from 'vitest'
import type { Language } from '../market/markets.ts'
import { playedDown } from './played-down.ts'

test.each<[string, Language, string | null]>([
  ['Das Regal kann kippen und ein Kind schwer verletzen.', 'de', null],
  ['Vorsorglicher Rückruf: Das Regal kann kippen.', 'de', 'Vorsorglich'],
  ['Ein freiwilliger Rückruf', 'de', 'freiwillig'],
  ['In seltenen Fällen kann das Regal kippen.', 'de', 'In seltenen Fällen'],
  ['Bisher keine Unfälle bekannt', 'de', 'keine Unfälle'],
  ['L’étagère peut basculer et blesser gravement un enfant.', 'fr', null],
  ['Rappel volontaire', 'fr', 'volontaire'],
  ['Rappel par mesure de précaution', 'fr', 'par mesure de précaution'],
  ['Dans de rares cas, elle bascule.', 'fr', 'Dans de rares cas'],
  ['Aucun accident signalé', 'fr', 'Aucun accident'],
  ['De kast kan kantelen en een kind ernstig verwonden.', 'nl', null],
  ['Een vrijwillige terugroepactie', 'nl', 'vrijwillig'],
  ['Uit voorzorg teruggeroepen', 'nl', 'Uit voorzorg'],
  ['In zeldzame gevallen kantelt de kast.', 'nl', 'In zeldzame gevallen'],
  ['Geen ongevallen bekend', 'nl', 'Geen ongevallen'],
])('"%s" (%s) plays down: %s', (text, language, words) => {
  expect(playedDown(text, language)).toBe(words)
})
