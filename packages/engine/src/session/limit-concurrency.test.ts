import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('never more run at once, and they begin in the order in which they came', async () => {
  const limited = limitConcurrency(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    limited(() => {
      begun.push(number)
      return new Promise<void>((resolve) => ends.push(resolve))
    })

  const all = [1, 2, 3, 4].map(work)
  await settled()
  const first = [...begun]
  ends[0]?.()
  await settled()

  expect(first).toEqual([1, 2])
  expect(begun).toEqual([1, 2, 3])
  for (const end of ends) end()
  await settled()
  for (const end of ends) end()
  await Promise.all(all)
})

test('what fails makes room, too', async () => {
  const limited = limitConcurrency(1)
  const failing = limited(() => Promise.reject(new Error('broken')))

  await expect(failing).rejects.toThrow('broken')
  expect(await limited(async () => 'done')).toBe('done')
})

/** Everything that is due has happened. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
