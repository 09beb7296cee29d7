import type { ProductSeal } from '@shop/domain/product/product-facts'
import { Picture } from '../picture/picture.tsx'
import css from './seal-list.module.css'

/** What each seal stands for. */
export function SealList({ seals }: { seals: readonly ProductSeal[] }) {
  return (
    <ul className={css.list}>
      {seals.map(({ key, name, text, image }) => (
        <li key={key} className={css.seal}>
          {image ? (
            <span className={css.picture}>
              <Picture image={{ ...image, alt: '' }} sizes="96px" />
            </span>
          ) : null}
          <div>
            <h3 className={css.name}>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
