import type { MouseEvent } from 'react'
import { Picture } from '../picture/picture.tsx'
import css from './search-suggestions.module.css'
import type { TileOption } from './suggestion-groups.ts'

type TileRowProps = {
  option: TileOption
  isActive: boolean
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** A category with its picture. */
export function TileRow({ option, isActive, onFollow }: TileRowProps) {
  const { id, href, label, image } = option

  return (
    <a
      id={id}
      className={css.product}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event) => onFollow(href, event)}
    >
      <div className={css.picture}>
        {image ? <Picture image={{ ...image, alt: '' }} sizes="72px" ratio="1/1" fit="cover" /> : null}
      </div>
      <span className={css.name}>{label}</span>
    </a>
  )
}
