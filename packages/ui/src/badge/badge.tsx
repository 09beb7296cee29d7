import { useLingui } from '@lingui/react'
import type { Badge as ProductBadge } from '@shop/domain/product/product-card'
import css from './badge.module.css'

type BadgeProps = {
  /** `sale` is for reductions alone, `promotion` for campaigns; anything else is quiet. */
  kind?: 'sale' | 'promotion' | 'plain'
  children: string
}

/** A word or two on a product. */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return (
    <span className={css.badge} data-kind={kind}>
      {children}
    </span>
  )
}

/** Badges of a product, at most three. Sale and promotion show their label as given. @see spec §3 "Badge" */
export function ProductBadges({ badges }: { badges: readonly ProductBadge[] }) {
  const { i18n } = useLingui()
  if (badges.length === 0) return null

  return (
    <ul className={css.list}>
      {badges.slice(0, MOST_SHOWN).map(({ id, type, label }) => (
        <li key={id}>
          <Badge kind={type === 'sale' || type === 'promotion' ? type : 'plain'}>{words(type, label)}</Badge>
        </li>
      ))}
    </ul>
  )

  function words(type: string, label: string): string {
    switch (type) {
      case 'new':
        return i18n.t({ id: 'badge.new', message: 'Neu' })
      case 'bestseller':
        return i18n.t({ id: 'badge.bestseller', message: 'Bestseller' })
      case 'sustainable':
        return i18n.t({ id: 'badge.sustainable', message: 'Nachhaltiger' })
      case 'exclusive':
      case 'onlineOnly':
        return i18n.t({ id: 'badge.onlineOnly', message: 'Nur online' })
      case 'personalised':
        return i18n.t({ id: 'badge.personalised', message: 'Personalisierbar' })
      case 'soldOut':
        return i18n.t({ id: 'badge.soldOut', message: 'Ausverkauft' })
      default:
        return label
    }
  }
}

const MOST_SHOWN = 3
