import { useLingui } from '@lingui/react'
import { PRESETS, type Preset, periodOf } from '@shop/domain/figures/period'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { useNavigate } from '@tanstack/react-router'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { localeName } from '../../words/names/intl-name.ts'
import { presetName } from './figure-words.ts'
import styles from './figures-page.module.css'

/** What is looked at; all of it stands in the address. */
export type FigureChoice = {
  period: Preset | 'own'
  from: string
  to: string
  locale: Locale | null
}

type ControlsProps = { shop: string; locales: readonly string[]; chosen: FigureChoice; today: string }

/** Locale and time of the figures. */
export function FigureControls({ shop, locales, chosen, today }: ControlsProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const show = ({ period, from, to, locale }: FigureChoice) =>
    void navigate({
      to: '/$shop/figures',
      params: { shop },
      search: {
        ...(locale === null ? {} : { locale }),
        ...(period === 'own' ? { from, to } : { period }),
      },
      replace: true,
    })

  return (
    <div className={styles.controls}>
      <Choice
        label={i18n.t({ id: 'figures.locale', message: 'Country and language' })}
        options={[
          { key: 'all', name: i18n.t({ id: 'figures.allLocales', message: 'All' }) },
          ...locales.map((locale) => ({ key: locale, name: localeName(locale, i18n) })),
        ]}
        value={chosen.locale ?? 'all'}
        onChange={(key) => show({ ...chosen, locale: isLocale(key) ? key : null })}
      />
      <Choice
        label={i18n.t({ id: 'figures.period', message: 'Time' })}
        options={[...PRESETS, 'own' as const].map((key) => ({ key, name: presetName(key, i18n) }))}
        value={chosen.period}
        onChange={(period) =>
          show({ ...chosen, ...(period === 'own' ? {} : periodOf(period, today)), period })
        }
      />
      <Field
        label={i18n.t({ id: 'figures.from', message: 'From' })}
        type="date"
        value={chosen.from}
        onChange={(from) => from && show({ ...chosen, from, period: 'own' })}
      />
      <Field
        label={i18n.t({ id: 'figures.to', message: 'To' })}
        type="date"
        value={chosen.to}
        onChange={(to) => to && show({ ...chosen, to, period: 'own' })}
      />
    </div>
  )
}
