import { expect, test } from 'vitest'
import { t } from '../words/localised.ts'
import { inRegions, textIn, typeset } from './story-text.ts'

const NARROW = '\u202f'

test('a region says its own word, the others the common one', () => {
  const text = inRegions(t('Eine Mütze', 'Un bonnet', 'Een muts'), { 'de-at': { Mütze: 'Haube' } })

  expect(textIn(text, 'de-at')).toBe('Eine Haube')
  expect(textIn(text, 'de-ch')).toBe('Eine Mütze')
})

test('a word that the text no longer has is told, not lost', () => {
  expect(() => inRegions(t('Ein Hut', '', ''), { 'de-at': { Mütze: 'Haube' } })).toThrow('Mütze')
})

test('French has narrow spaces before its double punctuation and inside its quotation marks', () => {
  const { fr } = typeset(t('', 'Vraiment ? « Oui » : voilà !', ''))

  expect(fr).toBe(`Vraiment${NARROW}? «${NARROW}Oui${NARROW}»\u00a0: voilà${NARROW}!`)
})

test('Swiss German quotes with guillemets', () => {
  expect(typeset(t('Der Knopf „Bestellen“', '', ''))['de-ch']).toBe('Der Knopf «Bestellen»')
})

test('a number keeps its unit', () => {
  expect(typeset(t('60 cm breit, 3 Cent', '', '')).de).toBe('60\u00a0cm breit, 3 Cent')
})
