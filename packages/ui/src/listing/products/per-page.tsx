import { Trans } from '@lingui/react'
import css from './per-page.module.css'

type PerPageProps = { sizes: readonly number[]; current: number; hrefFor: (size: number) => string }

/** How many products a page has. */
export function PerPage({ sizes, current, hrefFor }: PerPageProps) {
  return (
    <div className={css.sizes}>
      <span id="je-seite">
        <Trans id="listing.perPage" message="Produkte je Seite" />
      </span>
      <ul className={css.list} aria-labelledby="je-seite">
        {sizes.map((size) => (
          <li key={size}>
            <a
              className={css.size}
              href={hrefFor(size)}
              rel="nofollow"
              aria-current={size === current || undefined}
            >
              {size}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
