import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { changeOf } from '@shop/domain/figures/comparison'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { percent } from '../../words/format.ts'
import styles from './figures-page.module.css'

/** How a figure stands to the time before: in words and with a sign, and never by colour alone. */
export function ChangeText({ now, before, shown }: { now: number; before: number; shown: string }) {
  const { i18n } = useLingui()
  const change = changeOf(now, before)
  const Icon = change.kind === 'less' ? TrendingDown : change.kind === 'same' ? Minus : TrendingUp
  return (
    <span className={styles.change}>
      <Icon aria-hidden="true" />
      {wordsOf(change, shown, i18n)}
    </span>
  )
}

function wordsOf(change: ReturnType<typeof changeOf>, before: string, i18n: I18n): string {
  switch (change.kind) {
    case 'new':
      return i18n.t({ id: 'figures.new', message: 'nothing before' })
    case 'same':
      return i18n.t({ id: 'figures.same', message: 'as before' })
    case 'more':
      return i18n.t({
        id: 'figures.more',
        message: '+{percent} more than before ({before})',
        values: { percent: percent(change.percent, i18n.locale), before },
      })
    case 'less':
      return i18n.t({
        id: 'figures.less',
        message: '−{percent} less than before ({before})',
        values: { percent: percent(change.percent, i18n.locale), before },
      })
  }
}
