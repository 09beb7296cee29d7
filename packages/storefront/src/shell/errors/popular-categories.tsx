import { Trans } from '@lingui/react'
import { useId } from 'react'
import { useMenu } from '../links/use-menu.ts'
import css from './popular-categories.module.css'

/** The shop's main categories, where a page has nothing else to show; nothing while they are not known. */
export function PopularCategories() {
  const titleId = useId()
  const categories = useMenu().items.filter(({ isCategory }) => isCategory)
  if (categories.length === 0) return null

  return (
    <nav className={css.categories} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        <Trans id="search.popularCategories" message="Beliebte Kategorien" />
      </h2>
      <ul className={css.list}>
        {categories.map(({ href, name }) => (
          <li key={href}>
            <a className={css.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
