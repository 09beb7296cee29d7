import { useLingui } from '@lingui/react'
import { brandLine } from '@shop/domain/product/brand-line'
import { canOrder } from '@shop/domain/product/can-order'
import { chosenVariant } from '@shop/domain/product/chosen-variant'
import { referenceKeyDisplay } from '@shop/domain/product/reference-key-display'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Breadcrumb } from '@shop/ui/breadcrumb/breadcrumb'
import { BuyBox } from '@shop/ui/gallery/buy-box'
import { FeatureTable } from '@shop/ui/gallery/feature-table'
import { Gallery } from '@shop/ui/gallery/gallery'
import { ProductFrame } from '@shop/ui/gallery/product-frame'
import { SafetyBlock } from '@shop/ui/gallery/safety-block'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Section } from '@shop/ui/layout/section'
import { PRODUCT_SLIDER_SIZES, ProductSlider } from '@shop/ui/product-slider/product-slider'
import { Rating } from '@shop/ui/rating/rating'
import { WarningList } from '@shop/ui/warnings/warning-list'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { breadcrumbSteps } from '../../shell/breadcrumb-steps.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import { ProductBadges } from './product-badges.tsx'
import { ProductChoices } from './product-choices.tsx'
import { ProductDelivery } from './product-delivery.tsx'
import { ProductOrder } from './product-order.tsx'
import css from './product-page.module.css'
import { ProductPrice } from './product-price.tsx'
import { productRoute } from './product-route.ts'

/** Everything there is to know about a product, and the button that puts it into the basket. */
export function ProductPage() {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { page } = productRoute.useLoaderData()
  const { variant: askedFor } = productRoute.useSearch()
  const { product, reviews } = page
  const variant = chosenVariant(product, askedFor ?? null)

  return (
    <>
      <PageWidth>
        <div className={css.page}>
          <Breadcrumb steps={breadcrumbSteps(page.breadcrumbs, path)} />
          <ProductFrame
            gallery={
              <Gallery
                key={product.id}
                images={product.images}
                productName={product.name}
                badges={<ProductBadges product={product} />}
              />
            }
            details={
              <Accordion>
                <AccordionItem title={i18n.t({ id: 'product.description', message: 'Beschreibung' })} isOpen>
                  <p className={css.text}>{product.description}</p>
                </AccordionItem>
                {page.features.length > 0 ? (
                  <AccordionItem
                    title={i18n.t({ id: 'product.features', message: 'Merkmale und Maße' })}
                    isOpen
                  >
                    <FeatureTable features={page.features} />
                  </AccordionItem>
                ) : null}
                {page.care.length > 0 ? (
                  <AccordionItem title={i18n.t({ id: 'product.care', message: 'Pflege' })}>
                    <ul className={css.list}>
                      {page.care.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </AccordionItem>
                ) : null}
                {page.facts.warnings.length > 0 ? (
                  <AccordionItem title={i18n.t({ id: 'product.warnings', message: 'Warnhinweise' })}>
                    <WarningList warnings={page.facts.warnings} />
                  </AccordionItem>
                ) : null}
                {page.safety ? (
                  <AccordionItem
                    title={i18n.t({ id: 'product.safety', message: 'Hersteller und Sicherheit' })}
                  >
                    <SafetyBlock {...page.safety} />
                  </AccordionItem>
                ) : null}
              </Accordion>
            }
          >
            <BuyBox
              brandLine={brandLine(product)}
              name={product.name}
              articleNumber={referenceKeyDisplay(product.referenceKey)}
              rating={
                reviews.count > 0 ? <Rating average={reviews.average} count={reviews.count} size="m" /> : null
              }
              price={variant ? <ProductPrice product={product} variant={variant} /> : null}
              choices={<ProductChoices product={product} variant={variant} />}
              delivery={variant ? <ProductDelivery variant={variant} /> : null}
              actions={
                <ProductOrder
                  key={product.id}
                  product={product}
                  variant={variant}
                  canOrder={variant !== null && product.isActive && canOrder(variant)}
                />
              }
            />
          </ProductFrame>
        </div>
      </PageWidth>
      {page.alternatives.length > 0 ? (
        <Section title={i18n.t({ id: 'product.alternatives', message: 'Das könnte auch passen' })}>
          <ProductSlider label={i18n.t({ id: 'product.alternatives', message: 'Das könnte auch passen' })}>
            {page.alternatives.map((card) => (
              <ShopCard key={card.id} card={card} sizes={PRODUCT_SLIDER_SIZES} />
            ))}
          </ProductSlider>
        </Section>
      ) : null}
    </>
  )
}
