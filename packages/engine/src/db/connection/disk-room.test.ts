import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { diskRoom } from './disk-room.ts'
import { segmentsAfter } from './wal-reserve.ts'

const MB = 1024 * 1024

function aDisk(freeMegabytes: number) {
  const disk = { free: freeMegabytes * MB, isWritable: true, time: 0, lines: [] as string[] }
  const tryToWrite = async () => {
    if (!disk.isWritable) throw new Error('EDQUOT')
  }
  const room = diskRoom(
    { freeBytes: () => disk.free, tryToWrite },
    { now: () => disk.time, log: (line) => disk.lines.push(line) },
  )
  const after = (milliseconds: number) => {
    disk.time += milliseconds
    return room.hasRoom()
  }
  return { disk, room, after }
}

test('nothing is written below the reserve, and a disk at its edge does not flicker', () => {
  const { disk, after } = aDisk(500)

  const has = [500, 64, 63, 64, 95, 96, 64].map((megabytes) => {
    disk.free = megabytes * MB
    return after(100)
  })

  expect(has).toEqual([true, true, false, false, false, true, true])
  expect(disk.lines).toHaveLength(2)
})

test('a failed write counts for more than the room that the file system tells of', async () => {
  const { disk, room, after } = aDisk(500)
  disk.isWritable = false

  room.writeFailed()
  const has = [after(100), after(20_000), after(20_000)]
  await setImmediate()
  disk.isWritable = true
  after(20_000)
  await setImmediate()

  expect(has).toEqual([false, false, false])
  expect(after(100)).toBe(true)
  expect(disk.lines).toHaveLength(2)
})

test('a disk that does not answer is tried once and not again until it has', async () => {
  let tries = 0
  let time = 0
  const { promise, reject } = Promise.withResolvers<void>()
  const tryToWrite = () => {
    tries += 1
    return promise
  }
  const room = diskRoom({ freeBytes: () => 500 * MB, tryToWrite }, { now: () => time, log: () => undefined })
  const later = () => {
    time += 20_000
    room.hasRoom()
  }

  room.writeFailed()
  later()
  later()
  later()
  expect(tries).toBe(1)

  reject(new Error('EIO'))
  await setImmediate()
  later()
  expect(tries).toBe(2)
})

test.each([
  ['000000010000000000000001', ['000000010000000000000002', '000000010000000000000003']],
  ['0000000100000000000000FE', ['0000000100000000000000FF', '000000010000000100000000']],
  ['0000000200000009000000FF', ['000000020000000A00000000', '000000020000000A00000001']],
])('after the segment %s of the log come %j', (current, next) => {
  expect(segmentsAfter(current)).toEqual(next)
})
