import type { ImageQuality } from './image-address.ts'

/** Small pictures beside the large one of a product, px. @see spec §9 "thumbnails 150 at x1" */
export const THUMBNAIL_IMAGE = { size: 150 } as const

/** Quality of pictures by place. @see spec §9 "provider quality 75 (basket images 80), 70 for the content service" */
export const IMAGE_QUALITY = { product: 75, basket: 80, content: 70 } as const satisfies Record<
  string,
  ImageQuality
>
