import { useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import sectionCss from '@shop/ui/layout/section.module.css'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { type ListedProducts, listing as listed } from '../needs/listing.ts'
import { BlockCards } from '../parts/block-cards.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { useShopSlots } from '../shop-slots.ts'
import { listingQueryFields } from './listing-query.ts'

export const listingFields = { ...listingQueryFields, headline: text, text, linkLabel: text }
type Fields = v.InferOutput<v.ObjectSchema<typeof listingFields, undefined>>
type ListingProps = { fields: Fields; data: { listed: ListedProducts | null }; uid: string }

/** The first products of a category, and the way to all of them. Without a category it marks a place, and draws nothing. */
function Listing({ fields, data, uid }: ListingProps) {
  const { i18n } = useLingui()
  const { hrefFor } = useShopSlots()
  if (data.listed === null || data.listed.cards.length === 0) return null

  const { cards, total, path } = data.listed
  const all =
    fields.linkLabel || i18n.t({ id: 'listing.all', message: 'Alle {total} ansehen', values: { total } })
  return (
    <BlockSection
      isRow
      title={fields.headline}
      lead={fields.text}
      aside={
        total > cards.length ? (
          <a className={sectionCss.link} href={hrefFor(wholeListing(path, fields))}>
            {all}
          </a>
        ) : null
      }
    >
      <BlockCards cards={cards} list={{ id: uid, name: fields.headline || fields.category }} />
    </BlockSection>
  )
}

/** All products stand in the order of which the block shows the beginning, and the reduced ones alone where it does. */
function wholeListing(path: string, { sort, onlyReduced }: Pick<Fields, 'sort' | 'onlyReduced'>): string {
  const query = new URLSearchParams({
    ...(onlyReduced ? { sale: '1' } : {}),
    ...(sort === 'relevancy' ? {} : { sort }),
  })
  return query.size === 0 ? path : `${path}?${query}`
}

export const listing = defineBlock({
  name: 'listing',
  fields: listingFields,
  needs: (fields) => ({ listed: fields.category === '' ? null : listed(fields) }),
  Component: Listing,
})
