import { Trans, useLingui } from '@lingui/react'
import { periodOf } from '@shop/domain/figures/period'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { OfficeProblem } from '../../client/api.ts'
import { figureListsQuery, figuresQuery } from '../../client/queries.ts'
import { timezoneOf } from '../../client/timezone-of.ts'
import { useShop } from '../../client/use-shop.ts'
import { Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { calendarDay } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { type FigureChoice, FigureControls } from './figure-controls.tsx'
import styles from './figures-page.module.css'
import { ShownFigures } from './shown-figures.tsx'
import { useToday } from './use-today.ts'

/** How the shop does, for whoever owns it. */
export function FiguresPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const today = useToday(timezoneOf(shop.locales))
  const chosen = useChoice(today)
  const { from, to, locale } = chosen
  const { data, error, isPending, isPlaceholderData } = useQuery(figuresQuery(shop.id, { from, to, locale }))
  const lists = useQuery(figureListsQuery(shop.id, { from, to, locale }))
  const shownDay = (day: string) => calendarDay(day, i18n.locale)

  return (
    <div className={styles.page} aria-busy={isPlaceholderData || lists.isPlaceholderData}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="figures.title" message="Figures" />
        </PageTitle>
        {data && !error && (
          <p className={styles.quiet}>
            <Trans
              id="figures.compared"
              message="{from} to {to}, compared with {beforeFrom} to {beforeTo}"
              values={{
                from: shownDay(from),
                to: shownDay(to),
                beforeFrom: shownDay(data.before.from),
                beforeTo: shownDay(data.before.to),
              }}
            />
            {data.isRunning && (
              <>
                {' · '}
                <Trans
                  id="figures.running"
                  message="not over yet, so compared as far as the hour that is running"
                />
              </>
            )}
          </p>
        )}
      </header>
      <FigureControls shop={shop.id} locales={shop.locales} chosen={chosen} today={today} />
      {error && <Notice tone="bad">{wordsOf(error)}</Notice>}
      {isPending && (
        <Loading label={i18n.t({ id: 'figures.loading', message: 'Figures are loading' })} rows={10} />
      )}
      {data && !error && (
        <ShownFigures
          figures={data}
          lists={lists.data ?? null}
          isWithoutLists={lists.isError}
          fileName={`${shop.id}-${from}-${to}${locale === null ? '' : `-${locale}`}`}
        />
      )}
    </div>
  )

  /** Days that cannot be shown are said in the language of the office; the rest is said as everywhere. */
  function wordsOf(problem: Error): string {
    const reply = problem instanceof OfficeProblem ? problem.reply : null
    return reply?.type === 'outcome' && reply.outcome.type === 'invalid'
      ? i18n.t({
          id: 'figures.wrongDays',
          message: 'These days cannot be shown: the last is not before the first, and they are at most 366.',
        })
      : problemText(problem, i18n)
  }
}

function useChoice(today: string): FigureChoice {
  const { locale = null, period, from, to } = useSearch({ from: '/desk/$shop/figures' })
  if (from !== undefined && to !== undefined) return { period: 'own', from, to, locale }
  const preset = period ?? 'days28'
  return { period: preset, ...periodOf(preset, today), locale }
}
