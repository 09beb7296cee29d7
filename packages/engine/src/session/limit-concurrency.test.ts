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

test('who comes when as many wait as may is refused at once, and the next one after there is room again', async () => {
  const limited = limitConcurrency(1, { mostWaiting: 1, refusal: () => new Error('busy') })
  const ends: (() => void)[] = []
  const work = () => limited(() => new Promise<void>((resolve) => ends.push(resolve)))

  const [first, second] = [work(), work()]
  const refused = work()

  await expect(refused).rejects.toThrow('busy')
  ends[0]?.()
  await first
  const third = work()
  ends[1]?.()
  await second
  await settled()
  ends[2]?.()
  await third
  expect(ends).toHaveLength(3)
})

/** Everything that is due has happened. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
