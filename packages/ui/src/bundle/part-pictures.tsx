import { Picture } from '../picture/picture.tsx'
import type { BundlePart } from './bundle-parts.tsx'
import css from './part-pictures.module.css'

type PartPicturesProps = {
  /** What the pictures are, for those who do not see them. */
  label: string
  parts: readonly Pick<BundlePart, 'id' | 'name' | 'href' | 'image' | 'quantity'>[]
}

/** What lies in a set or an order at a glance: small pictures with their names. */
export function PartPictures({ label, parts }: PartPicturesProps) {
  return (
    <ul className={css.parts} aria-label={label}>
      {parts.map(({ id, name, href, image, quantity }) => (
        <li key={id}>
          <a className={css.part} href={href}>
            {image ? <Picture image={{ ...image, alt: '' }} sizes="72px" ratio="1/1" /> : null}
            {quantity > 1 ? `${quantity} × ${name}` : name}
          </a>
        </li>
      ))}
    </ul>
  )
}
