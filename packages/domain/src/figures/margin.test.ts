import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

test.each([
  ['all costs', { gross: 11_900, costedGross: 11_900, costedNet: 10_000, cost: 4000 }, [6000, 60, 100]],
  ['some costs', { gross: 23_800, costedGross: 11_900, costedNet: 10_000, cost: 4000 }, [6000, 60, 50]],
  ['goods that cost more', { gross: 1190, costedGross: 1190, costedNet: 1000, cost: 1500 }, [-500, -50, 100]],
  ['goods that cost nothing', { gross: 1190, costedGross: 1190, costedNet: 1000, cost: 0 }, [1000, 100, 100]],
  ['gifts that cost', { gross: 0, costedGross: 0, costedNet: 0, cost: 300 }, [-300, null, null]],
  ['no costs', { gross: 1190, costedGross: 0, costedNet: 0, cost: 0 }, [null, null, 0]],
  ['nothing sold', { gross: 0, costedGross: 0, costedNet: 0, cost: 0 }, [null, null, null]],
])('with %s', (_, sums, [earned, percent, covered]) => {
  expect(marginOf(sums)).toEqual({ earned, percent, covered })
})
