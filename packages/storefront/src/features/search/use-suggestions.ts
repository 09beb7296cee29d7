import { suggestSearch } from '@shop/api-client/contract/search'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { createSuggestionSource, NO_SUGGESTIONS, type SuggestionState } from './suggestion-source.ts'

/** Suggestions for the words in the field; asked for while the list is wanted. */
export function useSuggestions(query: string, isWanted: boolean): SuggestionState {
  const { api } = useAtomValue(servicesAtom)
  const [shown, setShown] = useState<SuggestionState>(NO_SUGGESTIONS)
  const [source] = useState(() =>
    createSuggestionSource({
      ask: (q, signal) => api(suggestSearch, { q }, { signal }),
      onState: setShown,
    }),
  )

  useEffect(() => {
    if (isWanted) source.type(query)
    else source.stop()
  }, [source, query, isWanted])
  useEffect(() => () => source.stop(), [source])

  return shown
}
