import { Trans, useLingui } from '@lingui/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ProductRow } from './product-row.tsx'
import css from './search-suggestions.module.css'
import type { SuggestionGroups } from './suggestion-groups.ts'
import { TileRow } from './tile-row.tsx'
import { WordRows } from './word-rows.tsx'

type SearchSuggestionsProps = {
  /** Id of the list; the field says that it controls it. */
  listId: string
  /** The words in the field; they are marked in every row. */
  typed: string
  groups: SuggestionGroups
  /** `loading` only matters while there is nothing to show yet. */
  state: 'ready' | 'loading' | 'failed'
  activeId: string | null
  /** A row was followed with the plain left button or with Enter. */
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * What the search suggests below its field. The focus stays in the field: rows are reached with the arrow keys, and
 * the field names the active one.
 *
 * @see product §8 "Search"
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { listId, typed, groups, state, activeId, onFollow } = props
  const { i18n } = useLingui()
  const { words, tiles, products, all } = groups
  const found = words.reduce((sum, group) => sum + group.options.length, products.options.length)
  const count = typed === '' ? found + tiles.options.length : found
  const hasRows = found + tiles.options.length > 0

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    // The focus belongs to the field: pressing a row must not take it away.
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are what is pressed
    <div className={css.panel} onMouseDown={(event) => event.preventDefault()}>
      {found === 0 && typed !== '' ? <Nothing state={state} /> : null}
      {hasRows ? (
        <div
          id={listId}
          className={css.list}
          role="listbox"
          aria-label={i18n.t({ id: 'search.suggestions', message: 'Suchvorschläge' })}
          data-columns={words.length > 0 && products.options.length + tiles.options.length > 0 ? 2 : 1}
        >
          {words.length > 0 ? (
            <div className={css.words} role="presentation">
              {words.map((group) => (
                <WordRows
                  key={group.kind}
                  group={group}
                  typed={typed}
                  activeId={activeId}
                  onFollow={onFollow}
                />
              ))}
            </div>
          ) : null}
          {tiles.options.length > 0 ? (
            <PictureRows title={tiles.title}>
              {tiles.options.map((option) => (
                <TileRow
                  key={option.id}
                  option={option}
                  isActive={option.id === activeId}
                  onFollow={onFollow}
                />
              ))}
            </PictureRows>
          ) : null}
          {products.options.length > 0 ? (
            <PictureRows title={products.title}>
              {products.options.map((option) => (
                <ProductRow
                  key={option.id}
                  option={option}
                  typed={typed}
                  isActive={option.id === activeId}
                  onFollow={onFollow}
                />
              ))}
            </PictureRows>
          ) : null}
          {all ? (
            <a
              id={all.id}
              className={css.all}
              href={all.href}
              role="option"
              aria-selected={all.id === activeId}
              tabIndex={-1}
              onClick={(event) => onFollow(all.href, event)}
            >
              <span dir="auto">{all.label}</span>
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
            </a>
          ) : null}
        </div>
      ) : null}
      <p role="status">
        <VisuallyHidden>
          {state === 'ready' ? (
            <Trans
              id="search.suggestionCount"
              message="{count, plural, =0 {Keine Vorschläge} one {# Vorschlag, mit den Pfeiltasten wählbar} other {# Vorschläge, mit den Pfeiltasten wählbar}}"
              values={{ count }}
            />
          ) : null}
        </VisuallyHidden>
      </p>
    </div>
  )
}

function PictureRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
    <div role="group" aria-label={title}>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <div className={css.pictureRows} role="presentation">
        {children}
      </div>
    </div>
  )
}

function Nothing({ state }: { state: SearchSuggestionsProps['state'] }) {
  if (state === 'loading') {
    return (
      <div className={css.waiting}>
        {['58%', '42%', '66%', '50%'].map((width) => (
          <Skeleton key={width} width={width} height="20px" />
        ))}
      </div>
    )
  }
  return (
    <p className={css.nothing}>
      {state === 'failed' ? (
        <Trans
          id="search.suggestionsFailed"
          message="Vorschläge sind gerade nicht erreichbar. Die Suche selbst funktioniert."
        />
      ) : (
        <Trans id="search.noSuggestions" message="Dazu fällt uns noch nichts ein." />
      )}
    </p>
  )
}
