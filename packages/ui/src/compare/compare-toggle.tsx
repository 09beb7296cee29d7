import { Trans, useLingui } from '@lingui/react'
import Scale from 'lucide-react/icons/scale'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './compare-toggle.module.css'

type CompareToggleProps = {
  name: string
  isCompared: boolean
  /** `card` is an icon in the corner of a picture, `line` says it in words. */
  look: 'card' | 'line'
  onToggle: () => void
}

/** Puts an article aside for the comparison, quietly. */
export function CompareToggle({ name, isCompared, look, onToggle }: CompareToggleProps) {
  const { i18n } = useLingui()
  if (look === 'card')
    return (
      <span className={css.card} data-pressed={isCompared || undefined}>
        <IconButton
          icon={Scale}
          kind="ground"
          label={i18n.t({ id: 'compare.toggle', message: '{name} vergleichen', values: { name } })}
          isPressed={isCompared}
          onClick={onToggle}
        />
      </span>
    )
  return (
    <button type="button" className={css.line} aria-pressed={isCompared} onClick={onToggle}>
      <Icon of={Scale} />
      {isCompared ? (
        <Trans id="compare.isIn" message="Im Vergleich" />
      ) : (
        <Trans id="compare.open" message="Vergleichen" />
      )}
    </button>
  )
}
