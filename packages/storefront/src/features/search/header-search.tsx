import { PAGES } from '@shop/domain/link/pages'
import { SearchField } from '@shop/ui/search-field/search-field'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { MenuNode } from '../../menu-node.ts'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import { coversPage } from './covers-page.ts'
import { searchHref, searchQuery } from './search-query.ts'

const SearchOverlay = lazyPart(() => import('./search-overlay.tsx'))

/** What the list of suggestions passes to its field. */
export type Rows = { hasRows: boolean; activeId: string | null }
const NO_ROWS: Rows = { hasRows: false, activeId: null }

/**
 * The search of the header: a form that works by itself, and suggestions whose code is fetched when the field is
 * entered for the first time. The query stays in the field while its results are shown.
 *
 * @see product §8 "Search"
 */
export function HeaderSearch({ navigation }: { navigation: readonly MenuNode[] }) {
  const path = useShopPath()
  const pageHref = usePageHref()
  const navigate = useNavigate()
  const query = useLocation({
    select: ({ pathname, search }) => (pathname === PAGES.search.path ? searchQuery(Object(search).q) : ''),
  })
  const field = useRef<HTMLInputElement>(null)
  const shownQuery = useRef(query)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAwake, setIsAwake] = useState(false)
  const [rows, setRows] = useState(NO_ROWS)

  useEffect(() => {
    // the field may have been focused before the scripts ran
    if (document.activeElement === field.current) open()
  }, [])

  useEffect(() => {
    if (field.current === null || shownQuery.current === query) return
    field.current.value = query
    shownQuery.current = query
  }, [query])

  function open() {
    setIsAwake(true)
    setIsOpen(true)
  }

  function close() {
    if (coversPage()) field.current?.blur()
    setIsOpen(false)
  }

  function clear() {
    if (field.current === null) return
    field.current.value = ''
    field.current.focus()
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function follow(href: string) {
    setIsOpen(false)
    field.current?.blur()
    void navigate({ href })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = searchQuery(field.current?.value)
    if (typed === '') {
      field.current?.focus()
      return
    }
    void import('./recent-queries.ts').then(({ rememberQuery }) => rememberQuery(typed))
    follow(path(searchHref(typed)))
  }

  return (
    <SearchField
      action={pageHref('search')}
      defaultQuery={query}
      fieldRef={field}
      onFocus={open}
      onSubmit={onSubmit}
      combobox={{
        listId,
        isOpen,
        ...rows,
        onClose: close,
        onClear: clear,
      }}
    >
      {isAwake ? (
        <Suspense fallback={null}>
          <SearchOverlay
            field={field}
            listId={listId}
            navigation={navigation}
            isOpen={isOpen}
            onOpen={open}
            onClose={close}
            onRows={setRows}
            onFollow={follow}
          />
        </Suspense>
      ) : null}
    </SearchField>
  )
}
