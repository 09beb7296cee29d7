import { expect, test } from 'vitest'
import { aRow, indexOf } from '../testing/rows.ts'
import { takeIn } from './build-index.ts'

test('rows that take long let others have the thread in between', async () => {
  const index = indexOf([])
  let turns = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      turns += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await takeIn(
    index,
    Array.from({ length: 10 }, (_, place) => aRow({ id: place + 1 })),
    0,
  )
  isDone = true
  await others

  expect(index.size('DE')).toBe(10)
  expect(turns).toBeGreaterThanOrEqual(10)
})
