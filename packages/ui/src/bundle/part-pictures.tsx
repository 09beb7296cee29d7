import { useLingui } from '@lingui/react'
import { Picture } from '../picture/picture.tsx'
import type { BundlePart } from './bundle-parts.tsx'
import css from './part-pictures.module.css'

type PartPicturesProps = { parts: readonly Pick<BundlePart, 'id' | 'name' | 'href' | 'image' | 'quantity'>[] }

/** What lies in a bundle at a glance, below its name: the main picture may show one part alone. */
export function PartPictures({ parts }: PartPicturesProps) {
  const { i18n } = useLingui()
  return (
    <ul className={css.parts} aria-label={i18n.t({ id: 'bundle.title', message: 'Das ist im Set' })}>
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
