import { useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import sectionCss from '../../layout/section.module.css'
import { BlockCards } from '../block-cards.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import { listingWishFields } from './listing-wish.ts'

export const listingFields = { ...listingWishFields, headline: text, text, linkLabel: text }
type Fields = v.InferOutput<v.ObjectSchema<typeof listingFields, undefined>>

/** The first products of a category, and the way to all of them. Without a category it marks a place, and draws nothing. */
function Listing({ fields, uid }: { fields: Fields; uid: string }) {
  const { i18n } = useLingui()
  const { listedFor, hrefFor } = useBlockSurroundings()
  const listed = fields.category === '' ? null : listedFor(fields)
  if (listed === null || listed.cards.length === 0) return null

  const { cards, total, path } = listed
  const all =
    fields.linkLabel || i18n.t({ id: 'listing.all', message: 'Alle {total} ansehen', values: { total } })
  return (
    <BlockSection
      title={fields.headline}
      lead={fields.text}
      aside={
        total > cards.length ? (
          <a className={sectionCss.link} href={hrefFor(withOrder(path, fields.sort))}>
            {all}
          </a>
        ) : null
      }
    >
      <BlockCards cards={cards} list={{ id: uid, name: fields.headline || fields.category }} />
    </BlockSection>
  )
}

/** All products stand in the order of which the block shows the beginning. */
function withOrder(path: string, sort: Fields['sort']): string {
  return sort === 'relevancy' ? path : `${path}?sort=${sort}`
}

export const listing = defineBlock({ name: 'listing', fields: listingFields, Component: Listing })
