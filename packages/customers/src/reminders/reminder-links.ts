import { localised } from '@shop/catalogue/localised/localised'
import { localisedImage, seoUrlOf } from '@shop/catalogue/localised/localised-product'
import type { Market } from '@shop/domain/market/markets'
import type { ProductImage } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product-link/product-href'
import type { RemindedVariant } from './reminder-store.ts'

/** A variant's name in one language, `Sofa Alva, 3-Sitzer`. */
export function remindedName({ name, label }: RemindedVariant, market: Market): string {
  const variant = localised(label, market)
  return variant === '' ? localised(name, market) : `${localised(name, market)}, ${variant}`
}

/** The product's first picture, described in one language; null where it has none. */
export function remindedImage({ images: [first] }: RemindedVariant, market: Market): ProductImage | null {
  return first === undefined ? null : localisedImage(first, market)
}

type Links = { page: string; confirm: string; cancel: string }

/**
 * Where the mails of a reminder lead. The token is in the hash: it never reaches a log, and a mail filter that follows
 * links changes nothing.
 */
export function reminderLinks(
  variant: RemindedVariant,
  { market, token, addressOf }: { market: Market; token: string; addressOf: (path: string) => string },
): Links {
  const product = {
    seoUrl: seoUrlOf(variant, market),
    name: localised(variant.name, market),
    referenceKey: variant.referenceKey,
  }
  const page = `${addressOf(productHref(product))}?variant=${encodeURIComponent(variant.variantKey)}`
  return { page, confirm: `${page}#erinnern=${token}`, cancel: `${page}#nicht-erinnern=${token}` }
}
