import { expect, test } from 'vitest'
import { hasPersonalisation, personalisationGroupId } from './personalisation.ts'

test.each([
  [null, false],
  [{}, false],
  [{ text1: 'ohne' }, false],
  [{ text1: ' Ohne ' }, false],
  [{ text1: 'ohne', text2: 'Mia' }, false],
  [{ text1: '' }, false],
  [{ text1: '  ', text2: '' }, false],
  [{ text1: 'Mia' }, true],
  [{ text1: '', text2: 'Mia' }, true],
  [{ text1: 'ohne dich' }, true],
  [{ text2: 'ohne' }, true],
])('%j is a personalisation: %s', (customText, isOne) => {
  expect(hasPersonalisation(customText)).toBe(isOne)
})

test.each([
  [0, '10000000'],
  [0.5, '55000000'],
  [1 - Number.EPSILON, '99999999'],
])('the random number %d makes the group id %s', (random, id) => {
  expect(personalisationGroupId(() => random)).toBe(id)
})
