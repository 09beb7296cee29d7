import type { ReactNode } from 'react'
import { storybookAddress } from '../story-address.ts'
import css from './gallery.module.css'

type GalleryTileProps = {
  label: string
  /** The page or story that it leads to. */
  story: string
  globals: Record<string, unknown>
  /** How the tile is cut: a whole page from above, or a part in its middle. */
  kind: 'opening' | 'page' | 'part' | 'band'
  children: ReactNode
}

/** Something real, drawn small and standing still, with the way to it. */
export function GalleryTile({ label, story, globals, kind, children }: GalleryTileProps) {
  return (
    <li className={css.tile} data-kind={kind}>
      <div className={css.stage} inert aria-hidden>
        <div className={css.drawn}>{children}</div>
      </div>
      <a className={css.label} href={storybookAddress(story, globals)} target="_top">
        {label}
      </a>
    </li>
  )
}
