import { Trans, useLingui } from '@lingui/react'
import { arrangeVariants } from '@shop/api-client/office/new-goods-commands'
import type { ShownProduct } from '@shop/api-client/office/product-commands'
import { useDeferredValue, useState } from 'react'
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { ArrangedContext, ArrangedRow, nameOf } from './arranged-row.tsx'
import { isWritten, MANY_VARIANTS, movedTo, sortedIds } from './listed-variants.ts'
import styles from './product-page.module.css'

const ROW = 56
const MOST_HEIGHT = 448

type ArrangeVariantsProps = { product: ShownProduct; onClose: () => void }

/**
 * The order in which the page of the product shows its variants, and which of them it has no more. Only those on the screen
 * are drawn, however many there are.
 */
export function ArrangeVariants({ product, onClose }: ArrangeVariantsProps) {
  const { i18n } = useLingui()
  const [was, setWas] = useState(() => product.variants.map(({ id }) => id))
  const [order, setOrder] = useState(was)
  const [gone, setGone] = useState<readonly number[]>([])
  const [words, setWords] = useState('')
  const [isStale, setStale] = useState(false)
  // What somebody else has made of it is shown, and the next try is about that.
  const { act, isBusy, failure } = useCommand(() => setStale(true))
  const byId = new Map(product.variants.map((variant) => [variant.id, variant]))
  const shown = order.flatMap((id) => byId.get(id) ?? [])
  const asked = useDeferredValue(words.trim().toLowerCase())
  const found = asked === '' ? shown : shown.filter((variant) => isWritten(variant, asked))
  const kept = order.filter((id) => !gone.includes(id))
  const units = shown.filter(({ id }) => gone.includes(id)).reduce((sum, one) => sum + one.units, 0)

  function anew(): void {
    const now = product.variants.map(({ id }) => id)
    setWas(now)
    setOrder([...order.filter((id) => now.includes(id)), ...now.filter((id) => !order.includes(id))])
    setGone(gone.filter((id) => now.includes(id)))
    setStale(false)
  }

  async function save(): Promise<void> {
    const done = await act(arrangeVariants, { productId: product.id, was, now: kept }, { seen: 0 })
    if (done !== null) onClose()
  }

  return (
    <Sheet
      title={i18n.t({ id: 'product.arrange', message: 'Order of the variants' })}
      isOpen
      onClose={onClose}
    >
      <div className={listing.form}>
        <div className={styles.variantTools}>
          {product.variants.length > MANY_VARIANTS && (
            <Field
              label={i18n.t({ id: 'product.findVariant', message: 'Find a variant' })}
              type="search"
              value={words}
              onChange={setWords}
            />
          )}
        </div>
        <div className={listing.actions}>
          <Button onPress={() => setOrder(sortedIds(shown, 'label', i18n.locale))}>
            <Trans id="product.sortByLabel" message="Sort by colour or size" />
          </Button>
          <Button onPress={() => setOrder(sortedIds(shown, 'number', i18n.locale))}>
            <Trans id="product.sortByNumber" message="Sort by article number" />
          </Button>
        </div>
        <ArrangedContext
          value={{
            placeOf: new Map(order.map((id, index) => [id, index + 1])),
            gone,
            isLast: kept.length === 1,
            onMove: (id, place) => setOrder(movedTo(order, id, place)),
            onGone: (id, isGone) => setGone(isGone ? [...gone, id] : gone.filter((one) => one !== id)),
          }}
        >
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
            <GridList
              aria-label={i18n.t({ id: 'product.variantList', message: 'Variants' })}
              className={styles.variants ?? ''}
              style={{ blockSize: Math.min(MOST_HEIGHT, Math.max(1, found.length) * ROW) }}
              items={found}
              keyboardNavigationBehavior="tab"
              renderEmptyState={() => <Trans id="product.noVariant" message="No variant is written so." />}
            >
              {(variant) => (
                <GridListItem
                  id={variant.id}
                  textValue={nameOf(variant)}
                  className={styles.arrangedRow ?? ''}
                >
                  <ArrangedRow variant={variant} />
                </GridListItem>
              )}
            </GridList>
          </Virtualizer>
        </ArrangedContext>
        {gone.length > 0 && (
          <Notice tone="notice">
            <Trans
              id="product.arrangeGone"
              message="{count, plural, one {One variant goes} other {# variants go}} out of the shop for good, with prices and {units, plural, =0 {no stock} one {one unit in stock} other {# units in stock}}. Orders that were placed keep what they say. To stop its sale for a while, set its stock to 0."
              values={{ count: gone.length, units }}
            />
          </Notice>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          {isStale ? (
            <Button look="primary" onPress={anew}>
              <Trans id="product.arrangeAnew" message="Go on with the variants as they are now" />
            </Button>
          ) : (
            <Button
              look={gone.length > 0 ? 'danger' : 'primary'}
              isDisabled={isBusy || String(was) === String(kept)}
              onPress={() => void save()}
            >
              <Trans id="settings.save" message="Save" />
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
