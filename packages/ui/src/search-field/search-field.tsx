import { useLingui } from '@lingui/react'
import Search from 'lucide-react/icons/search'
import type { KeyboardEvent, ReactNode } from 'react'
import css from './search-field.module.css'

type SearchFieldProps = {
  /** Address of the search page; the form goes there by GET with `q`, also without JavaScript. */
  action: string
  defaultQuery?: string
  onQuery?: (query: string) => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The list of suggestions below the field, when there is one. */
  suggestions?: ReactNode
  /** Id of that list, and of its active row; they make the field a combobox. */
  listId?: string
  activeId?: string | null
}

/** The search of the header. */
export function SearchField(props: SearchFieldProps) {
  const { i18n } = useLingui()
  const label = i18n.t({ id: 'search.label', message: 'Im Shop suchen' })
  const combobox = props.listId
    ? {
        role: 'combobox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-controls': props.listId,
        'aria-expanded': Boolean(props.suggestions),
        'aria-activedescendant': props.activeId ?? undefined,
      }
    : {}

  return (
    <search>
      <form className={css.form} action={props.action} method="get">
        <input
          {...combobox}
          className={css.input}
          type="search"
          name="q"
          defaultValue={props.defaultQuery ?? ''}
          placeholder={i18n.t({ id: 'search.placeholder', message: 'Produkte, Marken, Ideen' })}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => props.onQuery?.(event.target.value)}
          onFocus={props.onFocus}
          onKeyDown={props.onKeyDown}
        />
        <button
          type="submit"
          className={css.submit}
          aria-label={i18n.t({ id: 'search.submit', message: 'Suchen' })}
        >
          <Search size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <div className={css.suggestions}>{props.suggestions}</div>
      </form>
    </search>
  )
}
