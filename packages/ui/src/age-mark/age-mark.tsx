import { useLingui } from '@lingui/react'
import { ageFrom } from '@shop/domain/product-detail/age-from'
import Baby from 'lucide-react/icons/baby'
import { Icon } from '../icon/icon.tsx'
import css from './age-mark.module.css'

/** From which age on; in months. @see eu-duties C-16 */
export function AgeMark({ months }: { months: number }) {
  const { i18n } = useLingui()
  const { unit, count } = ageFrom(months)
  const words = {
    birth: () => i18n.t({ id: 'age.birth', message: 'ab Geburt' }),
    months: () =>
      i18n.t({
        id: 'age.months',
        message: 'ab {count, plural, one {# Monat} other {# Monaten}}',
        values: { count },
      }),
    years: () =>
      i18n.t({
        id: 'age.years',
        message: 'ab {count, plural, one {# Jahr} other {# Jahren}}',
        values: { count },
      }),
  }

  return (
    <p className={css.mark}>
      <Icon of={Baby} />
      {words[unit]()}
    </p>
  )
}
