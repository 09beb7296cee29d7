import { expect, test } from 'vitest'
import { statementSummary } from './statement-summary.ts'

test.each([
  ['select "id", "name" from "products" where "id" = $1', 'select products'],
  ['insert into "orders" ("id") values ($1) returning "id"', 'insert orders'],
  ['update baskets set version = version + 1', 'update baskets'],
  ['delete from "sessions" where "id" = $1', 'delete sessions'],
  ['with waiting as (select 1 from mails) update mails set state = 1', 'with mails'],
  ['\n  (select 1 from a) union (select 2 from b)', 'select a'],
  ["select * from notes where text = 'from secrets'", 'select notes'],
  ['begin', 'begin'],
  ['', 'statement'],
])('%s is told as %s', (text, expected) => {
  expect(statementSummary(text)).toBe(expected)
})
