import { Trans, useLingui } from '@lingui/react'
import { type TriedBasket, tryPromotion } from '@shop/api-client/office/promotion-commands'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { Locale } from '@shop/domain/market/markets'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { GoodsPicker } from '../../goods/goods-picker.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { typedUnits } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'
import styles from './promotions-page.module.css'
import { TriedResult } from './tried-result.tsx'

type TryProps = {
  /** The promotion as it is written now; null while something of it is wrong. */
  draft: () => PromotionRecord | null
  locale: Locale
  locales: readonly Locale[]
  onLocale: (locale: Locale) => void
}

/** A sample basket, on which the rules of the shop work as on every shopper's; nothing of it is kept. */
export function TryBasket({ draft, locale, locales, onLocale }: TryProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const { act, isBusy, failure } = useCommand()
  const [variantIds, setVariants] = useState<number[]>([])
  const [quantities, setQuantities] = useState<Record<number, string>>({})
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<{ id: string; basket: TriedBasket } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)

  async function tryIt(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(null)
    setSent(true)
    const record = draft()
    if (record === null)
      return setProblem(
        i18n.t({ id: 'offer.tryWrong', message: 'Fill in what is marked in the promotion first.' }),
      )
    if (variantIds.length === 0)
      return setProblem(
        i18n.t({ id: 'offer.tryEmpty', message: 'Lay at least one article into the basket.' }),
      )
    const lines = variantIds.flatMap((variantId) => {
      const quantity = typedUnits(quantities[variantId] ?? '1')
      return quantity === null ? [] : [{ variantId, quantity }]
    })
    if (lines.length < variantIds.length) return
    const begins = record.schedule.from
    const isPlanned = begins !== null && new Date(begins) > new Date()
    const codes = code
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, 10)
    const basket = await act(tryPromotion, {
      locale,
      lines,
      codes,
      draft: record,
      at: isPlanned ? begins : null,
    })
    setTried(basket && { id: record.id, basket })
  }

  return (
    <Card title={i18n.t({ id: 'offer.try', message: 'Try it' })}>
      <form className={styles.fields} onSubmit={(event) => void tryIt(event)} noValidate>
        <p className={styles.quiet}>
          <Trans
            id="offer.tryHint"
            message="As if it were switched on, beside all others that run. Nothing of it is kept or seen by shoppers."
          />
        </p>
        {locales.length > 1 && (
          <Choice
            label={i18n.t({ id: 'offer.tryIn', message: 'Country and language' })}
            options={locales.map((key) => ({ key, name: localeName(key, i18n) }))}
            value={locale}
            onChange={onLocale}
          />
        )}
        <GoodsPicker
          label={i18n.t({ id: 'offer.tryGoods', message: 'Articles in the basket' })}
          locale={locale}
          of="variant"
          chosen={variantIds}
          onChange={setVariants}
        />
        {variantIds.map((variantId, index) => (
          <Field
            key={variantId}
            label={i18n.t({
              id: 'offer.tryUnits',
              message: 'Units of article {number}',
              values: { number: index + 1 },
            })}
            value={quantities[variantId] ?? '1'}
            onChange={(text) => setQuantities({ ...quantities, [variantId]: text })}
            inputMode="numeric"
            problem={
              isSent && typedUnits(quantities[variantId] ?? '1') === null
                ? i18n.t({
                    id: 'offer.tryUnitsWrong',
                    message: 'Whole units from 1 to 99, such as 2.',
                  })
                : null
            }
          />
        ))}
        <Field
          label={i18n.t({ id: 'offer.tryCodes', message: 'Voucher codes besides' })}
          value={code}
          onChange={setCode}
          hint={i18n.t({ id: 'offer.tryCodesHint', message: 'Its own code is typed in by itself.' })}
        />
        {problem && <Notice tone="bad">{problem}</Notice>}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div>
          <Button type="submit" isDisabled={isBusy || !may('promotions.read')}>
            <Trans id="offer.tryNow" message="Try the basket" />
          </Button>
        </div>
      </form>
      {tried && <TriedResult tried={tried.basket} draftId={tried.id} />}
    </Card>
  )
}
