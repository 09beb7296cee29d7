import { Trans, useLingui } from '@lingui/react'
import type { Listing } from '@shop/api-client/contract/catalogue'
import { SortExplanation } from '@shop/ui/listing/sort/sort-explanation'
import { SortOptions } from '@shop/ui/listing/sort/sort-options'
import { ShopDialog } from '../../dialogs/shop-dialog.tsx'
import type { ListingLinks } from '../address/use-listing-links.ts'
import { FilterDialog } from './filter-dialog.tsx'
import type { ListingDialog } from './listing-dialog.ts'
import css from './listing-dialogs.module.css'

type ListingDialogsProps = {
  dialog: ListingDialog
  listing: Pick<Listing, 'total' | 'facets' | 'sorts' | 'sort'>
  links: ListingLinks
  onClose: () => void
}

/** The three dialogs of a listing; their code is fetched when the first one opens. */
export default function ListingDialogs({ dialog, listing, links, onClose }: ListingDialogsProps) {
  const { i18n } = useLingui()
  if (dialog.kind === 'sort')
    return (
      <ShopDialog
        name="listingSort"
        title={i18n.t({ id: 'listing.sort', message: 'Sortieren nach' })}
        onClose={onClose}
      >
        <SortOptions
          sorts={listing.sorts}
          current={listing.sort}
          hrefFor={(sort) => links.href({ ...links.search, page: undefined, from: undefined, sort })}
          onChoose={onClose}
        />
        <h3 className={css.heading}>
          <Trans id="listing.sortNote" message="So sortieren wir" />
        </h3>
        <SortExplanation />
      </ShopDialog>
    )

  return (
    <FilterDialog
      listing={listing}
      links={links}
      {...(dialog.kind === 'facet' ? { onlyFacet: dialog.name } : {})}
      onClose={onClose}
    />
  )
}
