import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closedCalls, LACKING_FEATURES } from './capabilities.ts'

const CLOSED_CALLS = closedCalls({ hasCheckout: false })

const page = readFileSync(join(import.meta.dirname, '../../../docs/scayle.md'), 'utf8')
const table = page.slice(page.indexOf('## What works'), page.indexOf('A closed call'))
const named = new Set([...table.matchAll(/`([A-Za-z]+)`/g)].map(([, word]) => word))

test('every call and switch that is off stands in the table of the page', () => {
  expect([...CLOSED_CALLS, ...LACKING_FEATURES].filter((name) => !named.has(name))).toEqual([])
})

test('the table closes no call that is answered', () => {
  const closed = [...table.matchAll(/closed[^|]*/g)].flatMap(([row]) =>
    [...row.matchAll(/`([a-z][A-Za-z]+)`/g)].map(([, word]) => word ?? ''),
  )

  expect(closed.filter((name) => !CLOSED_CALLS.has(name))).toEqual([])
})

test('with a checkout the way there and back is open', () => {
  const open = closedCalls({ hasCheckout: true })

  expect([...CLOSED_CALLS].filter((name) => !open.has(name))).toEqual(['openHandOver', 'finishHandOver'])
})
