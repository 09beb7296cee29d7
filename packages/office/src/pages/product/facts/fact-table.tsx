import { Trans, useLingui } from '@lingui/react'
import { COUNTRIES, currencyOf } from '@shop/domain/market/markets'
import { type ComponentType, useState } from 'react'
import { useShopPlaces } from '../../../client/use-shop-places.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { countryName } from '../../../words/names/intl-name.ts'
import type { FactFieldProps } from './fact-field-props.ts'
import { Group } from './fact-group.tsx'
import { FactNumber } from './fact-number.tsx'
import { blankOf, type FactShape, isFields } from './fact-shape.ts'
import { factHint } from './fact-words.ts'
import styles from './facts.module.css'

type TableProps = FactFieldProps & {
  shape: Extract<FactShape, { kind: 'table' }>
  /** Draws a value; the field of a fact itself, which draws tables in turn. */
  Item: ComponentType<FactFieldProps>
}

/** Values by a key: one for each country, or by names that are typed. */
export function FactTable({ shape, Item, ...props }: TableProps) {
  return shape.keys === null ? (
    <NamedRows {...props} of={shape.of} Item={Item} />
  ) : (
    <CountryAmounts {...props} />
  )
}

/** An amount for each country of the shop, and for those that have one. */
function CountryAmounts({ label, isWhole, place, path, value, onChange, problems }: FactFieldProps) {
  const { i18n } = useLingui()
  const { countries } = useShopPlaces()
  const amounts = isFields(value) ? value : {}
  const shown = COUNTRIES.filter((country) => countries.includes(country) || Object.hasOwn(amounts, country))
  return (
    <Group label={isWhole ? null : label} problem={problems.get(path) ?? null}>
      <p className={styles.quiet}>{factHint(place, i18n)}</p>
      <div className={styles.parts}>
        {shown.map((country) => (
          <FactNumber
            key={country}
            label={`${countryName(country, i18n)}, ${currencyOf(country)}`}
            value={amounts[country]}
            isAmount
            onChange={(amount) => {
              const { [country]: _, ...others } = amounts
              onChange(amount === '' ? others : { ...amounts, [country]: amount })
            }}
            problem={problems.get(`${path}.${country}`) ?? null}
          />
        ))}
      </div>
    </Group>
  )
}

type NamedRowsProps = FactFieldProps & { of: FactShape; Item: TableProps['Item'] }

function NamedRows({ of, Item, label, isWhole, place, path, value, onChange, problems }: NamedRowsProps) {
  const { i18n } = useLingui()
  const [name, setName] = useState('')
  const rows = isFields(value) ? value : {}
  const key = name.trim()
  // The key of a record of the format: what an address or an article number may hold.
  const isFree = /^[A-Za-z0-9_-]{1,64}$/.test(key) && !Object.hasOwn(rows, key)
  const hint = factHint(place, i18n)
  return (
    <Group label={isWhole ? null : label} problem={problems.get(path) ?? null}>
      {Object.entries(rows).map(([rowKey, row]) => (
        <Group key={rowKey} label={rowKey} problem={null}>
          <Item
            {...{ place, problems }}
            part={{ shape: of, isOptional: false, isNullable: false }}
            path={`${path}.${rowKey}`}
            label={`${label}, ${rowKey}`}
            value={row}
            onChange={(next) => onChange({ ...rows, [rowKey]: next })}
          />
          <div>
            <Button
              onPress={() => {
                const { [rowKey]: _, ...others } = rows
                onChange(others)
              }}
            >
              <Trans id="fact.dropPart" message="Take {label} away" values={{ label: rowKey }} />
            </Button>
          </div>
        </Group>
      ))}
      <div className={styles.add}>
        <Field
          label={i18n.t({ id: 'fact.rowName', message: 'Add to {label}: short name', values: { label } })}
          value={name}
          onChange={setName}
          {...(hint === null ? {} : { hint })}
        />
        <Button
          isDisabled={!isFree}
          aria-label={i18n.t({ id: 'fact.addRowTo', message: 'Add to {label}', values: { label } })}
          onPress={() => {
            onChange({ ...rows, [key]: blankOf(of) })
            setName('')
          }}
        >
          <Trans id="fact.addRow" message="Add" />
        </Button>
      </div>
    </Group>
  )
}
