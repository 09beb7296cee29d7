import { expect, test } from 'vitest'
import { outageLog } from './outage-log.ts'

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test('a database that is away is told when it begins and when it is over, and anything else each time', () => {
  const lines: string[] = []
  const outages = outageLog('Tidying', (line) => lines.push(line))

  outages.failed(away)
  outages.failed(new AggregateError([away, away]))
  outages.worked()
  outages.worked()
  outages.failed(new AggregateError([away, new Error('broken')]))
  outages.failed(new Error('broken'))

  expect(lines).toEqual([
    'Tidying waits for the database: The shop cannot reach its database right now. Try again in a moment.',
    'Tidying goes on.',
    'Tidying failed and is tried again in a moment.',
    'Tidying failed and is tried again in a moment.',
  ])
})
