import { expect, test } from 'vitest'
import { type ImageFilterValues, imageFilterValues } from './image-filter-values.ts'

test.each<[Record<string, unknown>, ImageFilterValues]>([
  [{ blur: 1 }, { blur: 1 }],
  [{ quality: 99 }, { quality: 99 }],
  [{ brightness: 0.5 }, { brightness: 0.5 }],
  [{ blur: 0, quality: 0, brightness: 0 }, {}],
  [{ blur: 100, quality: 100, brightness: 100 }, {}],
  [{ blur: -1, quality: 101, brightness: Number.NaN }, {}],
  [{ quality: '75' }, {}],
  [{ rotate: 0 }, { rotate: 0 }],
  [{ rotate: 90 }, { rotate: 90 }],
  [{ rotate: 180 }, { rotate: 180 }],
  [{ rotate: 270 }, { rotate: 270 }],
  [{ rotate: 45 }, {}],
  [{ rotate: 360 }, {}],
  [{ format: 'webp' }, { format: 'webp' }],
  [{ format: 'png' }, { format: 'png' }],
  [{ format: 'jpeg' }, { format: 'jpeg' }],
  [{ format: 'avif' }, {}],
  [{ loading: 'lazy' }, { loading: 'lazy' }],
  [{ loading: 'eager' }, { loading: 'eager' }],
  [{ loading: 'auto' }, {}],
  [{ fill: 'red' }, {}],
  [
    { blur: 20, rotate: 91, format: 'png' },
    { blur: 20, format: 'png' },
  ],
])('of %j a filter keeps %j', (wanted, kept) => {
  expect(imageFilterValues(wanted)).toEqual(kept)
})
