import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

test.each([
  { text: 'Sofa Fjord', typed: 'so', marked: '[So]fa Fjord' },
  { text: 'Stühle', typed: 'stuh', marked: '[Stüh]le' },
  { text: 'Stuhle', typed: 'Stüh', marked: '[Stuh]le' },
  { text: 'Fußhocker', typed: 'fuss', marked: '[Fuß]hocker' },
  { text: 'Canapé d’angle', typed: 'canape', marked: '[Canapé] d’angle' },
  { text: 'Wickelkommode', typed: 'kommode', marked: 'Wickel[kommode]' },
  { text: 'Esstisch Alma, Eiche', typed: 'eiche tisch', marked: 'Ess[tisch] Alma, [Eiche]' },
  { text: 'Decke', typed: 'e', marked: 'Decke' },
  { text: 'Große Esel', typed: 'e', marked: 'Große [E]sel' },
  { text: 'Sofa', typed: '', marked: 'Sofa' },
  { text: 'Sofa', typed: '  ', marked: 'Sofa' },
  { text: 'Sofa', typed: '<b>', marked: 'Sofa' },
  { text: '<b>Sofa</b>', typed: 'sofa', marked: '<b>[Sofa]</b>' },
  { text: 'Sofa 🛋️ rot', typed: 'rot', marked: 'Sofa 🛋️ [rot]' },
  { text: 'كرسي', typed: 'كر', marked: '[كر]سي' },
  { text: '', typed: 'a', marked: '' },
])('"$typed" in "$text" is $marked', ({ text, typed, marked }) => {
  const words = markedParts(text, typed).map((part) => (part.isTyped ? `[${part.text}]` : part.text))

  expect(words.join('')).toBe(marked)
})

/** Every code unit, halves of characters among them. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xff_ff }), fc.integer({ min: 97, max: 101 })))
  .map((codes) => String.fromCharCode(...codes))

test('no letter is lost or changed, whatever was typed', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, typed) => {
      const parts = markedParts(text, typed)

      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.every((part) => part.text !== '')).toBe(true)
    }),
  )
})
