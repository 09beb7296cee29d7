import { useLingui } from '@lingui/react'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { localeName } from '../../words/names/intl-name.ts'
import type { RankingDraft } from './ranking-draft.ts'
import styles from './ranking-page.module.css'

type Period = Pick<RankingDraft, 'from' | 'to'>

type RankingPeriodProps = {
  locale: Locale
  /** Null everywhere. */
  where: RankingDraft['where']
  days: Period
  isEverywherePossible: boolean
  isWrong: boolean
  onChange: (next: Partial<Period & Pick<RankingDraft, 'where'>>) => void
}

/** Where a ranking holds, and from which day to which. */
export function RankingPeriod(props: RankingPeriodProps) {
  const { locale, where, days, isEverywherePossible, isWrong, onChange } = props
  const { i18n } = useLingui()
  const shop = useShop()
  const clock = i18n.t({
    id: 'ranking.clock',
    message: 'By the clock of the shop ({timezone}).',
    values: { timezone: markets[shop.locales.find(isLocale) ?? locale].timezone },
  })
  return (
    <div className={styles.controls}>
      <Choice
        label={i18n.t({ id: 'ranking.where', message: 'Holds in' })}
        options={[
          ...(isEverywherePossible
            ? [{ key: 'all', name: i18n.t({ id: 'ranking.everywhere', message: 'all countries' }) }]
            : []),
          { key: locale, name: localeName(locale, i18n) },
        ]}
        value={where ?? 'all'}
        onChange={(key) => onChange({ where: key === 'all' ? null : locale })}
      />
      <Field
        label={i18n.t({ id: 'ranking.from', message: 'First day' })}
        type="date"
        value={days.from ?? ''}
        onChange={(from) => onChange({ from: from || null })}
        hint={clock}
      />
      <Field
        label={i18n.t({ id: 'ranking.to', message: 'Last day' })}
        type="date"
        value={days.to ?? ''}
        onChange={(to) => onChange({ to: to || null })}
        hint={clock}
        problem={
          isWrong ? i18n.t({ id: 'ranking.wrongDays', message: 'The last day lies before the first.' }) : null
        }
      />
    </div>
  )
}
