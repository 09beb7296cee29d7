import { Trans, useLingui } from '@lingui/react'
import type { ShownProduct, ShownVariant } from '@shop/api-client/office/product-commands'
import type { Country } from '@shop/domain/market/markets'
import { useDeferredValue, useState } from 'react'
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components'
import { useIsPhone } from '../../client/use-is-phone.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { countryName } from '../../words/names/intl-name.ts'
import { BatchSteps } from '../products/batch-steps.tsx'
import { type GoodsBatch, linesOf } from '../products/goods-batch.ts'
import { AddVariants } from './add-variants.tsx'
import { ArrangeVariants } from './arrange-variants.tsx'
import { isWritten, MANY_VARIANTS } from './listed-variants.ts'
import { PriceSheet } from './price-sheet.tsx'
import styles from './product-page.module.css'
import { type Cells, draftBatch, useVariantDraft, wrongCells } from './variant-draft.ts'
import { VariantContext, VariantRow } from './variant-row.tsx'
import { VariantSheet } from './variant-sheet.tsx'

const ROW = { desk: 64, phone: 156 }
const MOST_HEIGHT = 560

/** Every variant with its stock and what it costs in a country. Only those on the screen are drawn, however many there are. */
export function VariantCard({ product }: { product: ShownProduct }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const [opened, setOpened] = useState<'add' | 'arrange' | null>(null)
  const { countries } = useShopPlaces()
  const isPhone = useIsPhone()
  const [country, setCountry] = useState<Country>(countries[0] ?? 'DE')
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim().toLowerCase())
  const [edited, setEdited] = useState<number | null>(null)
  const editedVariant = product.variants.find(({ id }) => id === edited)
  const [priced, setPriced] = useState<ShownVariant | null>(null)
  const [sent, setSent] = useState<{ batch: GoodsBatch; cells: Cells } | null>(null)
  const draft = useVariantDraft(`office.variants.${shop}.${product.id}`)
  const variants = product.variants.filter((variant) => asked === '' || isWritten(variant, asked))
  const rowHeight = isPhone ? ROW.phone : ROW.desk
  const changes = draftBatch(draft.cells, product.variants)
  const wrong = wrongCells(draft.cells)

  return (
    <Card
      title={i18n.t({
        id: 'product.variants',
        message: 'Variants, prices and stock ({count})',
        values: { count: product.variants.length },
      })}
      aside={
        may('products.change') && (
          <span className={styles.actions}>
            {product.variants.length > 1 && (
              <Button onPress={() => setOpened('arrange')}>
                <Trans id="product.arrangeOpen" message="Order and take out" />
              </Button>
            )}
            <Button onPress={() => setOpened('add')}>
              <Trans id="product.addVariants" message="Add variants" />
            </Button>
          </span>
        )
      }
    >
      <div id="variants" className={styles.variantTools}>
        {product.variants.length > MANY_VARIANTS && (
          <Field
            label={i18n.t({ id: 'product.findVariant', message: 'Find a variant' })}
            type="search"
            value={words}
            onChange={setWords}
          />
        )}
        {countries.length > 1 && (
          <Choice
            label={i18n.t({ id: 'products.priceIn', message: 'Prices in' })}
            options={countries.map((key) => ({ key, name: countryName(key, i18n) }))}
            value={country}
            onChange={setCountry}
          />
        )}
      </div>
      <VariantContext value={{ country, draft, onPrices: setPriced, onEdit: ({ id }) => setEdited(id) }}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
          <GridList
            aria-label={i18n.t({ id: 'product.variantList', message: 'Variants' })}
            className={styles.variants ?? ''}
            style={{ blockSize: Math.min(MOST_HEIGHT, Math.max(1, variants.length) * rowHeight) }}
            items={variants}
            keyboardNavigationBehavior="tab"
            renderEmptyState={() => <Trans id="product.noVariant" message="No variant is written so." />}
          >
            {(variant) => (
              <GridListItem id={variant.id} textValue={variant.referenceKey} className={styles.variant ?? ''}>
                <VariantRow variant={variant} />
              </GridListItem>
            )}
          </GridList>
        </Virtualizer>
      </VariantContext>
      {Object.keys(draft.cells).length > 0 && (
        <div className={styles.variantSave} role="status">
          <span>
            <Trans
              id="product.cells"
              message="{count, plural, one {# line is} other {# lines are}} not saved yet."
              values={{ count: linesOf(changes) }}
            />{' '}
            {wrong > 0 && (
              <span className={styles.flag}>
                <Trans
                  id="product.wrongCells"
                  message="{count, plural, one {# cell is} other {# cells are}} no number: write 12.99 for prices and 7 for stock."
                  values={{ count: wrong }}
                />
              </span>
            )}
          </span>
          <span className={styles.actions}>
            <Button onPress={() => draft.clear()}>
              <Trans id="product.discard" message="Discard" />
            </Button>
            <Button
              look="primary"
              isDisabled={linesOf(changes) === 0}
              onPress={() => setSent({ batch: changes, cells: draft.cells })}
            >
              <Trans id="bulk.look" message="See what changes" />
            </Button>
          </span>
        </div>
      )}
      {sent !== null && (
        <Sheet
          title={i18n.t({ id: 'product.saveVariants', message: 'Prices and stock' })}
          isOpen
          onClose={() => setSent(null)}
        >
          <BatchSteps
            key={JSON.stringify(sent.batch)}
            batch={sent.batch}
            onBack={null}
            onApplied={({ refused }) => {
              const left = new Set(refused.map(({ key, country: where }) => `${key} ${where ?? 'stock'}`))
              const keyOf = new Map(
                product.variants.map(({ id, referenceKey }) => [String(id), referenceKey]),
              )
              draft.saved(sent.cells, (name) => {
                const [id = '', what = '', where] = name.split(' ')
                const isOfBatch = what === 'stock' || where !== undefined
                return isOfBatch && left.has(`${keyOf.get(id)} ${where ?? 'stock'}`)
              })
            }}
            onAgain={() => {
              draft.rebase(product.variants)
              setSent(null)
            }}
            onClose={() => setSent(null)}
          />
        </Sheet>
      )}
      {opened === 'add' && (
        <AddVariants productId={product.id} number={product.referenceKey} onClose={() => setOpened(null)} />
      )}
      {opened === 'arrange' && <ArrangeVariants product={product} onClose={() => setOpened(null)} />}
      {editedVariant !== undefined && (
        <VariantSheet variant={editedVariant} onClose={() => setEdited(null)} />
      )}
      {priced !== null && (
        <PriceSheet variant={priced} countries={countries} onClose={() => setPriced(null)} />
      )}
    </Card>
  )
}
