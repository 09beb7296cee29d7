import { Trans, useLingui } from '@lingui/react'
import { freightCarrier, lockerCarrier, parcelCarriers } from '@shop/domain/carrier/carriers'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { usePageHref, useShop } from '../../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** Who brings what, and how to follow it. */
export default function CarrierInfoDialog(stacked: StackedDialogProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const pageHref = usePageHref()
  const either = new Intl.ListFormat(market.languageTag, { type: 'disjunction' })
  const carriers = either.format(parcelCarriers(market).map(({ name }) => name))
  const locker = lockerCarrier(market)

  return (
    <ShopDialog
      name="carrierInfo"
      title={i18n.t({ id: 'carrier.title', message: 'Wer Ihre Bestellung bringt' })}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
    >
      <div className={css.text}>
        <h3>
          <Trans id="carrier.parcelTitle" message="Pakete: {carriers}" values={{ carriers }} />
        </h3>
        <p>
          <Trans
            id="carrier.parcel"
            message="Was in ein Paket passt, bringt der Paketdienst. Sobald es unterwegs ist, finden Sie den Link zur Sendungsverfolgung in der Versandmail."
          />
        </p>
        {locker ? (
          <p>
            <Trans
              id="carrier.locker"
              message="{carrier} liefert auch an Packstationen; dafür brauchen Sie Ihre Postnummer."
              values={{ carrier: locker.name }}
            />
          </p>
        ) : null}
        <h3>
          <Trans
            id="carrier.freightTitle"
            message="Große Stücke: Spedition {carrier}"
            values={{ carrier: freightCarrier(market).name }}
          />
        </h3>
        <p>
          <Trans
            id="carrier.freight"
            message="Möbel und andere sperrige Stücke bringt eine Spedition. Sie ruft vorher an und stimmt den Tag mit Ihnen ab; deshalb fragen wir nach Ihrer Telefonnummer. Geliefert wird bis hinter die erste verschließbare Tür."
          />
        </p>
        <h3>
          <Trans id="carrier.absentTitle" message="Niemand zu Hause?" />
        </h3>
        <p>
          <Trans
            id="carrier.absent"
            message="Ihr Paket geht dann zu Nachbarn oder in eine Filiale in der Nähe; eine Nachricht sagt Ihnen, wohin. In der Sendungsverfolgung können Sie auch einen Ablageort festlegen."
          />
        </p>
        <p>
          <a href={pageHref('shipping')} onClick={stacked.onClose}>
            <Trans id="carrier.costs" message="Kosten und Lieferzeiten" />
          </a>
        </p>
      </div>
    </ShopDialog>
  )
}
