import { Trans, useLingui } from '@lingui/react'
import type { NearStore } from '@shop/api-client/contract/stores'
import { isZipOf } from '@shop/domain/address/normalised-zip'
import { useForm } from '@shop/ui/form/use-form.ts'
import { StoreCard } from '@shop/ui/stores/store-card'
import { StoreSearch } from '@shop/ui/stores/store-search'
import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { SMALL_FORM_WORDS } from '../problem-words/form-problem-words.ts'
import css from './reserve-dialog.module.css'
import { lastZipAtom, loadStoresAtom } from './stores.atoms.ts'

type Search = { zip: string; position: { lat: number; lng: number } | null }

type FindStoreProps = {
  variantId: number
  productName: string
  /** Null until requested. */
  stores: NearStore[] | null
  onFound: (stores: NearStore[]) => void
  onChoose: (store: NearStore) => void
}

/** Asks where the shopper is and lists the stores around, nearest first. */
export function FindStore({ variantId, productName, stores, onFound, onChoose }: FindStoreProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const [zip, setZip] = useAtom(lastZipAtom)
  const load = useSetAtom(loadStoresAtom)
  const [locating, setLocating] = useState<'no' | 'asking' | 'refused'>('no')
  const form = useForm({
    initial: (): Search => ({ zip, position: null }),
    labels: { zip: i18n.t({ id: 'store.zip', message: 'Postleitzahl' }) },
    fieldId: () => 'store-zip',
    words: SMALL_FORM_WORDS,
    rules: (search) =>
      search.position !== null || isZipOf(search.zip, market.country)
        ? []
        : [{ path: 'zip', key: 'store.errors.zip', params: {} }],
    send: (search) => load({ variantId, where: search.position ?? { zip: search.zip.trim() } }),
    onSent: onFound,
    onChange: (search) => setZip(search.zip),
    focus: 'field',
    wholeAt: 'zip',
  })
  const refused =
    locating === 'refused'
      ? i18n.t({
          id: 'store.noPosition',
          message: 'Ihren Standort kennen wir nicht. Mit der Postleitzahl geht es auch.',
        })
      : null
  const error = form.problems.zip ?? refused

  const find = (position: Search['position']) => {
    setLocating('no')
    void form.submit({ position })
  }
  const onLocate = () => {
    setLocating('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => find({ lat: coords.latitude, lng: coords.longitude }),
      () => setLocating('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }

  return (
    <div className={css.view}>
      <p>
        <Trans
          id="reservation.lead"
          message="Sehen Sie {product} in der Nähe an, und bezahlen Sie erst dort."
          values={{ product: productName }}
        />
      </p>
      <StoreSearch
        country={market.country}
        zip={form.values.zip}
        onZip={(typed) => form.change({ zip: typed })}
        onSearch={() => find(null)}
        events={form.events}
        onLocate={onLocate}
        error={error}
        isBusy={form.isBusy || locating === 'asking'}
      />
      <div aria-live="polite">
        {stores === null ? null : stores.length === 0 ? (
          <p>
            <Trans id="store.noneHere" message="In diesem Land haben wir noch keine Filiale." />
          </p>
        ) : (
          <p className={css.count}>
            <Trans
              id="store.found"
              message="{count, plural, one {# Filiale} other {# Filialen}}, davon {stocked} mit Bestand. Entfernungen sind Luftlinie und ungefähr."
              values={{
                count: stores.length,
                stocked: stores.filter(({ stock }) => stock.kind !== 'none').length,
              }}
            />
          </p>
        )}
      </div>
      <div>
        {(stores ?? []).map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            now={new Date()}
            timezone={market.timezone}
            onReserve={() => onChoose(store)}
          />
        ))}
      </div>
    </div>
  )
}
