import type { I18n } from '@lingui/core'
import type { RankingPlan } from '@shop/api-client/office/ranking-commands'
import { calendarDay } from '../../words/format.ts'

/** How much something is lifted or buried, in steps that can be told apart. */
export const FACTORS = ['0', '0.5', '1', '1.5', '2', '5'] as const

export function factorName(factor: string, i18n: I18n): string {
  switch (factor) {
    case '0':
      return i18n.t({ id: 'ranking.factor.last', message: 'Buried: to the end' })
    case '0.5':
      return i18n.t({ id: 'ranking.factor.lower', message: 'Buried: half as strong' })
    case '1':
      return i18n.t({ id: 'ranking.factor.usual', message: 'As usual' })
    default:
      return i18n.t({
        id: 'ranking.factor.lifted',
        message: 'Lifted: {factor} times as strong',
        values: { factor: Number(factor).toLocaleString(i18n.locale) },
      })
  }
}

/** Where and when a ranking holds. */
export function planName(
  { locale, from, to, leads }: Pick<RankingPlan, 'locale' | 'from' | 'to' | 'leads'>,
  i18n: I18n,
): string {
  const where = locale ?? i18n.t({ id: 'ranking.everywhere', message: 'all countries' })
  const days = daysName({ from, to }, i18n)
  const name = `${days}, ${where}`
  return leads ? i18n.t({ id: 'ranking.leads', message: '{name} – in force now', values: { name } }) : name
}

function daysName({ from, to }: { from: string | null; to: string | null }, i18n: I18n): string {
  const values = {
    from: from === null ? '' : calendarDay(from, i18n.locale),
    to: to === null ? '' : calendarDay(to, i18n.locale),
  }
  if (from === null && to === null) return i18n.t({ id: 'ranking.always', message: 'Always' })
  if (to === null) return i18n.t({ id: 'ranking.fromDay', message: 'From {from}', values })
  if (from === null) return i18n.t({ id: 'ranking.toDay', message: 'Until {to}', values })
  return `${values.from} – ${values.to}`
}
