import { Trans } from '@lingui/react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import css from './back-to-top.module.css'

/**
 * Leads back to the beginning of the page. Stands above the footer; where the browser can, it also waits at the edge of a
 * wide screen from the third screen on, and is away while the header is: on the way down. No script: browsers know `#top` by themselves.
 */
export function BackToTop() {
  return (
    <a className={css.link} href="#top">
      <ArrowUp size={18} strokeWidth={1.5} aria-hidden="true" />
      <Trans id="layout.backToTop" message="Nach oben" />
    </a>
  )
}
