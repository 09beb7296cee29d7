import { expect, test } from 'vitest'
import { contactInText } from './contact-in-text.ts'

test.each([
  ['Schreiben Sie mir: anna@example.org', 'email'],
  ['anna @ example.org', 'email'],
  ['anna.muster(at)example.org', 'email'],
  ['anna [AT] example', 'email'],
  ['Wie bei https://example.org/sofa?', 'link'],
  ['Siehe HTTP://EXAMPLE', 'link'],
  ['Siehe www.example.net', 'link'],
  ['Bei beispiel.com günstiger?', 'link'],
  ['Wie auf beispiel.de/sofa?', 'link'],
  ['Rufen Sie an: +49 40 123456', 'phone'],
  ['0043 1 234 5678', 'phone'],
  ['040/123456-78', 'phone'],
  ['Joignable au 06 12 34 56 78', 'phone'],
  ['Tel. 079 123 45 67', 'phone'],
  ['(0)40 1234567', 'phone'],
  ['06-12345678', 'phone'],
])('%j holds %s', (text, kind) => {
  expect(contactInText(text)).toBe(kind)
})

test.each([
  'Passt die Matratze mit 90 x 200 cm?',
  'Ist 4006381333931 die EAN?',
  'Gehört 100102 zu 190215?',
  'Hält es 0,5 bis 1,5 bar aus?',
  'Für 0 - 36 Monate und 0-13 kg?',
  'Gibt es das bis 2026-11-27 noch, um 09:30 Uhr?',
  'Kostet es 1.000.000,00 €?',
  'C’est en coton.de quelle origine ?',
  'Is het van hout.De poten ook?',
  'Ist es z.B. für außen geeignet?',
  'Kostet es 2 x 49,95 € @home?',
  'Trägt es 120 kg (at all)?',
])('%j holds nothing of the kind', (text) => {
  expect(contactInText(text)).toBeNull()
})
