import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { t } from './localised.ts'

type Personalisation = NonNullable<NonNullable<ProductRecord['facts']>['personalisation']>
type Row = Personalisation['rows'][number]

/** The row for a child's name, with a maximum length. */
export function nameRow(maxLength: number): Row {
  return { label: t('Name', 'Prénom', 'Naam'), maxLength, required: true }
}

/** A second row that may stay empty. */
export const DATE_ROW: Row = {
  label: t('Geburtsdatum', 'Date de naissance', 'Geboortedatum'),
  maxLength: 10,
  required: false,
}

/** One short word on the thing itself. */
export const WORD_ROW: Row = {
  label: t('Name oder Wort', 'Prénom ou mot', 'Naam of woord'),
  maxLength: 12,
  required: true,
}

/** Stitched into the fabric or painted on: sold plain as well. */
export function withText(...rows: Row[]): Personalisation {
  return { kind: 'text', rows, mayBeWithout: true }
}

/** Cut into the material. */
export function engraved(...rows: Row[]): Personalisation {
  return { kind: 'engraving', rows, mayBeWithout: true }
}
