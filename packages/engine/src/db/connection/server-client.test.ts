import { expect, test } from 'vitest'
import { statementNames } from './server-client.ts'

test("a statement that comes again gets a name, always the same and nobody else's", () => {
  const statementName = statementNames()
  const names = (text: string) => [1, 2, 3, 4].map(() => statementName(text))

  const [first, second, third, fourth] = names('select 1 as kept')
  const [, , , other] = names('select 2 as kept')

  expect([first, second]).toEqual([undefined, undefined])
  expect(third).toMatch(/^s\d+$/)
  expect(fourth).toBe(third)
  expect(other).not.toBe(third)
})

test('a text that writes many rows at once is not kept', () => {
  const statementName = statementNames()
  const text = `insert into rows values ${'($1), '.repeat(2000)}`

  expect([1, 2, 3, 4].map(() => statementName(text))).toEqual([undefined, undefined, undefined, undefined])
})
