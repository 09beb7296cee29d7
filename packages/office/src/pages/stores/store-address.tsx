import { Trans, useLingui } from '@lingui/react'
import type { Country } from '@shop/domain/market/markets'
import { zipPlace } from '@shop/domain/store/zip-place'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { countryName } from '../../words/names/intl-name.ts'
import type { StoreTexts } from './store-texts.ts'

type StoreAddressProps = {
  texts: StoreTexts
  countries: readonly Country[]
  isNew: boolean
  problem: (path: string) => string | null
  onChange: (part: Partial<StoreTexts>) => void
}

/** What a store is called and where it is; its place on the map says how far shoppers have to it. */
export function StoreAddress({ texts, countries, isNew, problem, onChange }: StoreAddressProps) {
  const { i18n } = useLingui()
  const shown = countries.includes(texts.country) ? countries : [texts.country, ...countries]
  const place = zipPlace(texts.zip, texts.country)
  return (
    <>
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'store.name', message: 'Name' })}
          value={texts.name}
          onChange={(name) => onChange({ name })}
          problem={problem('name')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'store.id', message: 'Short name' })}
          hint={i18n.t({ id: 'store.idHint', message: 'As files of stores call it; it stays.' })}
          value={texts.id}
          onChange={(id) => onChange({ id })}
          problem={problem('id')}
          isReadOnly={!isNew}
          isRequired
        />
      </div>
      <Field
        label={i18n.t({ id: 'store.street', message: 'Street and number' })}
        value={texts.street}
        onChange={(street) => onChange({ street })}
        problem={problem('street')}
        isRequired
      />
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'store.zip', message: 'ZIP code' })}
          value={texts.zip}
          onChange={(zip) => onChange({ zip })}
          problem={problem('zip')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'store.city', message: 'City' })}
          value={texts.city}
          onChange={(city) => onChange({ city })}
          problem={problem('city')}
          isRequired
        />
        <Choice
          label={i18n.t({ id: 'store.country', message: 'Country' })}
          options={shown.map((key) => ({ key, name: countryName(key, i18n) }))}
          value={texts.country}
          onChange={(country) => onChange({ country })}
        />
        <Field
          label={i18n.t({ id: 'store.phone', message: 'Phone' })}
          value={texts.phone}
          onChange={(phone) => onChange({ phone })}
          problem={problem('phone')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'store.lat', message: 'Latitude' })}
          inputMode="decimal"
          value={texts.lat}
          onChange={(lat) => onChange({ lat })}
          problem={problem('lat')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'store.lng', message: 'Longitude' })}
          inputMode="decimal"
          value={texts.lng}
          onChange={(lng) => onChange({ lng })}
          problem={problem('lng')}
          isRequired
        />
      </div>
      {place !== null && (
        <div className={listing.actions}>
          <Button onPress={() => onChange({ lat: String(place.lat), lng: String(place.lng) })}>
            <Trans id="store.placeOfZip" message="Take the place of the ZIP code, to some 30 km" />
          </Button>
        </div>
      )}
    </>
  )
}
