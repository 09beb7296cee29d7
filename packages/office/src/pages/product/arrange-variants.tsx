import { Trans, useLingui } from '@lingui/react'
import { arrangeVariants } from '@shop/api-client/office/new-goods-commands'
import type { ShownProduct, ShownVariant } from '@shop/api-client/office/product-commands'
import { ArrowDown, ArrowUp, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './product-page.module.css'

type ArrangeVariantsProps = { product: ShownProduct; onClose: () => void }

/** The order in which the page of the product shows its variants, and which of them it has no more. */
export function ArrangeVariants({ product, onClose }: ArrangeVariantsProps) {
  const { i18n } = useLingui()
  const [was, setWas] = useState(() => product.variants.map(({ id }) => id))
  const [order, setOrder] = useState(was)
  const [gone, setGone] = useState<readonly number[]>([])
  const [isStale, setStale] = useState(false)
  // What somebody else has made of it is shown, and the next try is about that.
  const { act, isBusy, failure } = useCommand(() => setStale(true))
  const shown = order.flatMap((id) => product.variants.find((one) => one.id === id) ?? [])
  const kept = order.filter((id) => !gone.includes(id))
  const units = shown.filter(({ id }) => gone.includes(id)).reduce((sum, one) => sum + one.units, 0)

  function move(id: number, by: -1 | 1): void {
    const from = order.indexOf(id)
    const next = order.filter((one) => one !== id)
    next.splice(from + by, 0, id)
    setOrder(next)
  }

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
        <ol className={styles.arranged}>
          {shown.map((variant, index) => (
            <li key={variant.id} data-gone={gone.includes(variant.id)}>
              <span>
                {nameOf(variant)} <span className={styles.quiet}>{variant.referenceKey}</span>
              </span>
              <span className={styles.actions}>
                {gone.includes(variant.id) ? (
                  <Button
                    look="quiet"
                    aria-label={i18n.t({
                      id: 'product.variantBack',
                      message: 'Keep {name}',
                      values: { name: nameOf(variant) },
                    })}
                    onPress={() => setGone(gone.filter((id) => id !== variant.id))}
                  >
                    <Undo2 aria-hidden="true" />
                  </Button>
                ) : (
                  <>
                    <Button
                      look="quiet"
                      isDisabled={index === 0}
                      aria-label={i18n.t({
                        id: 'product.variantUp',
                        message: 'Move {name} forward',
                        values: { name: nameOf(variant) },
                      })}
                      onPress={() => move(variant.id, -1)}
                    >
                      <ArrowUp aria-hidden="true" />
                    </Button>
                    <Button
                      look="quiet"
                      isDisabled={index === shown.length - 1}
                      aria-label={i18n.t({
                        id: 'product.variantDown',
                        message: 'Move {name} back',
                        values: { name: nameOf(variant) },
                      })}
                      onPress={() => move(variant.id, 1)}
                    >
                      <ArrowDown aria-hidden="true" />
                    </Button>
                    <Button
                      look="quiet"
                      isDisabled={kept.length === 1}
                      aria-label={i18n.t({
                        id: 'goods.remove',
                        message: 'Take out {name}',
                        values: { name: nameOf(variant) },
                      })}
                      onPress={() => setGone([...gone, variant.id])}
                    >
                      <X aria-hidden="true" />
                    </Button>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
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

function nameOf({ label, referenceKey }: ShownVariant): string {
  return label.de || referenceKey
}
