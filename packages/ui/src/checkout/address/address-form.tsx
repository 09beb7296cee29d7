import { Trans, useLingui } from '@lingui/react'
import { ADDRESS_MAX, hasParcelLockers, isHouseNumberInStreet } from '@shop/domain/address/address-limits'
import type { Country } from '@shop/domain/market/markets'
import { GENDERS } from '@shop/domain/user/user'
import { useRef } from 'react'
import { type AddressFieldName, type AddressValues, LOCKER_STREET } from './address-fields.ts'
import css from './address-form.module.css'
import { countryName, genderName } from './address-names.ts'
import { FormField } from './form-field.tsx'

type AddressFormProps = {
  /** Which address the browser fills in; `address` is one of no particular use. */
  group: 'shipping' | 'billing' | 'address'
  legend: string
  values: AddressValues
  /** Already worded. */
  errors: Partial<Record<AddressFieldName, string>>
  onChange: (name: AddressFieldName, value: string) => void
  /** Where this shop delivers to. */
  countries: readonly Country[]
  /** Freight: the driver calls before he comes. */
  needsPhone?: boolean
  needsBirthDate?: boolean
  /** Freight does not fit into a locker. */
  hasLockers?: boolean
}

/** Every field of an address, in the order of an envelope. @see product §7 */
export function AddressForm(props: AddressFormProps) {
  const { group, legend, values, errors, onChange, countries } = props
  const { i18n } = useLingui()
  const home = useRef({ street: '', houseNumber: '' })
  const mayUseLocker = group !== 'billing' && (props.hasLockers ?? true) && hasParcelLockers(values.country)
  const isLocker = mayUseLocker && (values.postNumber !== '' || values.street === LOCKER_STREET)

  const field = (name: AddressFieldName, token: string) => ({
    name: `${group}.${name}`,
    value: values[name],
    error: errors[name] ?? null,
    autoComplete: group === 'address' ? token : `${group} ${token}`,
    onChange: (value: string) => onChange(name, value),
  })

  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{legend}</legend>
      <FormField
        {...field('gender', 'honorific-prefix')}
        label={i18n.t({ id: 'address.gender', message: 'Anrede' })}
        options={[
          { value: '', label: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }) },
          ...GENDERS.map((gender) => ({ value: gender, label: genderName(i18n, gender) })),
        ]}
      />
      {values.gender === 'n' ? (
        <FormField
          {...field('company', 'organization')}
          label={i18n.t({ id: 'address.company', message: 'Firma' })}
          maxLength={ADDRESS_MAX.company}
        />
      ) : null}
      <FormField
        {...field('firstName', 'given-name')}
        label={i18n.t({ id: 'address.firstName', message: 'Vorname' })}
        span={3}
      />
      <FormField
        {...field('lastName', 'family-name')}
        label={i18n.t({ id: 'address.lastName', message: 'Nachname' })}
        span={3}
      />
      {mayUseLocker ? (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={isLocker}
            onChange={(event) => {
              const { street, houseNumber } = values
              // Whoever changes their mind finds the street again.
              if (event.target.checked) home.current = { street, houseNumber }
              onChange('postNumber', '')
              onChange('street', event.target.checked ? LOCKER_STREET : home.current.street)
              onChange('houseNumber', event.target.checked ? '' : home.current.houseNumber)
            }}
          />
          <Trans id="address.toLocker" message="An eine Packstation liefern" />
        </label>
      ) : null}
      {isLocker ? (
        <FormField
          {...field('postNumber', 'off')}
          label={i18n.t({ id: 'address.postNumber', message: 'Postnummer' })}
          hint={i18n.t({
            id: 'address.postNumberHint',
            message: '6 bis 10 Ziffern, steht in der App der Post',
          })}
          inputMode="numeric"
          maxLength={ADDRESS_MAX.postNumber}
        />
      ) : null}
      <FormField
        {...field('street', 'address-line1')}
        label={
          isLocker
            ? i18n.t({ id: 'address.locker', message: 'Packstation' })
            : i18n.t({ id: 'address.street', message: 'Straße' })
        }
        span={4}
        maxLength={ADDRESS_MAX.street}
      />
      <FormField
        {...field('houseNumber', 'off')}
        autoComplete="off"
        label={
          isLocker
            ? i18n.t({ id: 'address.lockerNumber', message: 'Nummer' })
            : i18n.t({ id: 'address.houseNumber', message: 'Hausnr.' })
        }
        isRequired={!isHouseNumberInStreet(values.country)}
        span={2}
        maxLength={ADDRESS_MAX.houseNumber}
      />
      {isLocker ? null : (
        <FormField
          {...field('addition', 'address-line2')}
          label={i18n.t({ id: 'address.addition', message: 'Adresszusatz' })}
          isRequired={false}
          maxLength={ADDRESS_MAX.addition}
        />
      )}
      <FormField
        {...field('zip', 'postal-code')}
        label={i18n.t({ id: 'address.zip', message: 'PLZ' })}
        span={2}
        inputMode={values.country === 'NL' ? 'text' : 'numeric'}
        maxLength={7}
      />
      <FormField
        {...field('city', 'address-level2')}
        label={i18n.t({ id: 'address.city', message: 'Ort' })}
        span={4}
        maxLength={ADDRESS_MAX.city}
      />
      <FormField
        {...field('country', 'country')}
        label={i18n.t({ id: 'address.country', message: 'Land' })}
        options={countries.map((country) => ({ value: country, label: countryName(i18n, country) }))}
      />
      <FormField
        {...field('phone', 'tel')}
        label={i18n.t({ id: 'address.phone', message: 'Telefon' })}
        hint={
          props.needsPhone
            ? i18n.t({
                id: 'address.phoneFreight',
                message: 'Die Spedition ruft an, um einen Tag auszumachen',
              })
            : i18n.t({ id: 'address.phoneHint', message: 'Nur für Rückfragen zur Lieferung' })
        }
        isRequired={props.needsPhone ?? false}
        type="tel"
        inputMode="tel"
      />
      {props.needsBirthDate ? (
        <FormField
          {...field('birthDate', 'bday')}
          label={i18n.t({ id: 'address.birthDate', message: 'Geburtsdatum' })}
          type="date"
        />
      ) : null}
    </fieldset>
  )
}
