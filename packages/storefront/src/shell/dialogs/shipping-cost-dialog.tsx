import { Trans, useLingui } from '@lingui/react'
import { FreeShippingProgress } from '@shop/ui/basket/summary/free-shipping-progress'
import { useShopFormat } from '@shop/ui/shop-format'
import { useAtomValue } from 'jotai'
import { basketAtom } from '../../features/basket/basket.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { usePageHref, useShop } from '../../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** How far it is to free shipping, and what shipping costs until then. @see spec §3 "Shipping cost fallback" */
export default function ShippingCostDialog(stacked: StackedDialogProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const pageHref = usePageHref()
  const progress = useAtomValue(basketAtom)?.shipping ?? null
  const { frachtkosten, freight, conditions } = useShop().shipping

  return (
    <ShopDialog
      name="basketShippingCostProgress"
      title={i18n.t({ id: 'shippingCosts.title', message: 'Versandkosten' })}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
    >
      <div className={css.text}>
        {progress && progress.freeFrom !== null && progress.missing !== null ? (
          <FreeShippingProgress freeFrom={progress.freeFrom} missing={progress.missing} />
        ) : null}
        <dl className={css.rows}>
          <dt>
            <Trans id="shippingCosts.parcel" message="Paket" />
          </dt>
          <dd>{money(frachtkosten)}</dd>
          {conditions.map(({ label, versandkosten, ab_bestellwert }) => (
            <Condition key={label} from={money(ab_bestellwert)} costs={versandkosten} words={money} />
          ))}
          <dt>
            <Trans id="shippingCosts.freight" message="Spedition, für sperrige Stücke" />
          </dt>
          <dd>{money(freight)}</dd>
        </dl>
        <p className={css.quiet}>
          <Trans
            id="shippingCosts.note"
            message="Gutscheine zählen nicht mit, es gilt der Wert der Artikel. Die Kosten Ihrer Bestellung sehen Sie immer vor dem Bestellknopf."
          />{' '}
          <a href={pageHref('shipping')} onClick={stacked.onClose}>
            <Trans id="shippingCosts.more" message="Mehr zum Versand" />
          </a>
        </p>
      </div>
    </ShopDialog>
  )
}

function Condition({
  from,
  costs,
  words,
}: {
  from: string
  costs: number
  words: (cents: number) => string
}) {
  return (
    <>
      <dt>
        <Trans id="shippingCosts.from" message="Paket ab {amount} Warenwert" values={{ amount: from }} />
      </dt>
      <dd>{costs === 0 ? <Trans id="shippingCosts.free" message="kostenlos" /> : words(costs)}</dd>
    </>
  )
}
