import css from './export.module.css'
import type { ExportSection } from './export-html.ts'

/** How much of each kind is stored. */
export function StoredKinds({ sections }: { sections: readonly ExportSection[] }) {
  return (
    <ul className={css.kinds}>
      {sections.map(({ title, rows }) => (
        <li key={title}>
          <span>{title}</span>
          <span className={css.count}>{rows.length}</span>
        </li>
      ))}
    </ul>
  )
}
