import { useLingui } from '@lingui/react'
import type { ProductSeal } from '@shop/domain/product/product-facts'
import { Picture } from '../picture/picture.tsx'
import css from './seal-row.module.css'

type SealRowProps = { seals: readonly ProductSeal[]; onOpen: (key: string) => void }

/** What others vouch for, small and in one row; each opens what it means. */
export function SealRow({ seals, onOpen }: SealRowProps) {
  const { i18n } = useLingui()
  if (seals.length === 0) return null

  return (
    <ul className={css.row} aria-label={i18n.t({ id: 'seals.title', message: 'Siegel' })}>
      {seals.map(({ key, name, image }) => (
        <li key={key}>
          <button type="button" className={css.seal} aria-haspopup="dialog" onClick={() => onOpen(key)}>
            {image ? (
              <span className={css.picture}>
                <Picture image={{ ...image, alt: '' }} sizes="44px" />
              </span>
            ) : null}
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
