import { useLingui } from '@lingui/react'
import { exchangeGoods } from '@shop/api-client/office/fulfilment-commands'
import type { Goods } from '@shop/api-client/office/goods-commands'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer } from '../../../client/api.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Choice } from '../../../parts/choice.tsx'
import { Field } from '../../../parts/field.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Stepper } from '../../../parts/stepper.tsx'
import { useQuiet } from '../../../parts/use-quiet.ts'
import { money } from '../../../words/format.ts'
import { problemText } from '../../../words/problems/problem-text.ts'
import type { ExchangedLine } from './exchange-form.tsx'
import styles from './step-form.module.css'

type InsteadOfProps = {
  order: ShownOrder
  line: ExchangedLine
  /** Units that the return brings. */
  most: number
  onChange: (line: ExchangedLine) => void
}

/** How many units of an item are exchanged, and the article that is sent for each: another one of its product, or any. */
export function InsteadOf({ order, line, most, onChange }: InsteadOfProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { number } = order
  const { position, quantity, variantId, text } = line
  const asked = useQuiet(text.trim())
  const found = useQuery({
    queryKey: [shop, 'exchangeGoods', number, position, asked],
    queryFn: () => answer(shop, exchangeGoods, { number, position, text: asked }),
    enabled: quantity > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const name = order.lines.find((one) => one.position === position)?.name ?? ''
  const options = (found.data?.goods ?? []).flatMap((goods) => articlesOf(goods, i18n.locale))
  const none = found.isPending
    ? i18n.t({ id: 'exchange.loading', message: 'The articles are loading' })
    : i18n.t({ id: 'exchange.choose', message: 'Choose an article' })
  const value = options.some(({ key }) => key === String(variantId)) ? String(variantId) : ''

  return (
    <fieldset className={styles.instead}>
      <legend>{name}</legend>
      <Stepper
        label={i18n.t({ id: 'exchange.count', message: 'Exchange {name}', values: { name } })}
        text={i18n.t({ id: 'exchange.units', message: '{quantity} of {most}', values: { quantity, most } })}
        value={quantity}
        most={most}
        onChange={(next) => onChange({ ...line, quantity: next })}
      />
      {quantity > 0 && (
        <>
          <Choice
            label={i18n.t({ id: 'exchange.instead', message: 'Instead of it' })}
            options={[{ key: '', name: none }, ...options]}
            value={value}
            onChange={(key) => onChange({ ...line, variantId: key === '' ? null : Number(key) })}
          />
          <Field
            label={i18n.t({ id: 'exchange.other', message: 'Something else' })}
            placeholder={i18n.t({ id: 'goods.search', message: 'Name or article number' })}
            value={text}
            // What was chosen among other articles would be sent without being seen.
            onChange={(next) => onChange({ ...line, text: next, variantId: null })}
            maxLength={100}
          />
          {found.data?.goods.length === 0 && (
            <p role="status">{i18n.t({ id: 'goods.none', message: 'Nothing is called like this.' })}</p>
          )}
          {found.error && <Notice tone="bad">{problemText(found.error, i18n)}</Notice>}
        </>
      )}
    </fieldset>
  )
}

/** Each article of a product, as it is called here, with what it costs today. */
function articlesOf({ name, variants, currency }: Goods, locale: string): { key: string; name: string }[] {
  return variants.map(({ variantId, label, price }) => ({
    key: String(variantId),
    name: [name, label, money(price, currency, locale)].filter((part) => part !== '').join(' · '),
  }))
}
