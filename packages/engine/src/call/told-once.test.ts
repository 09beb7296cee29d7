import { expect, test } from 'vitest'
import { toldOnce } from './told-once.ts'

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test('a database that is away is told when it begins and when it is over, and anything else each time', () => {
  const lines: string[] = []
  const told = toldOnce('Tidying', (line) => lines.push(line))

  told.failed(away)
  told.failed(new AggregateError([away, away]))
  told.worked()
  told.worked()
  told.failed(new AggregateError([away, new Error('broken')]))
  told.failed(new Error('broken'))

  expect(lines).toEqual([
    'Tidying waits for the database: The shop cannot reach its database right now. Try again in a moment.',
    'Tidying goes on.',
    'Tidying failed and is tried again in a moment.',
    'Tidying failed and is tried again in a moment.',
  ])
})
