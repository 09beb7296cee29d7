import type { ImageQuality, ImageWidth } from './image-address.ts'

/** Sizes of product pictures, px at the density. @see spec §9 "Images" */
export const PRODUCT_IMAGE = { size: 600, density: 2 } as const
export const THUMBNAIL_IMAGE = { size: 150, density: 1 } as const

/** Sizes of pictures in a listing, px; each brand has one of them. @see spec §9 */
export const LISTING_IMAGE_SIZES = [346, 340] as const satisfies readonly ImageWidth[]

/** @see spec §9 "Navigation teaser size" */
export const NAVIGATION_TEASER_SIZE = 310 satisfies ImageWidth

/** @see spec §9 "provider quality 75 (basket images 80), 70 for the content service" */
export const IMAGE_QUALITY = { product: 75, basket: 80, content: 70 } as const satisfies Record<
  string,
  ImageQuality
>

/** Screen densities that pictures are made for. @see spec §9 */
export const IMAGE_DENSITIES = [1, 2] as const

/** @see spec §9 "format webp" */
export const IMAGE_FORMAT = 'webp'

/** Widths of the screen from which on a layout applies, px. The slider widens at its own last step. @see spec §9 */
export const BREAKPOINTS = { xs: 480, sm: 640, md: 768, lg: 1024, xl: 1440, xlOfSlider: 1200 } as const
