import { imageAddress } from '@shop/domain/image/image-address'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import type { NamedItem } from './waiting-store.ts'

const PICTURE_WIDTH = 150

/** What an article is called on a list, and what a scanner knows it by. */
export function calledArticle(name: NamedItem | undefined) {
  const picture = name?.picture ?? null
  return {
    name: name?.name ?? '',
    brand: name?.brand ?? '',
    articleNumber: referenceKeyDisplay(articleNumber(name?.referenceKey ?? '')),
    gtin: name?.gtin ?? null,
    picture: picture === null ? null : imageAddress(picture, PICTURE_WIDTH),
  }
}

/** The same with what sets this item of an order apart: its size, its colour, the words on it. */
export function calledItem(name: NamedItem | undefined) {
  const details = Object.values(name?.details ?? {}).map(({ label, value }) => `${label}: ${value}`)
  return { ...calledArticle(name), details }
}
