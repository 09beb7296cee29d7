import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import type { VoucherKind } from '@shop/domain/product-detail/voucher-kind'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'

/** A gift card over 25,00 that comes at once or by post, as variant 990: a line of a catalogue. */
export async function* giftCardLines(kind: VoucherKind = 'download'): AsyncGenerator<string> {
  yield JSON.stringify(giftCardProduct(kind === 'post' ? '52000' : '51000'))
}

function giftCardProduct(referenceKey: string): ProductRecord {
  const download = tinyCatalogue().find((record) => record.kind === 'product' && record.id === 7)
  if (download?.kind !== 'product') throw new Error('The tiny catalogue has no download.')
  return {
    ...download,
    id: 99,
    referenceKey,
    masterKey: 'M99',
    variants: download.variants.map((variant) => ({
      ...variant,
      id: 990,
      referenceKey: `${referenceKey}_1`,
    })),
  }
}
