import { Trans, useLingui } from '@lingui/react'
import { withdrawFuturePrice } from '@shop/api-client/integration/goods-commands'
import { planPrice } from '@shop/api-client/office/goods-line-commands'
import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { type Country, currencyOf } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { variantPricesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment, money } from '../../words/format.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './product-page.module.css'

type SheetProps = { variant: ShownVariant; countries: readonly Country[]; onClose: () => void }

/** What a variant will cost and has cost, with a price to be planned. */
export function PriceSheet({ variant, countries, onClose }: SheetProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(variantPricesQuery(shop.id, variant.id))
  const { act, isBusy, failure } = useCommand()
  const place = useRef<HTMLDivElement>(null)
  const shown = (price: number | null, country: Country) =>
    price === null
      ? i18n.t({ id: 'line.notSold', message: 'not sold' })
      : money(price, currencyOf(country), i18n.locale)

  /** Its button goes with the price, and the keyboard would be nowhere. */
  async function withdraw(planned: { country: Country; validFrom: string }): Promise<void> {
    await act(withdrawFuturePrice, { variantId: variant.id, ...planned })
    place.current?.focus()
  }

  return (
    <Sheet
      title={i18n.t({
        id: 'product.pricesOf',
        message: 'Prices of {article}',
        values: { article: variant.referenceKey },
      })}
      isOpen
      onClose={onClose}
    >
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'product.pricesLoading', message: 'The prices are loading' })} />
      )}
      {data && (
        <div className={styles.language} ref={place} tabIndex={-1}>
          {data.future.length > 0 && (
            <section className={styles.language}>
              <h3>
                <Trans id="product.planned" message="Planned" />
              </h3>
              <ul className={styles.planned}>
                {data.future.map(({ country, validFrom, price }) => (
                  <li key={`${country} ${validFrom}`}>
                    <span>
                      {countryName(country, i18n)}: <strong>{shown(price, country)}</strong>
                      <span className={styles.quiet}>
                        <Trans
                          id="product.fromMoment"
                          message="from {moment}"
                          values={{ moment: moment(validFrom, i18n.locale) }}
                        />
                      </span>
                    </span>
                    {shop.may('prices.change') && (
                      <Button isDisabled={isBusy} onPress={() => void withdraw({ country, validFrom })}>
                        <Trans id="product.withdraw" message="Take away" />
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {shop.may('prices.change') && <PlanForm variant={variant} countries={countries} />}
          <section className={styles.language}>
            <h3>
              <Trans id="product.history" message="History" />
            </h3>
            <ol className={styles.history}>
              {data.history
                .filter(({ country }) => countries.includes(country))
                .map(({ country, since, price, before }, index) => (
                  <li key={`${country} ${since} ${index}`}>
                    <span className={styles.quiet}>{moment(since, i18n.locale)}</span>
                    <span>{country}</span>
                    <span>
                      {shown(price, country)} {before !== null && <s>{shown(before, country)}</s>}
                    </span>
                  </li>
                ))}
            </ol>
          </section>
        </div>
      )}
    </Sheet>
  )
}

function PlanForm({ variant, countries }: Omit<SheetProps, 'onClose'>) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['price', 'before'])
  const [country, setCountry] = useState<Country>(countries[0] ?? 'DE')
  const [price, setPrice] = useState('')
  const [before, setBefore] = useState('')
  const [at, setAt] = useState('')
  const amount = parseAmount(price)
  const struck = before.trim() === '' ? null : parseAmount(before)
  const isWrong = price !== '' && amount === null
  const isStruckWrong = before.trim() !== '' && struck === null
  const noAmount = i18n.t({ id: 'product.noAmount', message: 'Write an amount such as 12.99.' })

  async function plan(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (amount === null || isStruckWrong || at === '') return
    const validFrom = new Date(at).toISOString()
    const input = { variantId: variant.id, country, validFrom, price: amount, before: struck }
    if ((await act(planPrice, input)) === null) return
    setPrice('')
    setBefore('')
    setAt('')
  }

  return (
    <form className={styles.language} onSubmit={(event) => void plan(event)}>
      <h3>
        <Trans id="product.plan" message="Plan a price" />
      </h3>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.planFields}>
        <Choice
          label={i18n.t({ id: 'filter.country', message: 'Country' })}
          options={countries.map((key) => ({ key, name: countryName(key, i18n) }))}
          value={country}
          onChange={setCountry}
        />
        <Field
          label={i18n.t({ id: 'product.validFrom', message: 'From' })}
          type="datetime-local"
          value={at}
          onChange={setAt}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'line.price', message: 'Price' })}
          inputMode="decimal"
          value={price}
          onChange={setPrice}
          isRequired
          problem={isWrong || wrong.includes('price') ? noAmount : null}
        />
        <Field
          label={i18n.t({ id: 'line.before', message: 'Struck price' })}
          inputMode="decimal"
          value={before}
          onChange={setBefore}
          problem={isStruckWrong || wrong.includes('before') ? noAmount : null}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" isDisabled={isBusy || amount === null || isStruckWrong || at === ''}>
          <Trans id="product.planIt" message="Plan it" />
        </Button>
      </div>
    </form>
  )
}
