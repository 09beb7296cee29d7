import { Trans, useLingui } from '@lingui/react'
import { ADDRESS_MAX, hasParcelLockers, isHouseNumberInStreet } from '@shop/domain/address/address-limits'
import { hasLettersInZip, normalisedZip } from '@shop/domain/address/normalised-zip'
import type { Country } from '@shop/domain/market/markets'
import { GENDERS } from '@shop/domain/user/user'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { type AddressFieldName, type AddressValues, LOCKER_STREET } from './address-fields.ts'
import css from './address-form.module.css'
import type { AddressHelp } from './address-help.ts'
import { countryName, genderName } from './address-names.ts'
import { FormField } from './form-field.tsx'
import { TownChoices } from './town-choices.tsx'
import { useStreetHelp } from './use-street-help.ts'
import { useTownHelp } from './use-town-help.ts'

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
  /** Fills in towns and offers streets; without it everything is typed. */
  help?: AddressHelp | null
}

/** Every field of an address, in the order of an envelope. @see product §7 */
export function AddressForm(props: AddressFormProps) {
  const { group, values, errors, onChange, help = null } = props
  const { i18n } = useLingui()
  const home = useRef({ street: '', houseNumber: '' })
  const mayUseLocker = group !== 'billing' && (props.hasLockers ?? true) && hasParcelLockers(values.country)
  const isLocker = mayUseLocker && (values.postNumber !== '' || values.street === LOCKER_STREET)

  const field: FieldOf = (name, token) => ({
    name: `${group}.${name}`,
    value: values[name],
    error: errors[name] ?? null,
    autoComplete: group === 'address' ? token : `${group} ${token}`,
    onChange: (value: string) => onChange(name, value),
  })

  // Nobody calls about a bill; a number that was given before can still be changed, and be empty meanwhile.
  const [hadPhone, setHadPhone] = useState(values.phone !== '')
  if (!hadPhone && values.phone !== '') setHadPhone(true)
  const isPhoneAsked = group !== 'billing' || hadPhone
  const towns = useTownHelp(values, { help, onChange, fieldId: `${group}.city` })
  const streets = useStreetHelp(values, { help: isLocker ? null : help, onChange })

  const toggleLocker = (isWanted: boolean) => {
    // After a change of mind the street is there again.
    if (isWanted) home.current = { street: values.street, houseNumber: values.houseNumber }
    onChange('postNumber', '')
    onChange('street', isWanted ? LOCKER_STREET : home.current.street)
    onChange('houseNumber', isWanted ? '' : home.current.houseNumber)
  }

  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{props.legend}</legend>
      <PersonFields field={field} values={values} />
      {mayUseLocker ? <LockerBox isLocker={isLocker} onToggle={toggleLocker} /> : null}
      <StreetFields field={field} values={values} isLocker={isLocker} streets={streets} />
      <PlaceFields
        field={field}
        values={values}
        countries={props.countries}
        towns={towns}
        onChange={onChange}
      />
      {isPhoneAsked ? (
        <FormField
          {...field('phone', 'tel')}
          label={i18n.t({ id: 'address.phone', message: 'Telefon' })}
          hint={
            props.needsPhone
              ? i18n.t({
                  id: 'address.phoneFreight',
                  message: 'Die Spedition ruft Sie an, um einen Tag auszumachen',
                })
              : i18n.t({ id: 'address.phoneHint', message: 'Nur für Rückfragen zur Lieferung' })
          }
          isRequired={props.needsPhone ?? false}
          type="tel"
          inputMode="tel"
        />
      ) : null}
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

/** What every field of the form needs, by its name and by what browsers call it. */
type FieldOf = (
  name: AddressFieldName,
  token: string,
) => Pick<ComponentProps<typeof FormField>, 'name' | 'value' | 'error' | 'autoComplete' | 'onChange'>

type FieldsProps = { field: FieldOf; values: AddressValues }

function PersonFields({ field, values }: FieldsProps) {
  const { i18n } = useLingui()

  return (
    <>
      <FormField
        {...field('gender', 'honorific-prefix')}
        isRequired={false}
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
    </>
  )
}

type LockerBoxProps = { isLocker: boolean; onToggle: (isLocker: boolean) => void }

/** Sends the parcel to a locker instead of a street. */
function LockerBox({ isLocker, onToggle }: LockerBoxProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={isLocker} onChange={(event) => onToggle(event.target.checked)} />
      <Trans id="address.toLocker" message="An eine Packstation liefern" />
    </label>
  )
}

type StreetFieldsProps = FieldsProps & { isLocker: boolean; streets: ReturnType<typeof useStreetHelp> }

function StreetFields({ field, values, isLocker, streets }: StreetFieldsProps) {
  const { i18n } = useLingui()
  const list = useId()

  return (
    <>
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
        onChange={streets.change}
        list={streets.options.length > 0 ? list : undefined}
        label={
          isLocker
            ? i18n.t({ id: 'address.locker', message: 'Packstation' })
            : i18n.t({ id: 'address.street', message: 'Straße' })
        }
        span={4}
        maxLength={ADDRESS_MAX.street}
      />
      <Suggestions id={list} of={streets.options} />
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
    </>
  )
}

type PlaceFieldsProps = FieldsProps & {
  countries: readonly Country[]
  onChange: AddressFormProps['onChange']
  towns: ReturnType<typeof useTownHelp>
}

function PlaceFields({ field, values, countries, towns, onChange }: PlaceFieldsProps) {
  const { i18n } = useLingui()
  const list = useId()
  const city = field('city', 'address-level2')

  return (
    <>
      <FormField
        {...field('zip', 'postal-code')}
        label={i18n.t({ id: 'address.zip', message: 'PLZ' })}
        span={2}
        inputMode={hasLettersInZip(values.country) ? 'text' : 'numeric'}
        onBlur={() => onChange('zip', normalisedZip(values.zip, values.country))}
        maxLength={12}
      />
      <FormField
        {...city}
        onBlur={towns.judge}
        list={towns.towns.length > 1 ? list : undefined}
        label={i18n.t({ id: 'address.city', message: 'Ort' })}
        span={4}
        maxLength={ADDRESS_MAX.city}
      />
      <Suggestions id={list} of={towns.towns.length > 1 ? towns.towns : []} />
      <TownChoices
        zip={normalisedZip(values.zip, values.country)}
        city={values.city.trim()}
        choices={towns.choices}
        announced={towns.announced}
        onTake={(town) => {
          towns.take(town)
          // The pressed button goes: whoever uses the keyboard goes on at the field.
          document.getElementById(city.name)?.focus()
        }}
      />
      <FormField
        {...field('country', 'country')}
        label={i18n.t({ id: 'address.country', message: 'Land' })}
        options={countries.map((country) => ({ value: country, label: countryName(i18n, country) }))}
      />
    </>
  )
}

/** What a field may mean, as the browser offers it. */
function Suggestions({ id, of }: { id: string; of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <datalist id={id}>
      {of.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  )
}
