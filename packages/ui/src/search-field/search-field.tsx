import { useLingui } from '@lingui/react'
import { SEARCH_QUERY_MAX } from '@shop/domain/query/search-query-max'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { FormEvent, ReactNode, Ref } from 'react'
import css from './search-field.module.css'

type SearchFieldProps = {
  /** Address of the search page; the form goes there by GET with `q`, also without JavaScript. */
  action: string
  defaultQuery?: string
  fieldRef?: Ref<HTMLInputElement>
  onFocus?: () => void
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Makes the field a combobox; its list is in `children`. */
  combobox?: {
    listId: string
    /** Whether suggestions are wanted: on phones the field then covers the page. */
    isOpen: boolean
    /** Whether there are rows to walk through. */
    hasRows: boolean
    activeId: string | null
    /** Asked for by the back button of the phone's overlay. */
    onClose: () => void
    onClear: () => void
  }
  /** The list of suggestions, when there is one. */
  children?: ReactNode
}

/** The search of the header, and of pages that have nothing else to offer. */
export function SearchField(props: SearchFieldProps) {
  const { action, defaultQuery = '', fieldRef, onFocus, onSubmit, combobox, children } = props
  const { i18n } = useLingui()

  return (
    <search className={css.search}>
      <form
        className={css.form}
        action={action}
        method="get"
        data-open={combobox?.isOpen || undefined}
        onSubmit={onSubmit}
      >
        <div className={css.line}>
          {combobox ? (
            <button
              type="button"
              className={css.back}
              aria-label={i18n.t({ id: 'search.close', message: 'Suche schließen' })}
              onClick={combobox.onClose}
            >
              <ArrowLeft size={24} strokeWidth={1.5} aria-hidden="true" />
            </button>
          ) : null}
          <div className={css.box}>
            <input
              ref={fieldRef}
              className={css.input}
              // a search field that is a combobox is two things at once, which HTML knows not
              type={combobox ? 'text' : 'search'}
              inputMode="search"
              name="q"
              defaultValue={defaultQuery}
              placeholder={i18n.t({ id: 'search.placeholder', message: 'Was suchen Sie?' })}
              aria-label={i18n.t({ id: 'search.label', message: 'Im Shop suchen' })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              dir="auto"
              maxLength={SEARCH_QUERY_MAX}
              onFocus={onFocus}
              {...(combobox ? comboboxOf(combobox) : {})}
            />
            {combobox ? (
              <button
                type="reset"
                className={css.clear}
                aria-label={i18n.t({ id: 'search.clear', message: 'Eingabe löschen' })}
                onClick={(event) => {
                  // without scripts the form goes back to what the page came with; with them the field is emptied
                  event.preventDefault()
                  combobox.onClear()
                }}
              >
                <X size={20} strokeWidth={1.5} aria-hidden="true" />
              </button>
            ) : null}
            <button
              type="submit"
              className={css.submit}
              aria-label={i18n.t({ id: 'search.submit', message: 'Suchen' })}
            >
              <Search size={22} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
        </div>
        {children ? <div className={css.suggestions}>{children}</div> : null}
      </form>
    </search>
  )
}

function comboboxOf({ listId, isOpen, hasRows, activeId }: NonNullable<SearchFieldProps['combobox']>) {
  const isExpanded = isOpen && hasRows

  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': isExpanded ? (activeId ?? undefined) : undefined,
  } as const
}
