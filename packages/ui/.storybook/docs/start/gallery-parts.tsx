import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { Badge } from '../../../src/badge/badge.tsx'
import { Button } from '../../../src/button/button.tsx'
import { Checkbox } from '../../../src/checkbox/checkbox.tsx'
import { DeliveryMessage } from '../../../src/delivery-message/delivery-message.tsx'
import { EmptyState } from '../../../src/empty-state/empty-state.tsx'
import { IconButton } from '../../../src/icon-button/icon-button.tsx'
import { sampleShop } from '../../../src/pages/sample-shop.ts'
import { Price } from '../../../src/price/price.tsx'
import { ProductCard } from '../../../src/product-card/product-card.tsx'
import { QuantityStepper } from '../../../src/quantity-stepper/quantity-stepper.tsx'
import { Rating } from '../../../src/rating/rating.tsx'
import { TextField } from '../../../src/text-field/text-field.tsx'
import { pageOf } from '../story-address.ts'
import css from './gallery.module.css'
import { GalleryTile } from './gallery-tile.tsx'

type Part = { label: string; folder: string; drawn: ReactNode }

/** What pages are made of, with the brand's own products. */
export function GalleryParts({ globals }: { globals: Record<string, unknown> }) {
  return (
    <section className={css.group}>
      <h2 className={css.groupTitle}>Parts</h2>
      <ul className={css.tiles}>
        {partsOf(globals).map(({ label, folder, drawn }) => (
          <GalleryTile key={label} kind="part" label={label} story={pageOf(folder)} globals={globals}>
            {drawn}
          </GalleryTile>
        ))}
      </ul>
    </section>
  )
}

/** Folders as they stand in `src`; a test asks that each of them has a story. */
export function partsOf(globals: Record<string, unknown>): readonly Part[] {
  const { cards } = sampleShop(globals)
  const [, reduced] = cards
  const heart = <IconButton icon={Heart} label="" />

  return [
    {
      label: 'Product card',
      folder: 'product-card',
      drawn: (
        <div className={css.cards}>
          {cards.slice(0, 2).map((card) => (
            <ProductCard key={card.id} card={card} sizes="280px" wishlist={heart} />
          ))}
        </div>
      ),
    },
    {
      label: 'Button',
      folder: 'button',
      drawn: (
        <div className={css.column}>
          <Button>In den Warenkorb</Button>
          <Button kind="secondary">Weiter einkaufen</Button>
          <Button kind="quiet">Abbrechen</Button>
        </div>
      ),
    },
    {
      label: 'Price',
      folder: 'price',
      drawn: reduced?.price ? <Price price={reduced.price} size="l" /> : null,
    },
    {
      label: 'Text field',
      folder: 'text-field',
      drawn: (
        <div className={css.column}>
          <TextField label="Vorname" name="gallery-name" defaultValue="Mia" />
          <TextField
            label="E-Mail-Adresse"
            name="gallery-email"
            defaultValue="mia@"
            error="Bitte eine gültige E-Mail-Adresse eingeben."
          />
          <Checkbox name="gallery-newsletter" label="Zweimal im Monat Post" defaultChecked />
        </div>
      ),
    },
    {
      label: 'Badge',
      folder: 'badge',
      drawn: (
        <div className={css.row}>
          <Badge kind="sale">-20 %</Badge>
          <Badge kind="promotion">3 für 2</Badge>
          <Badge>Neu</Badge>
        </div>
      ),
    },
    {
      label: 'Rating',
      folder: 'rating',
      drawn: (
        <div className={css.column}>
          <Rating average={4.6} count={128} size="m" />
          <Rating average={3.2} count={9} />
        </div>
      ),
    },
    {
      label: 'Delivery message',
      folder: 'delivery-message',
      drawn: (
        <div className={css.column}>
          <DeliveryMessage state={{ kind: 'instant' }} window={{ daysFrom: 1, daysTo: 3 }} />
          <DeliveryMessage state={{ kind: 'late', weeks: 3 }} />
          <DeliveryMessage state={{ kind: 'soldOut' }} />
        </div>
      ),
    },
    {
      label: 'Quantity stepper',
      folder: 'quantity-stepper',
      drawn: <QuantityStepper quantity={2} max={5} label="" onChange={() => undefined} />,
    },
    {
      label: 'Empty state',
      folder: 'empty-state',
      drawn: (
        <EmptyState icon={ShoppingBag} title="Noch leer" text="Was gefällt, wartet hier.">
          <Button>Stöbern</Button>
        </EmptyState>
      ),
    },
  ]
}
