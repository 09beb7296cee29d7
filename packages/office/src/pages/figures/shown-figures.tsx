import { Trans, useLingui } from '@lingui/react'
import type { FigureLists, Figures } from '@shop/api-client/office/figure-commands'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { calendarDay, money } from '../../words/format.ts'
import { FigureCard } from './figure-card.tsx'
import { courseSheet, type Further, funnelSheet, furtherSheets, pointName } from './figure-sheets.ts'
import { FigureTiles } from './figure-tiles.tsx'
import styles from './figures-page.module.css'

const ChartCanvas = lazy(() => import('./chart-canvas.tsx'))
const FURTHER: readonly Further[] = ['best', 'ending', 'worst', 'unanswered', 'top', 'returns', 'vitals']

type ShownProps = {
  figures: Figures
  /** Null until they are there. */
  lists: FigureLists | null
  /** They could not be read. */
  isWithoutLists: boolean
  fileName: string
}

/** The figures of a time: tiles, its course, and tables, which may come later. */
export function ShownFigures({ figures, lists, isWithoutLists, fileName }: ShownProps) {
  const { i18n } = useLingui()
  const [wanted, setWanted] = useState<string | null>(null)
  const currencies = figures.money.map(({ currency }) => currency)
  const currency = currencies.find((one) => one === wanted) ?? currencies[0] ?? null
  const sums = figures.money.find((one) => one.currency === currency)
  const costs = figures.costs?.find((one) => one.currency === currency)
  const none = i18n.t({ id: 'figures.none', message: 'Nothing in this time.' })

  return (
    <>
      {figures.inventedUntil !== null && (
        <p className={styles.note}>
          <Trans
            id="figures.invented"
            message="This shop is a demo: what stands here up to {day} is invented. What happens from then on is counted."
            values={{ day: calendarDay(figures.inventedUntil, i18n.locale) }}
          />
        </p>
      )}
      {currencies.length > 1 && currency !== null && (
        <div className={styles.currency}>
          <Choice
            label={i18n.t({ id: 'figures.currency', message: 'Currency; two are never added' })}
            options={currencies.map((key) => ({ key, name: key }))}
            value={currency}
            onChange={setWanted}
          />
        </div>
      )}
      {sums === undefined && (
        <Empty title={i18n.t({ id: 'figures.noOrders', message: 'No orders in this time' })}>
          <Trans id="figures.noOrdersHint" message="Choose other days, or all countries." />
        </Empty>
      )}
      <FigureTiles sums={sums} costs={costs} funnel={figures.funnel} />
      {currency !== null && <Course figures={figures} currency={currency} fileName={fileName} />}
      <FigureCard
        sheet={funnelSheet(figures, i18n)}
        fileName={`${fileName}-steps`}
        none={none}
        note={
          <Trans
            id="figures.funnelNote"
            message="Counted are acts and not people: nobody is recognised, so whoever does a step twice is counted twice. Of baskets only those count that were empty."
          />
        }
      />
      {isWithoutLists && (
        <Notice tone="bad">
          <Trans
            id="figures.noLists"
            message="The lists of articles, searches and returns could not be read. Load the page again."
          />
        </Notice>
      )}
      {lists === null && !isWithoutLists && (
        <Loading label={i18n.t({ id: 'figures.listsLoading', message: 'Lists are loading' })} rows={6} />
      )}
      {lists !== null && <Lists {...{ lists, currency, fileName, none }} />}
      <p className={styles.quiet}>
        {costs !== undefined && (
          <>
            <Trans
              id="figures.costsNote"
              message="The margin is about goods whose purchase cost was known when they were ordered, without shipping and before returns; costs are written at the variants of a product."
            />{' '}
          </>
        )}
        <Trans
          id="figures.ordersStay"
          message="Cancelled and returned orders stay counted as orders; what went back is taken off “After returns” on the day of its correction."
        />
      </p>
    </>
  )
}

type ListsProps = { lists: FigureLists; currency: string | null; fileName: string; none: string }

/** What sold, what was looked for, and what came back. */
function Lists({ lists, currency, fileName, none }: ListsProps) {
  const { i18n } = useLingui()
  const sheets = furtherSheets(lists, currency, i18n)

  return (
    <div className={styles.tables}>
      {FURTHER.map((key) => (
        <FigureCard
          key={key}
          sheet={sheets[key]}
          fileName={`${fileName}-${key}`}
          none={none}
          note={noteOf(key)}
        />
      ))}
    </div>
  )
}

type CourseProps = { figures: Figures; currency: string; fileName: string }

/** The course of the turnover as a chart, and as a table behind it. */
function Course({ figures: { series, grain, costs }, currency, fileName }: CourseProps) {
  const { i18n } = useLingui()
  const shown = series.find((one) => one.currency === currency)
  const chart = useMemo(
    () => ({
      labels: shown?.points.map(({ at }) => pointName(at, grain, i18n.locale)) ?? [],
      now: shown?.points.map(({ gross }) => gross) ?? [],
      before: shown?.points.map(({ grossBefore }) => grossBefore) ?? [],
      names: {
        at:
          grain === 'hour'
            ? i18n.t({ id: 'figures.hour', message: 'Hour' })
            : i18n.t({ id: 'figures.day', message: 'Day' }),
        now: i18n.t({ id: 'figures.lineNow', message: 'This time' }),
        before: i18n.t({ id: 'figures.lineBefore', message: 'Before, dashed' }),
      },
      written: (minor: number) => money(minor, currency, i18n.locale, 'whole'),
    }),
    [shown, grain, currency, i18n],
  )
  if (shown === undefined) return null
  return (
    <FigureCard sheet={courseSheet(shown, { grain, costs }, i18n)} fileName={`${fileName}-course`} none="">
      <Suspense fallback={<div className={styles.chart} />}>
        <ChartCanvas {...chart} />
      </Suspense>
    </FigureCard>
  )
}

function noteOf(key: Further) {
  switch (key) {
    case 'worst':
      return (
        <Trans
          id="figures.worstNote"
          message="In stock, for sale since before this time, and sold least in it."
        />
      )
    case 'ending':
      return (
        <Trans
          id="figures.endingNote"
          message="Gone within 14 days if it sells on as in the last 28, in all countries together."
        />
      )
    case 'top':
    case 'unanswered':
      return (
        <Trans
          id="figures.searchNote"
          message="Only what was searched for three times or more: what one person types may say who it is."
        />
      )
    case 'vitals':
      return <Trans id="figures.vitalsNote" message="Of those who allowed it to be measured." />
    default:
      return undefined
  }
}
