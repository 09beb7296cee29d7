import { Trans, useLingui } from '@lingui/react'
import {
  resetListingFilters,
  type ShownListingFilters,
  setListingFilters,
} from '@shop/api-client/office/listing-filter-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import type { Locale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingFiltersQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { FilterHistory } from './filter-history.tsx'
import { FilterList } from './filter-list.tsx'
import { FilterPreview } from './filter-preview.tsx'
import { arrangementOf, type FilterRow, filterRows } from './filter-rows.ts'
import styles from './listing-filters.module.css'
import { heldFilters, useFilterDraft } from './use-filter-draft.ts'

type EditorProps = { locale: Locale; categoryId: number; shown: ShownListingFilters }

/** Filters in their order beside the list as shoppers would see it; nothing is live before it is saved. */
export function FilterEditor({ locale, categoryId, shown }: EditorProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const draft = useFilterDraft(categoryId)
  const { act, isBusy, failure, refusal } = useCommand(draft.rebase)
  const [isSaved, setSaved] = useState(false)
  const isBegun = draft.filters !== undefined
  const preview = useQuery(
    listingFiltersQuery(shop.id, {
      locale,
      categoryId,
      ...(draft.filters === undefined ? {} : { draft: draft.filters }),
    }),
  )
  const { own, inherited, version } = shown
  const held = heldFilters(shown)
  const drafted = draft.filters === undefined ? held : (draft.filters ?? inherited?.filters ?? null)
  const rows = filterRows(shown.facets, drafted)
  const mayChange = shop.may('merchandising.change')
  const isOwn = draft.filters === undefined ? own !== null : draft.filters !== null

  function change(next: readonly FilterRow[]): void {
    setSaved(false)
    const filters = arrangementOf(next)
    const isBack = own !== null && isSame(filters, arrangementOf(filterRows(shown.facets, own)))
    if (isBack && (draft.seen ?? version) === version) draft.clear()
    else draft.write(filters, version)
  }

  function inherit(): void {
    setSaved(false)
    if (own === null) draft.clear()
    else draft.write(null, version)
  }

  async function save(): Promise<void> {
    setSaved(false)
    const seen = { seen: draft.seen ?? version }
    const filters = draft.filters
    if (filters === undefined) return
    const done =
      filters === null
        ? await act(resetListingFilters, { categoryId }, seen)
        : await act(setListingFilters, { categoryId, filters }, seen)
    if (done === null) return
    draft.saved(filters)
    setSaved(true)
  }

  return (
    <div className={styles.editor}>
      <Card
        title={i18n.t({ id: 'filters.order', message: 'Filters in their order' })}
        aside={
          <Badge tone={isOwn ? 'notice' : 'quiet'}>
            {isOwn ? (
              <Trans id="filters.own" message="Set for this category" />
            ) : inherited ? (
              i18n.t({
                id: 'filters.inherited',
                message: 'As inherited from {name}',
                values: { name: inherited.name },
              })
            ) : (
              <Trans id="filters.ofGoods" message="As its goods have them" />
            )}
          </Badge>
        }
      >
        <FilterList rows={rows} onChange={change} isFixed={!mayChange} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {failure && refusal === null && (
          <p className={styles.quiet}>
            <Trans
              id="filters.current"
              message="What holds now: {text}"
              values={{
                text: filterRows(shown.facets, held)
                  .filter(({ state }) => state !== 'hidden')
                  .map(({ facet, name }) => facet?.label ?? name)
                  .join(', '),
              }}
            />
          </p>
        )}
        {isSaved && (
          <Notice tone="good">
            <Trans id="filters.saved" message="Saved. The shop shows it within a second." />
          </Notice>
        )}
        {mayChange && (
          <div className={styles.send}>
            {isOwn && (
              <Button isDisabled={isBusy} onPress={inherit}>
                {inherited
                  ? i18n.t({
                      id: 'filters.inherit',
                      message: 'As {name} again',
                      values: { name: inherited.name },
                    })
                  : i18n.t({ id: 'filters.inheritGoods', message: 'As its goods have them again' })}
              </Button>
            )}
            {isBegun && (
              <Button isDisabled={isBusy} onPress={draft.clear}>
                <Trans id="product.discard" message="Discard" />
              </Button>
            )}
            <Button look="primary" isDisabled={isBusy || !isBegun} onPress={() => void save()}>
              <Trans id="settings.save" message="Save" />
            </Button>
          </div>
        )}
      </Card>
      <div className={styles.beside}>
        {preview.error && <Notice tone="bad">{problemText(preview.error, i18n)}</Notice>}
        <FilterPreview shown={preview.data ?? shown} isDraft={isBegun} />
        <FilterHistory
          categoryId={categoryId}
          facets={shown.facets}
          onTake={(filters) => {
            setSaved(false)
            draft.write(filters, version)
          }}
        />
      </div>
    </div>
  )
}
