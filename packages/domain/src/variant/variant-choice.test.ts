import { expect, test } from 'vitest'
import { variantChoice } from './variant-choice.ts'

test.each([
  [[], 'none'],
  [['Einzelstück'], 'none'],
  [['50/56', '62/68'], 'tiles'],
  [['1', '2', '3', '4', '5', '6'], 'tiles'],
  [['1', '2', '3', '4', '5', '6', '7'], 'list'],
  [['135 × 200 cm', '155 × 220 cm'], 'tiles'],
  [['klein', '24-teilig, 6 Personen'], 'list'],
  [['klein', ''], 'list'],
  [Array.from({ length: 60 }, (_, number) => `${number}`), 'list'],
  [Array.from({ length: 61 }, (_, number) => `${number}`), 'search'],
] as const)('%j is %s', (labels, choice) => {
  expect(variantChoice(labels.map((label) => ({ label })))).toBe(choice)
})
