import { useLingui } from '@lingui/react'
import css from './subcategory-chips.module.css'

type SubcategoryChipsProps = { items: { name: string; href: string; count: number }[] }

/** The next level of the category tree; nothing without one. */
export function SubcategoryChips({ items }: SubcategoryChipsProps) {
  const { i18n } = useLingui()
  if (items.length === 0) return null

  return (
    <nav aria-label={i18n.t({ id: 'listing.subcategories', message: 'Unterkategorien' })}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={css.chip} href={item.href}>
              {item.name} <span className={css.count}>{item.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
