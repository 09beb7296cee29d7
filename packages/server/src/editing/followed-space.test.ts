import { expect, test, vi } from 'vitest'
import { followedSpace } from './followed-space.ts'

type Read = { space: string }

test('what was read before something was written here does not take its place', async () => {
  const { reads, shown, followed } = follow()
  const change = followed.onChange()

  followed.onWrite('written')
  reads[0]?.resolve({ space: 'read before' })
  await change

  expect(shown).toEqual(['written'])
})

test('of two reads the later one counts, whichever ends first', async () => {
  const { reads, shown, onRead, followed } = follow()
  const changes = [followed.onChange(), followed.onChange()]

  reads[1]?.resolve({ space: 'second' })
  reads[0]?.resolve({ space: 'first' })
  await Promise.all(changes)

  expect(shown).toEqual(['second'])
  expect(onRead).toHaveBeenCalledTimes(1)
})

test('what another process wrote is shown, and a file that cannot be read leaves the state before it', async () => {
  const { reads, shown, onProblem, followed } = follow()

  const changes = [followed.onChange()]
  reads[0]?.resolve({ space: 'theirs' })
  await changes[0]
  changes.push(followed.onChange())
  reads[1]?.reject(new Error('half a file'))
  await changes[1]

  expect(shown).toEqual(['theirs'])
  expect(onProblem).toHaveBeenCalledWith(new Error('half a file'))
})

function follow() {
  const reads: PromiseWithResolvers<Read>[] = []
  const shown: unknown[] = []
  const onRead = vi.fn()
  const onProblem = vi.fn()
  const read = () => {
    const next = Promise.withResolvers<Read>()
    reads.push(next)
    return next.promise
  }
  const followed = followedSpace({ read, show: (file) => shown.push(file), onRead, onProblem })
  return { reads, shown, onRead, onProblem, followed }
}
