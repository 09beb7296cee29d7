import { useLingui } from '@lingui/react'
import type { Figures } from '@shop/api-client/office/figure-commands'
import { averageOf } from '@shop/domain/figures/comparison'
import { conversionOf } from '@shop/domain/figures/funnel'
import { marginOf } from '@shop/domain/figures/margin'
import type { ReactNode } from 'react'
import { count, money, percent } from '../../words/format.ts'
import { ChangeText } from './change-text.tsx'
import styles from './figures-page.module.css'

type Money = Figures['money'][number]

type Costs = NonNullable<Figures['costs']>[number]
type TilesProps = { sums: Money | undefined; costs: Costs | undefined; funnel: Figures['funnel'] }

/** What a shop is measured by first: orders and money of one currency, and how many looks become an order. */
export function FigureTiles({ sums, costs, funnel }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {sums && <MoneyTiles sums={sums} />}
      {costs && <MarginTile costs={costs} />}
      <ConversionTile funnel={funnel} />
    </ul>
  )
}

function MoneyTiles({ sums: { currency, now, before } }: { sums: Money }) {
  const { i18n } = useLingui()
  const inMoney = (minor: number | null) => (minor === null ? '–' : money(minor, currency, i18n.locale))
  const tiles = [
    {
      name: i18n.t({ id: 'figures.gross', message: 'Turnover' }),
      hint: i18n.t({ id: 'figures.grossHint', message: 'with tax' }),
      of: ({ gross }: typeof now) => gross,
    },
    {
      name: i18n.t({ id: 'figures.net', message: 'Turnover without tax' }),
      of: ({ net }: typeof now) => net,
    },
    {
      name: i18n.t({ id: 'figures.kept', message: 'After returns' }),
      hint: i18n.t({
        id: 'figures.keptHint',
        message: '{amount} taken back',
        values: { amount: inMoney(now.returned) },
      }),
      of: ({ gross, returned }: typeof now) => gross - returned,
    },
    {
      name: i18n.t({ id: 'figures.average', message: 'Average order' }),
      of: ({ gross, orders }: typeof now) => averageOf(gross, orders),
    },
  ]
  return (
    <>
      <Tile
        name={i18n.t({ id: 'figures.orders', message: 'Orders' })}
        value={count(now.orders, i18n.locale)}
        change={
          <ChangeText now={now.orders} before={before.orders} shown={count(before.orders, i18n.locale)} />
        }
      />
      {tiles.map(({ name, hint, of }) => (
        <Tile
          key={name}
          name={name}
          hint={hint}
          value={inMoney(of(now))}
          change={<ChangeText now={of(now) ?? 0} before={of(before) ?? 0} shown={inMoney(of(before))} />}
        />
      ))}
    </>
  )
}

/** What is earned where costs are known; how much of the turnover that is stands below it, so that nobody takes it for all. */
function MarginTile({ costs: { currency, now, before } }: { costs: Costs }) {
  const { i18n } = useLingui()
  const [margin, earlier] = [marginOf(now), marginOf(before)]
  if (margin.earned === null) return null
  const inMoney = (minor: number | null) => (minor === null ? '–' : money(minor, currency, i18n.locale))
  const inPercent = (value: number | null) => (value === null ? '–' : percent(value, i18n.locale))
  return (
    <Tile
      name={i18n.t({ id: 'figures.margin', message: 'Margin without tax' })}
      hint={i18n.t({
        id: 'figures.marginHint',
        message: '{percent} of these sales; costs are known for {covered} of the goods sold',
        values: { percent: inPercent(margin.percent), covered: inPercent(margin.covered) },
      })}
      value={inMoney(margin.earned)}
      change={<ChangeText now={margin.earned} before={earlier.earned ?? 0} shown={inMoney(earlier.earned)} />}
    />
  )
}

function ConversionTile({ funnel }: { funnel: Figures['funnel'] }) {
  const { i18n } = useLingui()
  const share = (part: 'now' | 'before') =>
    conversionOf(Object.fromEntries(funnel.map((row) => [row.step, row[part]])))
  const [now, before] = [share('now'), share('before')]
  const shown = (value: number | null) => (value === null ? '–' : percent(value, i18n.locale))
  return (
    <Tile
      name={i18n.t({ id: 'figures.conversion', message: 'From a look to an order' })}
      hint={i18n.t({ id: 'figures.conversionHint', message: 'orders for 100 looks at a product' })}
      value={shown(now)}
      change={<ChangeText now={now ?? 0} before={before ?? 0} shown={shown(before)} />}
    />
  )
}

type TileProps = { name: string; hint?: string | undefined; value: string; change: ReactNode }

function Tile({ name, hint, value, change }: TileProps) {
  return (
    <li className={styles.tile}>
      <span>{name}</span>
      <strong>{value}</strong>
      {change}
      {hint && <span className={styles.hint}>{hint}</span>}
    </li>
  )
}
