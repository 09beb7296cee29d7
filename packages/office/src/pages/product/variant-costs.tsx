import { Trans, useLingui } from '@lingui/react'
import { changeCosts, type GoodsCost } from '@shop/api-client/office/cost-commands'
import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { CURRENCIES, type Currency, currencyOf } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goodsCostsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { DraftActions } from '../../parts/draft/draft-actions.tsx'
import { DraftField } from '../../parts/draft/draft-field.tsx'
import { useDraft } from '../../parts/draft/use-draft.ts'
import listing from '../../parts/listing.module.css'
import { Loading, Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { writtenAmount } from '../../words/format.ts'
import { problemOfLine } from '../../words/line-text.ts'
import { problemText } from '../../words/problems/problem-text.ts'

/** What a unit of a variant is bought for, in each currency that the shop takes. */
export function VariantCosts({ variant }: { variant: ShownVariant }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(goodsCostsQuery(shop.id, variant.referenceKey))
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return (
      <Loading label={i18n.t({ id: 'product.costsLoading', message: 'The costs are loading' })} rows={2} />
    )
  return <CostFields variant={variant} costs={data.costs} />
}

function CostFields({ variant, costs }: { variant: ShownVariant; costs: readonly GoodsCost[] }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { countries } = useShopPlaces()
  const taken = new Set<Currency>([...countries.map(currencyOf), ...costs.map(({ currency }) => currency)])
  const currencies = CURRENCIES.filter((currency) => taken.has(currency))
  const written = currencies.map((currency) => {
    const known = costs.find((one) => one.currency === currency)
    return [currency, known === undefined ? '' : writtenAmount(known.cost, i18n.locale)] as const
  })
  const draft = useDraft(`office.costs.${shop.id}.${variant.id}`, Object.fromEntries(written))
  const { act, isBusy, failure } = useCommand()
  const [isSaved, setSaved] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const wrong = draft.edits.filter(({ now }) => costOf(now) === undefined).map(({ path }) => path)
  const isReadOnly = !shop.may('costs.change')

  async function save(): Promise<void> {
    const sent = draft.edits
    setSaved(false)
    setRefused(null)
    const lines = currencies.flatMap((currency) => {
      const edit = sent.find(({ path }) => path === currency)
      const [was, now] = [costOf(edit?.was), costOf(edit?.now)]
      return edit === undefined || was === undefined || now === undefined
        ? []
        : [{ variantId: variant.id, currency, was, now }]
    })
    const done = await act(changeCosts, { lines })
    if (done === null) return
    const [left] = done.refused
    if (left !== undefined) return setRefused(problemOfLine(left.problem, i18n))
    draft.saved(sent)
    setSaved(true)
  }

  return (
    <>
      <p>
        <Trans
          id="product.costsHint"
          message="For one unit, without tax. No shop shows it, and orders that were placed keep the cost of their day."
        />
      </p>
      <div className={listing.pair}>
        {currencies.map((currency) => (
          <DraftField
            key={currency}
            draft={draft}
            isReadOnly={isReadOnly}
            path={currency}
            label={i18n.t({ id: 'product.costIn', message: 'Cost, {currency}', values: { currency } })}
            isOptional
            problem={
              wrong.includes(currency)
                ? i18n.t({ id: 'product.wrongCost', message: 'Write the cost as 4 or 4.20.' })
                : null
            }
          />
        ))}
      </div>
      {(failure ?? refused) !== null && <Notice tone="bad">{failure ?? refused}</Notice>}
      {isSaved && draft.edits.length === 0 && (
        <Notice tone="good">
          <Trans id="product.costsSaved" message="Saved. It counts for orders from now on." />
        </Notice>
      )}
      <DraftActions draft={draft} isBusy={isBusy} isWrong={wrong.length > 0} onSave={() => void save()} />
    </>
  )
}

/** A cost as it is typed: null for none, undefined for what is no amount. */
function costOf(typed: unknown): number | null | undefined {
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? null : (parseAmount(text) ?? undefined)
}
