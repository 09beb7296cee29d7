import { Picture } from '../picture/picture.tsx'
import type { BundlePart } from './bundle-parts.tsx'
import css from './part-pictures.module.css'

type PartPicturesProps = {
  /** What the pictures are, for those who do not see them. */
  label: string
  /** Large where they are what the page is about. */
  size?: 'small' | 'large'
  parts: readonly Pick<BundlePart, 'id' | 'name' | 'href' | 'image' | 'quantity'>[]
}

const SIDES = { small: '96px', large: '(width >= 768px) 176px, 40vw' }

/** What lies in a set or an order at a glance: small pictures with their names. */
export function PartPictures({ label, parts, size = 'small' }: PartPicturesProps) {
  return (
    <ul className={css.parts} data-size={size} aria-label={label}>
      {parts.map(({ id, name, href, image, quantity }) => (
        <li key={id}>
          <a className={css.part} href={href}>
            {image ? <Picture image={{ ...image, alt: '' }} sizes={SIDES[size]} ratio="1/1" /> : null}
            {quantity > 1 ? `${quantity} × ${name}` : name}
          </a>
        </li>
      ))}
    </ul>
  )
}
