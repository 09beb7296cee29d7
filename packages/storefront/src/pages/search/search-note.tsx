import { Trans } from '@lingui/react'
import { listingHref } from '../../features/listing/address/listing-href.ts'
import { searchHref } from '../../features/search/search-query.ts'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import { readAsWritten } from './read-as-written.ts'
import css from './search-note.module.css'

type SearchNoteProps = {
  query: string
  corrected: string | null
  isExact: boolean
  leftOut: readonly string[]
}

/** Says when other words were searched than the typed ones, and leads to those. */
export function SearchNote({ query, corrected, isExact, leftOut }: SearchNoteProps) {
  const path = useShopPath()
  const pageHref = usePageHref()
  // As elements: in a text that is put into a message, <Trans> would take what was typed for tags of its own.
  const values = {
    query: <>{readAsWritten(query)}</>,
    corrected: <>{readAsWritten(corrected ?? '')}</>,
  }

  return (
    <div className={css.note}>
      {corrected !== null && isExact ? (
        <p>
          <Trans
            id="search.didYouMean"
            message="Meinten Sie <0>„{corrected}“</0>?"
            values={values}
            components={[
              // biome-ignore lint/a11y/useAnchorContent: the words come with the message
              <a key="corrected" href={path(searchHref(corrected))} />,
            ]}
          />
        </p>
      ) : null}
      {corrected !== null && !isExact ? (
        <p>
          <Trans
            id="search.corrected"
            message="Ergebnisse für „{corrected}“ statt „{query}“. <0>Nur nach „{query}“ suchen</0>"
            values={values}
            components={[
              // biome-ignore lint/a11y/useAnchorContent: the words come with the message
              <a
                key="exact"
                href={listingHref(pageHref('search'), { exact: '1', q: query })}
                rel="nofollow"
              />,
            ]}
          />
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <p>
          <Trans
            id="search.leftOut"
            message="Kein Artikel passt zu allen Wörtern. Weggelassen: <0>{words}</0>"
            values={{ words: <>{leftOut.map(readAsWritten).join(', ')}</> }}
            components={[<s key="words" />]}
          />
        </p>
      ) : null}
    </div>
  )
}
