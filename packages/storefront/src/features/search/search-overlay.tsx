import type { Suggestions } from '@shop/api-client/contract/search'
import { PAGES } from '@shop/domain/link/pages'
import { useClosedByBack } from '@shop/ui/dialog/use-closed-by-back.ts'
import { SearchSuggestions } from '@shop/ui/search-suggestions/search-suggestions'
import { optionIds } from '@shop/ui/search-suggestions/suggestion-groups.ts'
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MenuNode } from '../../menu-node.ts'
import { useShopPath } from '../../use-shop.ts'
import { useTrackSuggestions } from '../tracking/use-track-suggestions.ts'
import { activeRowAfter } from './active-row.ts'
import { coversPage } from './covers-page.ts'
import type { Rows } from './header-search.tsx'
import { popularCategories } from './popular-categories.ts'
import { forgetQueries, recentQueries, rememberQuery } from './recent-queries.ts'
import { searchQuery } from './search-query.ts'
import { groupsBeforeTyping, groupsFor } from './suggested-groups.ts'
import { useSuggestionWords } from './use-suggestion-words.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useVisibleHeight } from './use-visible-height.ts'

type SearchOverlayProps = {
  field: RefObject<HTMLInputElement | null>
  listId: string
  navigation: readonly MenuNode[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onRows: (rows: Rows) => void
  onFollow: (href: string) => void
}

const NOTHING: Suggestions = { queries: [], categories: [], brands: [], products: [] }

/** The suggestions of the header's search, and the keys that walk through them. */
export default function SearchOverlay(props: SearchOverlayProps) {
  const { field, listId, navigation, isOpen, onOpen, onClose, onRows, onFollow } = props
  const path = useShopPath()
  const words = useSuggestionWords()
  const [query, setQuery] = useState(() => searchQuery(field.current?.value))
  const [recent, setRecent] = useState(recentQueries)
  const [activeId, setActiveId] = useState<string | null>(null)
  const { suggestions, state } = useSuggestions(query, isOpen)

  const selectSuggested = useTrackSuggestions(
    isOpen && state === 'ready' ? (suggestions?.products ?? []) : [],
    path,
  )

  const tools = { listId, path, words }
  const clearRecent = () => {
    forgetQueries()
    setRecent([])
    setActiveId(null)
  }
  const popular = popularCategories(navigation)
  const groups =
    query === ''
      ? groupsBeforeTyping(recent, popular, clearRecent, tools)
      : groupsFor(query, suggestions ?? NOTHING, state === 'loading' ? [] : popular, tools)
  const ids = optionIds(groups)
  const hasRows = ids.length > 0

  // Covering a phone's page it is a dialog, which the back button closes.
  useClosedByBack(isOpen && coversPage(), onClose)
  useVisibleHeight(field, isOpen)

  useEffect(() => onRows({ hasRows, activeId }), [onRows, hasRows, activeId])
  useEffect(() => {
    if (!isOpen) return
    setQuery(searchQuery(field.current?.value))
    setRecent(recentQueries())
    return () => setActiveId(null)
  }, [field, isOpen])

  const onType = useEffectEvent(() => {
    setQuery(searchQuery(field.current?.value))
    setActiveId(null)
    onOpen()
  })

  const onPress = useEffectEvent(() => onOpen())

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Enter that ends the composition of a word is not meant for the list
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab' && isOpen) onClose()
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      onClose()
    }
    if (event.key === 'Enter' && isOpen && activeId !== null) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
    const next = activeRowAfter(event.key, ids, isOpen ? activeId : null)
    if (next === undefined) return
    event.preventDefault()
    onOpen()
    setActiveId(next)
  })

  const onLeave = useEffectEvent((target: EventTarget | null) => {
    const form = field.current?.form
    if (isOpen && target instanceof Node && !form?.contains(target)) onClose()
  })

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onType(), { signal })
    input.addEventListener('click', () => onPress(), { signal })
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    form.addEventListener('focusout', (event) => onLeave(event.relatedTarget), { signal })
    document.addEventListener('pointerdown', (event) => onLeave(event.target), { signal })
    // The focus may have left the field while this code was fetched.
    onLeave(document.activeElement)
    return () => listening.abort()
  }, [field])

  if (!isOpen) return null

  return (
    <SearchSuggestions
      listId={listId}
      typed={query}
      groups={groups}
      state={query === '' ? 'ready' : state}
      activeId={activeId}
      onFollow={(href, event) => {
        rememberSearched(href)
        selectSuggested(href)
        if (isForAnotherTab(event)) return
        event.preventDefault()
        onFollow(href)
      }}
    />
  )
}

function isForAnotherTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

function rememberSearched(href: string): void {
  const { pathname, searchParams } = new URL(href, window.location.origin)
  if (pathname.endsWith(PAGES.search.path)) rememberQuery(searchParams.get('q') ?? '')
}
