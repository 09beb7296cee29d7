import type { LocalisedRecall } from '@shop/api-client/contract/recalls'
import type { Market } from '@shop/domain/market/markets'
import type { Recall } from '@shop/domain/recall/recall'
import { localised } from '../localised/localised.ts'
import { localisedImage } from '../localised/localised-product.ts'

/** A recall in the words of one locale. */
export function localisedRecall({ id, notice, publishedAt }: Recall, market: Market): LocalisedRecall {
  const { headline, hazard, whatToDo, products, remedies, contact, batch, soldFrom, soldUntil } = notice
  const { singleRemedyReason = null, batchPlace = null } = notice
  return {
    id,
    publishedAt: publishedAt.toISOString(),
    headline: localised(headline, market),
    hazard: localised(hazard, market),
    whatToDo: localised(whatToDo, market),
    remedies: [...remedies],
    singleRemedyReason: singleRemedyReason && localised(singleRemedyReason, market),
    contact,
    batch,
    batchPlace: batchPlace && localised(batchPlace, market),
    soldFrom,
    soldUntil,
    products: products.map(({ name, image, variants, ...product }) => ({
      ...product,
      name: localised(name, market),
      image: image && localisedImage(image, market),
      variants: variants.map(({ referenceKey, label, gtin = null }) => ({
        referenceKey,
        gtin,
        label: localised(label, market),
      })),
    })),
  }
}
