import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import css from './loading-bar.module.css'

type LoadingBarProps = { isLoading: boolean; hasFailed?: boolean }

type Phase = 'idle' | 'running' | 'done'

const SHOWN_AFTER_MS = 200
const LEAVES_AFTER_MS = 400

/**
 * A line at the top while a page is on its way: quick answers never show it, an error turns its colour.
 *
 * @see spec §9 "Loading bar"
 */
export function LoadingBar({ isLoading, hasFailed = false }: LoadingBarProps) {
  const { i18n } = useLingui()
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (isLoading) {
      const handle = window.setTimeout(() => setPhase('running'), SHOWN_AFTER_MS)
      return () => window.clearTimeout(handle)
    }
    setPhase((before) => (before === 'running' ? 'done' : before))
    const handle = window.setTimeout(() => setPhase('idle'), LEAVES_AFTER_MS)
    return () => window.clearTimeout(handle)
  }, [isLoading])

  if (phase === 'idle' && !hasFailed) return null
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={i18n.t({ id: 'page.loading', message: 'Seite wird geladen' })}
      data-phase={phase}
      data-failed={hasFailed || undefined}
    />
  )
}
