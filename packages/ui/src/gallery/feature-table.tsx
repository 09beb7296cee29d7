import css from './feature-table.module.css'

type FeatureTableProps = { features: { label: string; value: string }[] }

/** Measures, materials and the rest of what a product is. */
export function FeatureTable({ features }: FeatureTableProps) {
  return (
    <dl className={css.table}>
      {features.map((feature) => (
        <div key={feature.label} className={css.row}>
          <dt>{feature.label}</dt>
          <dd>{feature.value}</dd>
        </div>
      ))}
    </dl>
  )
}
