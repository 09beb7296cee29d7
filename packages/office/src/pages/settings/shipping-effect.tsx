import { Trans, useLingui } from '@lingui/react'
import { type ShippingSetting, type ShopSetting, shippingCosts } from '@shop/api-client/office/shop-setting'
import { parcelCost } from '@shop/domain/shipping/shipping-cost'
import { money } from '../../words/format.ts'
import { placeCurrency } from '../../words/setting-words.ts'
import styles from './settings-page.module.css'

/** Baskets that everybody can imagine, minor units; the values at which steps begin come besides. */
const BASKETS = [1000, 3000, 5000, 7500, 10_000, 15_000]

/** Which basket pays what for its delivery, now and once it is saved. */
export function ShippingEffect({ now, next }: { now: ShopSetting; next: ShopSetting | null }) {
  const { i18n } = useLingui()
  if (now.kind !== 'shipping' || (next !== null && next.kind !== 'shipping')) return null
  const currency = placeCurrency(now)
  const amount = (minor: number) => money(minor, currency, i18n.locale)
  const then = next?.value ?? now.value
  const rows = [
    ...baskets(now.value, then).map((basket) => ({
      name: i18n.t({
        id: 'settings.basket',
        message: 'Basket of {amount}',
        values: { amount: amount(basket) },
      }),
      before: parcelCost(shippingCosts(now.value), basket),
      after: parcelCost(shippingCosts(then), basket),
    })),
    {
      name: i18n.t({ id: 'settings.bulky', message: 'With a bulky piece' }),
      before: now.value.freight,
      after: then.freight,
    },
  ]
  return (
    <table className={styles.effect}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="settings.basketColumn" message="Basket" />
          </th>
          <th scope="col">
            <Trans id="settings.now" message="Now" />
          </th>
          <th scope="col">
            <Trans id="settings.then" message="Then" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => (
          <tr key={name} data-changed={before !== after}>
            <th scope="row">{name}</th>
            <td>{before === 0 ? <Trans id="settings.free" message="free" /> : amount(before)}</td>
            <td>{after === 0 ? <Trans id="settings.free" message="free" /> : amount(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function baskets(...settings: readonly ShippingSetting[]): number[] {
  const steps = settings.flatMap((setting) => setting.steps.map(({ from }) => from))
  return [...new Set([...BASKETS, ...steps])].toSorted((one, other) => one - other)
}
