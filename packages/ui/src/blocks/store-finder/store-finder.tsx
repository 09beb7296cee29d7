import { Trans, useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import { distanceKm } from '@shop/domain/store/distance'
import type { Place } from '@shop/domain/store/store'
import { type FormEvent, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { Button } from '../../button/button.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { type StoreSite as Site, useBlockSurroundings } from '../block-context.ts'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import { StoreSite } from '../store-site.tsx'
import css from './store-finder.module.css'

export const storeFinderFields = { headline: text, text }
type Fields = v.InferOutput<v.ObjectSchema<typeof storeFinderFields, undefined>>

/** Every store of the country; a ZIP code puts the nearest first. Nothing where there are none. */
function StoreFinder({ fields, uid }: { fields: Fields; uid: string }) {
  const { i18n } = useLingui()
  const { stores } = useBlockSurroundings()
  const now = useClientTime()
  const search = useZipSearch()
  if (stores.length === 0) return null
  const name = `${uid}-zip`

  return (
    <BlockSection title={fields.headline} lead={fields.text}>
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
                    message: 'Diese Postleitzahl kennen wir nicht. Bitte vollständig eingeben.',
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
    </BlockSection>
  )
}

/** What the clock says, once a browser shows the page. */
export function useClientTime(): Date | null {
  const { clock } = useBlockSurroundings()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(clock()), [clock])
  return now
}

/** The place of a ZIP code; the table of zones is fetched with the first search. */
function useZipSearch() {
  const { market } = useBlockSurroundings()
  const [zip, setZip] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
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

function ordered(stores: readonly Site[], place: Place | null): { store: Site; km: number | null }[] {
  if (place === null) return stores.map((store) => ({ store, km: null }))
  return stores
    .map((store) => ({ store, km: distanceKm(place, store) }))
    .toSorted((one, other) => one.km - other.km)
}

function nearest(stores: readonly Site[], place: Place): { name: string } {
  const [first] = ordered(stores, place)
  return { name: first?.store.name ?? '' }
}

export const storeFinder = defineBlock({
  name: 'store_finder',
  fields: storeFinderFields,
  Component: StoreFinder,
})
