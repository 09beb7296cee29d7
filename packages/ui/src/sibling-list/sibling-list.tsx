import type { ProductImage } from '@shop/domain/product/product'
import { Picture } from '../picture/picture.tsx'
import css from './sibling-list.module.css'

type SiblingListProps = {
  /** What differs, for example `Farbe`. */
  label: string
  siblings: readonly {
    id: number
    label: string
    /** With its locale prefix. */
    href: string
    image: ProductImage | null
    isActive: boolean
  }[]
}

/** The same product in other colours or patterns, each a page of its own. The one on show leads the label. */
export function SiblingList({ label, siblings }: SiblingListProps) {
  if (siblings.length < 2) return null
  const active = siblings.find(({ isActive }) => isActive)

  return (
    <div className={css.siblings}>
      <p className={css.label}>
        {label}
        {active ? <span className={css.chosen}>{active.label}</span> : null}
      </p>
      <ul className={css.list}>
        {siblings.map(({ id, label: words, href, image, isActive }) => (
          <li key={id}>
            <a
              className={css.sibling}
              href={href}
              aria-current={isActive || undefined}
              aria-label={words}
              title={words}
            >
              {image ? (
                <Picture image={{ ...image, alt: '' }} sizes="64px" ratio="1/1" />
              ) : (
                <span className={css.words}>{words}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
