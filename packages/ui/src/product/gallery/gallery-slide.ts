import type { ProductImage } from '@shop/domain/product/product'
import type { ProductVideo } from '@shop/domain/product/product-facts'

/** A picture or a film of the gallery. */
export type GallerySlide =
  | { kind: 'image'; key: string; image: ProductImage }
  | { kind: 'video'; key: string; video: ProductVideo }

/** Pictures first: the film is a second look, and the first picture is what the page waits for. */
export function gallerySlides(
  images: readonly ProductImage[],
  videos: readonly ProductVideo[],
): GallerySlide[] {
  return [
    ...images.map((image) => ({ kind: 'image', key: image.hash, image }) as const),
    ...videos.map((video) => ({ kind: 'video', key: video.src, video }) as const),
  ]
}
