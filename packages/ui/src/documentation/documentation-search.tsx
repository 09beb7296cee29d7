import { Trans, useLingui } from '@lingui/react'
import { useId } from 'react'
import css from './documentation-search.module.css'
import type { FoundHeading } from './found-headings.ts'

type DocumentationSearchProps = {
  query: string
  onQuery: (query: string) => void
  found: readonly FoundHeading[]
}

/** Finds headings of the documentation while typing. */
export function DocumentationSearch({ query, onQuery, found }: DocumentationSearchProps) {
  const { i18n } = useLingui()
  const id = useId()

  return (
    <search className={css.search}>
      <label htmlFor={id}>
        <Trans id="documentation.search" message="In der Anleitung suchen" />
      </label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <p className={css.count} role="status">
        {query.trim() === ''
          ? null
          : i18n.t({
              id: 'documentation.found',
              message: '{count, plural, =0 {Keine Überschrift passt.} one {# Treffer} other {# Treffer}}',
              values: { count: found.length },
            })}
      </p>
      {found.length > 0 ? (
        <ul>
          {found.map(({ words, page, href }) => (
            <li key={href}>
              <a href={href}>
                <span>
                  {words}
                  {words === page ? null : <small>{page}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}
