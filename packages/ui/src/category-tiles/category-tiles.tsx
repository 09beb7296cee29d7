import type { ProductImage } from '@shop/domain/product/product'
import { Picture } from '../picture/picture.tsx'
import css from './category-tiles.module.css'

export type CategoryTile = { name: string; href: string; image: ProductImage | null }

/** Categories as pictures with their names; on phones two in a row. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={css.tiles}>
      {tiles.map(({ name, href, image }) => (
        <li key={href}>
          <a className={css.tile} href={href}>
            <div className={css.picture}>
              {image ? (
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes="(width >= 1024px) 16vw, (width >= 768px) 31vw, 46vw"
                  ratio="1/1"
                />
              ) : null}
            </div>
            <span className={css.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
