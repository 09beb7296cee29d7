import { expect, test } from 'vitest'
import { duration, ProgressLine } from './progress-line.ts'

test.each([
  [4.4, '4 s'],
  [125, '2 min 5 s'],
  [4320, '1 h 12 min'],
  [-3, '0 s'],
])('%d seconds are %s', (seconds, sent) => {
  expect(duration(seconds)).toBe(sent)
})

test('a terminal has one line that is written over, a log a line every five seconds', () => {
  expect(shown({ isTTY: true, everySecond: 3 })).toEqual([
    '\r\u001B[2K1,000 lines · 1,000 lines/s · 10 % · 9 s left',
    '\r\u001B[2K2,000 lines · 1,000 lines/s · 20 % · 8 s left',
    '\r\u001B[2K3,000 lines · 1,000 lines/s · 30 % · 7 s left',
    '\r\u001B[2K',
  ])
  expect(shown({ isTTY: false, everySecond: 11 })).toEqual([
    '5,000 lines · 1,000 lines/s · 50 % · 5 s left\n',
    '10,000 lines · 1,000 lines/s · 100 % · 0 s left\n',
  ])
})

test('standard input has no end to count down to', () => {
  expect(shown({ isTTY: true, everySecond: 1, bytes: null })[0]).toBe(
    '\r\u001B[2K1,000 lines · 1,000 lines/s',
  )
})

test('lines that were through before do not count as fast', () => {
  const { screen, written } = aScreen(true)
  let now = 0
  const line = new ProgressLine(screen, 10_000, () => now)
  line.startAt(5000)
  for (const lines of [6000, 7000]) {
    now += 1000
    line.show({ lines, bytes: lines })
  }

  expect(written.at(-1)).toBe('\r\u001B[2K7,000 lines · 1,000 lines/s · 70 % · 6 s left')
})

function shown({
  isTTY,
  everySecond,
  bytes = 10_000,
}: {
  isTTY: boolean
  everySecond: number
  bytes?: number | null
}) {
  const { screen, written } = aScreen(isTTY)
  let now = 0
  const line = new ProgressLine(screen, bytes, () => now)
  for (let second = 1; second <= everySecond; second += 1) {
    now = second * 1000
    line.show({ lines: second * 1000, bytes: second * 1000 })
  }
  line.clear()
  return written
}

function aScreen(isTTY: boolean) {
  const written: string[] = []
  return { screen: { isTTY, write: (text: string) => written.push(text) }, written }
}
