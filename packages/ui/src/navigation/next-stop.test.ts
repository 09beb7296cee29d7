import { expect, test } from 'vitest'
import { nextStop } from './next-stop.ts'

const STOPS = [3, 0, 2]
const bar = (entry: number) => ({ entry, line: null })
const panel = (entry: number, line: number) => ({ entry, line })

test.each([
  ['ArrowRight', bar(0), bar(1)],
  ['ArrowRight', bar(2), bar(0)],
  ['ArrowLeft', bar(0), bar(2)],
  ['ArrowRight', panel(0, 2), bar(1)],
  ['ArrowDown', bar(0), panel(0, 0)],
  ['ArrowDown', bar(1), null],
  ['ArrowDown', panel(0, 1), panel(0, 2)],
  ['ArrowDown', panel(0, 2), panel(0, 2)],
  ['ArrowUp', panel(0, 1), panel(0, 0)],
  ['ArrowUp', panel(0, 0), bar(0)],
  ['ArrowUp', bar(0), null],
  ['Home', bar(2), bar(0)],
  ['Home', panel(2, 1), panel(2, 0)],
  ['End', bar(0), bar(2)],
  ['End', panel(0, 0), panel(0, 2)],
  ['Enter', bar(0), null],
  ['Tab', panel(0, 0), null],
])('%s at %j leads to %j', (key, at, to) => {
  expect(nextStop(key, at, STOPS)).toEqual(to)
})
