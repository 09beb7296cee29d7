import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { type ChoosableItem, ItemChoices } from '@shop/ui/after-sales/item-choices'
import { Button } from '@shop/ui/button/button'
import css from './orders.module.css'

type GiveBackChoiceProps = {
  loaded: LoadedOrder
  /** Name of the group of checkboxes. */
  name: string
  items: readonly ChoosableItem[]
  chosen: Readonly<Record<string, number>>
  error: string | null
  onChange: (chosen: Record<string, number>) => void
  onNext: () => void
  onClose: () => void
}

/** First step: which items, and how many of each. */
export function GiveBackChoice(props: GiveBackChoiceProps) {
  const { i18n } = useLingui()

  return (
    <>
      <ItemChoices
        name={props.name}
        legend={i18n.t({ id: 'giveBack.items', message: 'Was möchten Sie zurückgeben?' })}
        items={props.items}
        chosen={props.chosen}
        onChange={props.onChange}
        error={props.error}
      />
      <p className={css.quiet}>
        <Trans
          id="giveBack.note"
          message="Sie müssen keinen Grund nennen. Was noch nicht verschickt ist, stornieren wir; für alles andere bekommen Sie ein kostenloses Etikett."
        />
        {hasKeptGift(props.loaded) ? (
          <>
            {' '}
            <Trans id="giveBack.gift" message="Ein Geschenk, das Sie schon haben, dürfen Sie behalten." />
          </>
        ) : null}
      </p>
      <div className={css.actions}>
        <Button onClick={props.onNext}>
          <Trans id="giveBack.next" message="Weiter" />
        </Button>
        <Button kind="secondary" onClick={props.onClose}>
          <Trans id="dialog.close" message="Schließen" />
        </Button>
      </div>
    </>
  )
}

/** A free gift that has left belongs to its shopper. @see docs/decisions "Orders and stock" */
function hasKeptGift({ order, choices }: LoadedOrder): boolean {
  const gifts = order.packages
    .flatMap(({ items }) => items)
    .filter(({ customData, price }) => customData.cPromo !== null && price.total.withTax === 0)
  return choices.some(
    ({ key, takeBack }) =>
      takeBack.type === 'possible' && takeBack.how !== 'recall' && gifts.some((gift) => gift.key === key),
  )
}
