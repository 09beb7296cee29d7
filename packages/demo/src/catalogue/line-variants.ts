import type { Localised } from '@shop/engine/records/catalogue-record'
import { t } from '../words/localised.ts'
import type { LineVariant } from './product-line.ts'

/** The only row of a product that comes in one size; the German shelf price in cents. */
export function oneSize(price: number): readonly LineVariant[] {
  return [{ key: 'einzeln', label: t('Einzeln', 'À l’unité', 'Per stuk'), price }]
}

/** Rows of a size dropdown: key of the article number, label, German shelf price in cents. */
export function sizes(...rows: [string, Localised | string, number][]): readonly LineVariant[] {
  return rows.map(([key, label, price]) => ({ key, label, price }))
}

/** Rows of pieces and sets: how many, and the German shelf price in cents. */
export function sets(...rows: [number, number][]): readonly LineVariant[] {
  return rows.map(([count, price]) =>
    count === 1
      ? { key: '1er', label: t('Einzeln', 'À l’unité', 'Per stuk'), price }
      : { key: `${count}er`, label: t(`${count}er-Set`, `Lot de ${count}`, `Set van ${count}`), price },
  )
}
