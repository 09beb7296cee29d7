import { Trans, useLingui } from '@lingui/react'
import type { Occasion } from '@shop/domain/gift-list/occasion'
import { useShopFormat } from '../shop-format.tsx'
import css from './gift-list-tile.module.css'
import { listKindWords } from './list-kind-words.ts'

type GiftListTileProps = {
  name: string
  occasion: Occasion
  /** ISO day; null where there is none. */
  dueOn: string | null
  /** How many lines it has. */
  items: number
  isShared: boolean
  href: string
}

/** One of somebody's lists, with the way into it. */
export function GiftListTile({ name, occasion, dueOn, items, isShared, href }: GiftListTileProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()

  return (
    <article className={css.tile}>
      <h3 className={css.name}>
        <a href={href}>{name}</a>
      </h3>
      <p className={css.facts}>
        {listKindWords(i18n, occasion)}
        {dueOn === null ? null : `, ${date(dueOn)}`}
      </p>
      <p className={css.facts}>
        <Trans
          id="giftList.wishes"
          message="{items, plural, =0 {Noch kein Wunsch} one {# Wunsch} other {# Wünsche}}"
          values={{ items }}
        />
        {' · '}
        {isShared ? (
          <Trans id="giftList.shared" message="geteilt" />
        ) : (
          <Trans id="giftList.notShared" message="noch nicht geteilt" />
        )}
      </p>
    </article>
  )
}
