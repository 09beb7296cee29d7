import { Trans, useLingui } from '@lingui/react'
import type { Facet, Listing } from '@shop/api-client/contract/catalogue'
import { Button } from '@shop/ui/button/button'
import { VisuallyHidden } from '@shop/ui/layout/visually-hidden'
import { FacetChoices } from '@shop/ui/listing/filters/facet-choices'
import { FilterChoices } from '@shop/ui/listing/filters/filter-choices'
import { choiceOf, minorOf } from '@shop/ui/listing/price/price-choice.ts'
import { PriceFields } from '@shop/ui/listing/price/price-fields'
import { useShop } from '../../../use-shop.ts'
import { ShopDialog } from '../../dialogs/shop-dialog.tsx'
import { toggledFilter, withFilter, withoutFilters } from '../address/listing-href.ts'
import type { ListingLinks } from '../address/use-listing-links.ts'
import css from './listing-dialogs.module.css'
import { useDraftListing } from './use-draft-listing.ts'

/** What most people filter by stands open, unless the shop has decided. */
const FIRST_OPEN = 3

type FilterDialogProps = {
  listing: Pick<Listing, 'total' | 'facets'>
  links: ListingLinks
  /** Name of the one facet that is chosen from; all of them without. */
  onlyFacet?: string
  onClose: () => void
}

/** Filters are ticked at leisure, with what they would leave on the button, and applied with it all at once. */
export function FilterDialog({ listing, links, onlyFacet, onClose }: FilterDialogProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const { draft, setDraft, facets, total } = useDraftListing(listing, links)
  const only = facets.find(({ name }) => name === onlyFacet)

  const apply = () => {
    onClose()
    if (links.href(draft) !== links.href(links.search)) links.go(draft)
  }
  const rangeFields = (facet: Facet) =>
    facet.range ? (
      <PriceFields
        range={facet.range}
        currency={market.currency}
        choice={choiceOf(wordRange(draft[facet.name]))}
        onChange={(choice) => {
          const { from, to } = minorOf(choice)
          const words = from === null && to === null ? undefined : `${from ?? ''}-${to ?? ''}`
          setDraft(withFilter(draft, facet.name, words))
        }}
      />
    ) : null
  const chosen = ({ name }: { name: string }) =>
    new Set(
      String(draft[name] ?? '')
        .split(',')
        .filter(Boolean),
    )
  const toggle = ({ name }: { name: string }, value: string) => setDraft(toggledFilter(draft, name, value))

  return (
    <ShopDialog
      name={only ? 'listingFacet' : 'listingFilter'}
      title={only?.label ?? i18n.t({ id: 'listing.allFilters', message: 'Alle Filter' })}
      onClose={onClose}
      footer={
        <div className={css.actions}>
          <Button
            kind="quiet"
            onClick={() => setDraft(only ? withFilter(draft, only.name, undefined) : withoutFilters(draft))}
          >
            <Trans id="listing.resetFilters" message="Zurücksetzen" />
          </Button>
          <Button onClick={apply}>{buttonWords()}</Button>
        </div>
      }
    >
      <VisuallyHidden>
        <span role="status">{total === null ? '' : countWords(total)}</span>
      </VisuallyHidden>
      {only ? (
        only.range ? (
          rangeFields(only)
        ) : (
          <FacetChoices facet={only} chosen={chosen(only)} onToggle={(value) => toggle(only, value)} />
        )
      ) : (
        <FilterChoices
          facets={facets}
          chosen={chosen}
          onToggle={toggle}
          rangeFields={rangeFields}
          isOpen={({ name }) =>
            listing.facets.some(
              (facet, place) =>
                facet.name === name && ((facet.isOpen ?? place < FIRST_OPEN) || isChosen(facet)),
            )
          }
        />
      )}
    </ShopDialog>
  )

  function countWords(count: number): string {
    return i18n.t({
      id: 'listing.count',
      message: '{total, plural, one {# Produkt} other {# Produkte}}',
      values: { total: count },
    })
  }

  function buttonWords(): string {
    return total === null
      ? i18n.t({ id: 'listing.show', message: 'Produkte anzeigen' })
      : i18n.t({
          id: 'listing.showCount',
          message: '{total, plural, one {# Produkt anzeigen} other {# Produkte anzeigen}}',
          values: { total },
        })
  }
}

function isChosen({ values, range }: Facet): boolean {
  return values.some(({ selected }) => selected) || (range !== null && (range.from ?? range.to) !== null)
}

/** The words of a price filter, `1000-` or `-9900`. */
function wordRange(words: string | number | undefined): { from: number | null; to: number | null } {
  const [from, to] = String(words ?? '').split('-')
  return { from: from ? Number(from) : null, to: to ? Number(to) : null }
}
