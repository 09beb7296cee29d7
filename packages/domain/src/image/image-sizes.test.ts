import { expect, test } from 'vitest'
import { IMAGE_WIDTHS } from './image-address.ts'
import {
  IMAGE_DENSITIES,
  LISTING_IMAGE_SIZES,
  NAVIGATION_TEASER_SIZE,
  PRODUCT_IMAGE,
  THUMBNAIL_IMAGE,
} from './image-sizes.ts'

test.each([PRODUCT_IMAGE.size, THUMBNAIL_IMAGE.size, NAVIGATION_TEASER_SIZE, ...LISTING_IMAGE_SIZES])(
  'a picture of %i px is made for every density',
  (size) => {
    for (const density of IMAGE_DENSITIES) {
      const isMade = IMAGE_WIDTHS.some((width) => width >= size * density)

      expect(isMade).toBe(true)
    }
  },
)
