import { Trans, useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import { storePage } from '@shop/domain/link/store-page'
import { distanceKm } from '@shop/domain/store/distance'
import type { Coordinates } from '@shop/domain/store/store'
import { Button } from '@shop/ui/button/button'
import { useMarket } from '@shop/ui/shop-format'
import { StorePlan } from '@shop/ui/store-plan/store-plan'
import { TextField } from '@shop/ui/text-field/text-field'
import { type FormEvent, useState } from 'react'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { stores as allStores, type StoreSite as Site } from '../needs/stores.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { StoreSite } from '../parts/store-site.tsx'
import { useClientTime } from '../parts/use-client-time.ts'
import { useShopSlots } from '../shop-slots.ts'
import css from './store-finder.module.css'

export const storeFinderFields = { headline: text, text }
type Fields = v.InferOutput<v.ObjectSchema<typeof storeFinderFields, undefined>>
type FinderProps = { fields: Fields; data: { stores: readonly Site[] }; uid: string }

/** Every store of the country; a ZIP code puts the nearest first. Nothing where there are none. */
function StoreFinder({ fields, data: { stores }, uid }: FinderProps) {
  const { i18n } = useLingui()
  const now = useClientTime()
  const search = useZipSearch()
  const { country } = useMarket()
  const { hrefFor } = useShopSlots()
  if (stores.length === 0) return null
  const name = `${uid}-zip`

  return (
    <BlockSection title={fields.headline} lead={fields.text}>
      <div className={css.body}>
        <div>
          <search>
            <form className={css.search} noValidate onSubmit={search.onSubmit}>
              <TextField
                label={i18n.t({ id: 'store.zip', message: 'Postleitzahl' })}
                name={name}
                required
                inputMode="text"
                autoComplete="postal-code"
                value={search.zip}
                onChange={search.setZip}
                error={
                  search.isUnknown
                    ? i18n.t({
                        id: 'problem.storeZip',
                        message: 'Diese Postleitzahl kennen wir nicht. Bitte geben Sie sie vollständig ein.',
                      })
                    : null
                }
              />
              <Button type="submit" kind="secondary">
                <Trans id="storeFinder.search" message="Nächste Filiale finden" />
              </Button>
            </form>
          </search>
          <p className={css.status} role="status">
            {search.place ? (
              <Trans
                id="storeFinder.nearest"
                message="Am nächsten: {name}"
                values={nearest(stores, search.place)}
              />
            ) : null}
          </p>
          <ul className={css.list}>
            {ordered(stores, search.place).map(({ store, km }) => (
              <li key={store.id}>
                <StoreSite store={store} now={now} distanceKm={km} />
              </li>
            ))}
          </ul>
        </div>
        <div className={css.plan}>
          <StorePlan
            country={country}
            stores={stores.map((store) => ({ ...store, href: hrefFor(storePage(store.id)) }))}
            here={search.place}
          />
        </div>
      </div>
    </BlockSection>
  )
}

/** The place of a ZIP code; the table of zones is fetched with the first search. */
function useZipSearch() {
  const market = useMarket()
  const [zip, setZip] = useState('')
  const [place, setPlace] = useState<Coordinates | null>(null)
  const [isUnknown, setIsUnknown] = useState(false)

  const search = async () => {
    const { zipPlace } = await import('@shop/domain/store/zip-place')
    const found = zipPlace(zip, market.country)
    setPlace(found)
    setIsUnknown(found === null)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void search()
  }
  return { zip, setZip, place, isUnknown, onSubmit }
}

function ordered(stores: readonly Site[], place: Coordinates | null): { store: Site; km: number | null }[] {
  if (place === null) return stores.map((store) => ({ store, km: null }))
  return stores
    .map((store) => ({ store, km: distanceKm(place, store) }))
    .toSorted((one, other) => one.km - other.km)
}

function nearest(stores: readonly Site[], place: Coordinates): { name: string } {
  const [first] = ordered(stores, place)
  return { name: first?.store.name ?? '' }
}

export const storeFinder = defineBlock({
  name: 'store_finder',
  fields: storeFinderFields,
  needs: () => ({ stores: allStores }),
  Component: StoreFinder,
})
