import type { ReactNode } from 'react'
import css from './feature-table.module.css'

export type Feature = { label: string; value: ReactNode; key?: string }

/** Measures, materials and the rest of what a product is. */
export function FeatureTable({ features }: { features: readonly Feature[] }) {
  return (
    <dl className={css.table}>
      {features.map((feature) => (
        <div key={feature.key ?? feature.label} className={css.row}>
          <dt>{feature.label}</dt>
          <dd>{feature.value}</dd>
        </div>
      ))}
    </dl>
  )
}
