import { useLingui } from '@lingui/react'
import { type InstalmentExample, isLentFor } from '@shop/domain/payment/instalment-example'
import { priceOptions } from '@shop/domain/price/price-options'
import type { Product, Variant } from '@shop/domain/product/product'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { EnergyArrow } from '@shop/ui/energy-label/energy-arrow'
import { DurabilityMark } from '@shop/ui/guarantee/durability-mark'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { Price } from '@shop/ui/price/price'
import { TaxNote } from '@shop/ui/price/tax-note'
import { PriceScale } from '@shop/ui/price-scale/price-scale'
import { useShop } from '../../../use-shop.ts'
import type { ProductDialog } from '../state/product-dialog.ts'
import { pointsOf } from './points-of.ts'
import css from './product-price.module.css'
import { shippingOf } from './shipping-of.ts'

type ProductPriceProps = {
  product: Product
  facts: ProductFacts
  instalments: InstalmentExample | undefined
  variant: Variant
  /** The quantity, whose price step is marked. */
  quantity: number
  openDialog: (dialog: ProductDialog) => void
}

/** What the chosen variant costs, with everything the law wants beside it. @see spec §3; eu-duties C-09 to C-12, C-19 */
export function ProductPrice(props: ProductPriceProps) {
  const { product, facts, instalments, variant, quantity, openDialog } = props
  const { i18n } = useLingui()
  const { features, shipping } = useShop()
  const [plain, ...steps] = priceOptions(variant, product.variants)
  const { cost } = shippingOf({ product, variant, quantity }, shipping)
  const points = features.payback ? pointsOf({ variant, quantity }) : 0

  return (
    <>
      <div className={css.row}>
        {plain ? (
          <Price
            price={{ ...plain, hasDifferentPrice: false }}
            size="l"
            note={
              <>
                <TaxNote isFreeShipping={cost === 0} isUntaxed={plain.isUntaxed} />
                {facts.priceNotes?.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </>
            }
          />
        ) : null}
        {facts.energyLabel ? (
          <EnergyArrow label={facts.energyLabel} onOpen={() => openDialog({ name: 'energyLabel' })} />
        ) : null}
        {facts.durabilityGuarantee ? (
          <DurabilityMark
            guarantee={facts.durabilityGuarantee}
            onOpen={() => openDialog({ name: 'durability' })}
          />
        ) : null}
      </div>
      {steps.length > 0 ? (
        <PriceScale
          price={variant.price.withTax}
          steps={steps.map(({ amount, price }) => ({ amount, price }))}
          currency={variant.price.currencyCode}
          quantity={quantity}
        />
      ) : null}
      {instalments && isLentFor(variant.price.withTax, instalments) ? (
        <NoteButton onClick={() => openDialog({ name: 'instalments' })}>
          {i18n.t({ id: 'instalments.title', message: 'Ratenkauf: ein Beispiel' })}. {instalments.warning}
        </NoteButton>
      ) : null}
      {points > 0 ? (
        <p className={css.points}>
          {i18n.t({
            id: 'product.paybackPoints',
            message: '{points, plural, one {# PAYBACK Punkt} other {# PAYBACK Punkte}} für diesen Einkauf',
            values: { points },
          })}
        </p>
      ) : null}
    </>
  )
}
