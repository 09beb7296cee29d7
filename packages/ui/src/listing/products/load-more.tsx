import { Trans } from '@lingui/react'
import type { MouseEvent } from 'react'
import buttonCss from '../../button/button.module.css'
import { buttonLook } from '../../button/button-look.ts'

type LoadMoreProps = {
  /** The address of the next page on its own. */
  href: string
  isBusy?: boolean
  /** Nothing where the page holds as much as it can: then the link leads to the next one. */
  onLoad?: (() => void) | undefined
}

/** Puts the next products below the ones on the page; without JavaScript a link to the next page. */
export function LoadMore({ href, isBusy = false, onLoad }: LoadMoreProps) {
  const onClick = (event: MouseEvent) => {
    if (!onLoad || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isBusy) onLoad()
  }

  return (
    <a
      {...buttonLook({ kind: 'secondary' })}
      href={href}
      rel="next"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      <span className={buttonCss.words}>
        <Trans id="listing.loadMore" message="Mehr Produkte anzeigen" />
      </span>
    </a>
  )
}
