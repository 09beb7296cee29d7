import { useLingui } from '@lingui/react'
import { DESK_PAYMENTS } from '@shop/api-client/office/order-commands'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { countryName } from '../../words/names/intl-name.ts'
import { paymentName } from '../../words/names/payment-name.ts'
import styles from './orders-page.module.css'

/** The code of gift cards that are bought, which pays no order. */
const PAYS_NOTHING = 'G'

/** Which orders are listed, by day, country and payment; all of it stands in the address. */
export function OrderFilters() {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { countries } = useShopPlaces()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop' })
  const show = (change: typeof search) =>
    void navigate({ to: '/$shop', params: { shop }, search: { ...search, ...change }, replace: true })
  const all = { key: '', name: i18n.t({ id: 'filter.all', message: 'All' }) }
  const payments = DESK_PAYMENTS.filter((key) => key !== PAYS_NOTHING)

  return (
    <div className={styles.filters}>
      <Field
        label={i18n.t({ id: 'orders.day', message: 'Placed on' })}
        type="date"
        value={search.day ?? ''}
        onChange={(day) => show({ day: day === '' ? undefined : day })}
      />
      {countries.length > 1 && (
        <Choice
          label={i18n.t({ id: 'orders.country', message: 'Country' })}
          options={[all, ...countries.map((key) => ({ key, name: countryName(key, i18n) }))]}
          value={search.country ?? ''}
          onChange={(key) => show({ country: countries.find((one) => one === key) })}
        />
      )}
      {may('orders.whole') && (
        <>
          <Choice
            label={i18n.t({ id: 'orders.payment', message: 'Paid with' })}
            options={[all, ...payments.map((key) => ({ key, name: paymentName(key, i18n) }))]}
            value={search.payment ?? ''}
            onChange={(key) => show({ payment: payments.find((one) => one === key) })}
          />
          <Toggle
            label={i18n.t({ id: 'orders.owesTransfer', message: 'Waits for a transfer by hand' })}
            isOn={search.transfers ?? false}
            onChange={(isOn) => show({ transfers: isOn ? true : undefined })}
          />
        </>
      )}
    </div>
  )
}
