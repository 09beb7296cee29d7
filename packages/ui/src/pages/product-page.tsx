import { Trans } from '@lingui/react'
import { Accordion, AccordionItem } from '../accordion/accordion.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Button } from '../button/button.tsx'
import { DeliveryMessage } from '../delivery-message/delivery-message.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import { Section } from '../layout/section.tsx'
import { Price } from '../price/price.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { BuyBox } from '../product/buy-box.tsx'
import { Gallery } from '../product/gallery/gallery.tsx'
import { ProductFrame } from '../product/product-frame.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { ProductSlider } from '../product-slider/product-slider.tsx'
import { Rating } from '../rating/rating.tsx'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'
import css from './shop-pages.module.css'

export function ProductPage({ shop }: { shop: SampleShop }) {
  const { words, cards } = shop
  const card = cards[0]
  if (!card?.price) return null
  return (
    <PageFrame shop={shop}>
      <PageWidth>
        <div className={css.stack}>
          <Breadcrumb
            steps={[
              { label: shop.name, href: '/' },
              { label: words.category.title, href: '/0/' },
            ]}
          />
          <ProductFrame
            gallery={<Gallery images={card.images} productName={card.name} />}
            details={
              <Accordion>
                <AccordionItem title={words.variant} isOpen>
                  <p>{words.description}</p>
                </AccordionItem>
              </Accordion>
            }
          >
            <BuyBox
              brandLine={shop.name}
              name={card.name}
              articleNumber="100100"
              rating={<Rating average={4.6} count={128} />}
              price={<Price price={card.price} size="l" note={<TaxNote />} />}
              choices={<p>{words.variant}</p>}
              delivery={<DeliveryMessage state={{ kind: 'instant' }} window={{ daysFrom: 3, daysTo: 5 }} />}
              actions={
                <Button wide>
                  <Trans id="product.addToBasket" message="In den Warenkorb" />
                </Button>
              }
            />
          </ProductFrame>
        </div>
      </PageWidth>
      <Section title={words.bestsellers}>
        <ProductSlider label={words.bestsellers}>
          {cards.slice(1).map((other) => (
            <ProductCard key={other.id} card={other} />
          ))}
        </ProductSlider>
      </Section>
    </PageFrame>
  )
}
