import { useLingui } from '@lingui/react'
import { LOADING_BAR } from '@shop/domain/shop/notice-limits'
import { useEffect, useReducer } from 'react'
import css from './loading-bar.module.css'
import { loadingBarPhase } from './loading-bar-phase.ts'

type LoadingBarProps = { isLoading: boolean; hasFailed?: boolean }

const LEAVES_AFTER_MS = 600

/**
 * A line at the top while a page is on its way: quick answers never show it, an error turns its colour.
 *
 * @see spec §9 "Loading bar"
 */
export function LoadingBar({ isLoading, hasFailed = false }: LoadingBarProps) {
  const [phase, dispatch] = useReducer(loadingBarPhase, 'idle')

  useEffect(() => {
    if (!isLoading) {
      dispatch(hasFailed ? 'fail' : 'finish')
      return
    }
    dispatch('start')
    const handle = window.setTimeout(() => dispatch('throttled'), LOADING_BAR.throttleMs)
    return () => window.clearTimeout(handle)
  }, [isLoading, hasFailed])

  useEffect(() => {
    if (phase !== 'done' && phase !== 'failed') return
    const handle = window.setTimeout(() => dispatch('left'), LEAVES_AFTER_MS)
    return () => window.clearTimeout(handle)
  }, [phase])

  return phase === 'idle' || phase === 'waiting' ? null : <LoadingLine phase={phase} />
}

/** The line itself, as it looks while a page comes, has come or does not. */
export function LoadingLine({ phase }: { phase: 'running' | 'done' | 'failed' }) {
  const { i18n } = useLingui()
  return (
    <div
      className={css.bar}
      data-screen-only=""
      role="progressbar"
      aria-label={i18n.t({ id: 'page.loading', message: 'Seite wird geladen' })}
      data-phase={phase}
      style={{ blockSize: LOADING_BAR.heightPx, animationDuration: `${LOADING_BAR.durationMs}ms` }}
    />
  )
}
