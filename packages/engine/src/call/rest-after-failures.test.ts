import { expect, test } from 'vitest'
import { restAfter } from './rest-after-failures.ts'

test('several failures in a row begin a rest, and one after it the next', () => {
  const rest = restAfter(2, 1000)

  rest.failed(0)
  expect(rest.isOn(1)).toBe(false)
  rest.failed(10)
  expect([rest.isOn(11), rest.isOn(1009), rest.isOn(1010)]).toEqual([true, true, false])
  rest.failed(500)
  expect(rest.isOn(1010)).toBe(false)
  rest.failed(1010)
  expect(rest.isOn(2009)).toBe(true)
})

test('an answer in between counts from the beginning again', () => {
  const rest = restAfter(2, 1000)

  rest.failed(0)
  rest.worked()
  rest.failed(10)

  expect(rest.isOn(11)).toBe(false)
})
