import { expect, test } from 'vitest'
import { writtenAsTyped } from './written-as-typed.ts'

// „Ergebnisse für „kinderwagen“ statt „Kinderwgen““: a noun without its capital.
test.each([
  ['kinderwagen', 'Kinderwgen', 'Kinderwagen'],
  ['schlafsäcke für babys', 'Schlafsake für Babys', 'Schlafsäcke für Babys'],
  ['kinderwagen', 'kinderwgen', 'kinderwagen'],
  ['überzug grau', ' Uberzugg  grau ', 'Überzug grau'],
  // of „Bett“ and „wäsche“ one word was made
  ['bettwäsche', 'Bett wäshe', 'Bettwäsche'],
])('%s for %s is written %s', (corrected, typed, written) => {
  expect(writtenAsTyped(corrected, typed)).toBe(written)
})
