import { Trans, useLingui } from '@lingui/react'
import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { useShop } from '../../client/use-shop.ts'
import listing from '../../parts/listing.module.css'
import { Sheet } from '../../parts/sheet.tsx'
import { VariantCosts } from './variant-costs.tsx'
import { VariantTexts } from './variant-texts.tsx'

/** What one variant is called, its EAN, and what it is bought for. */
export function VariantSheet({ variant, onClose }: { variant: ShownVariant; onClose: () => void }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  return (
    <Sheet
      title={i18n.t({
        id: 'product.editOf',
        message: 'Edit {article}',
        values: { article: variant.referenceKey },
      })}
      isOpen
      onClose={onClose}
    >
      <div className={listing.form}>
        <VariantTexts variant={variant} />
        {may('costs.read') && (
          <section className={listing.section} aria-labelledby="variant-costs">
            <h3 id="variant-costs">
              <Trans id="product.costs" message="Purchase cost" />
            </h3>
            <VariantCosts variant={variant} />
          </section>
        )}
      </div>
    </Sheet>
  )
}
