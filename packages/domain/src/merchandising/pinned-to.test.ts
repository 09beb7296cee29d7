import { expect, test } from 'vitest'
import { pinnedTo } from './pinned-to.ts'

const shown = [1, 2, 3, 4, 5]

test.each([
  ['to the first place', { pins: [], productId: 4, place: 0 }, [4]],
  ['to the third, with what stands above it', { pins: [], productId: 5, place: 2 }, [1, 2, 5]],
  ['among others that are pinned', { pins: [1, 2], productId: 4, place: 1 }, [1, 4, 2]],
  ['down among the pins', { pins: [1, 2, 3], productId: 1, place: 1 }, [2, 1, 3]],
  ['behind the last pin', { pins: [1], productId: 1, place: 2 }, [2, 3, 1]],
  ['beyond the end', { pins: [], productId: 1, place: 99 }, [2, 3, 4, 5, 1]],
  ['before the beginning', { pins: [], productId: 3, place: -1 }, [3]],
  ['from elsewhere', { pins: [1], productId: 9, place: 1 }, [1, 9]],
  ['beside one that is sold out', { pins: [7, 1], productId: 3, place: 0 }, [3, 1, 7]],
])('%s', (_, input, pins) => {
  expect(pinnedTo({ shown, ...input })).toEqual(pins)
})
