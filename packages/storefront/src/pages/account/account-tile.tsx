import { Trans } from '@lingui/react'
import { Icon } from '@shop/ui/icon/icon'
import type { LucideIcon } from 'lucide-react/types'
import css from './account-page.module.css'

type AccountTileProps = {
  href: string
  icon: LucideIcon
  title: string
  /** What can be done there. */
  note?: string | undefined
  /** How many there are; null before it is loaded, left out where nothing is counted. */
  count?: number | null
}

/** A way to something that belongs to the customer. */
export function AccountTile({ href, icon, title, note, count }: AccountTileProps) {
  return (
    <li>
      <a className={css.tile} href={href}>
        <Icon of={icon} size="m" />
        <span>
          <span className={css.tileTitle}>{title}</span>
          {note ? <span className={css.tileNote}>{note}</span> : null}
          {count === undefined ? null : (
            <span className={css.tileNote}>
              {count === null ? (
                '\u00a0'
              ) : (
                <Trans
                  id="account.count"
                  message="{count, plural, =0 {Noch leer} one {# Artikel} other {# Artikel}}"
                  values={{ count }}
                />
              )}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
