import { Trans, useLingui } from '@lingui/react'
import { MOST_COMPARED } from '@shop/domain/compare/compared-articles'
import X from 'lucide-react/icons/x'
import { ButtonLink } from '../button/button-link.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './compare-tray.module.css'

type CompareTrayProps = {
  count: number
  href: string
  onClear: () => void
}

/** How many articles are put aside for the comparison, and the way there; at the foot of pages where one still chooses. */
export function CompareTray({ count, href, onClear }: CompareTrayProps) {
  const { i18n } = useLingui()

  return (
    <section
      ref={standAboveQuestion}
      className={css.tray}
      data-screen-only=""
      data-above-consent=""
      aria-label={i18n.t({ id: 'compare.tray', message: 'Vergleich' })}
    >
      <p className={css.words} aria-live="polite">
        <span className={css.places} aria-hidden="true">
          {Array.from({ length: MOST_COMPARED }, (_, place) => (
            <span key={place} className={css.place} data-taken={place < count || undefined} />
          ))}
        </span>
        <Trans
          id="compare.count"
          message="{count} von {most} im Vergleich"
          values={{ count, most: MOST_COMPARED }}
        />
      </p>
      <ButtonLink href={href} size="s">
        <Trans id="compare.open" message="Vergleichen" />
      </ButtonLink>
      <IconButton
        icon={X}
        label={i18n.t({ id: 'compare.clear', message: 'Vergleich leeren' })}
        onClick={onClear}
      />
    </section>
  )
}

/** Above a question about consent that is open already; one that opens later says so by itself. */
function standAboveQuestion(tray: HTMLElement | null): void {
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]')
  if (tray && bar) tray.style.setProperty('--consent-height', `${bar.offsetHeight}px`)
}
