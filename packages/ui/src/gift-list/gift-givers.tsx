import { useLingui } from '@lingui/react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import css from './gift-givers.module.css'

export type GiverRow = {
  key: string
  /** The name that the giver left; null where there is none. */
  from: string | null
  units: number
  isElsewhere: boolean
  isThanked: boolean
}

type GiftGiversProps = {
  /** Sets the boxes of one card apart from those of the others. */
  id: string
  gifts: readonly GiverRow[]
  onThank: (key: string, isThanked: boolean) => void
}

/** Who gave, for the owner alone; ticked is whom thanks have reached. Nothing where nothing was given. */
export function GiftGivers({ id, gifts, onThank }: GiftGiversProps) {
  const { i18n } = useLingui()
  if (gifts.length === 0) return null

  const nameOf = ({ from, units, isElsewhere }: GiverRow) => {
    const giver = from ?? i18n.t({ id: 'giftList.unnamed', message: 'Ohne Namen' })
    const name = units > 1 ? `${units} × ${giver}` : giver
    if (!isElsewhere) return name
    return i18n.t({ id: 'giftList.giverElsewhere', message: '{name}, woanders gekauft', values: { name } })
  }

  return (
    <fieldset className={css.givers}>
      <legend className={css.legend}>{i18n.t({ id: 'giftList.givers', message: 'Geschenkt von' })}</legend>
      {gifts.map((gift) => (
        <Checkbox
          key={gift.key}
          name={`${id}-${gift.key}`}
          label={nameOf(gift)}
          hint={
            gift.isThanked
              ? i18n.t({ id: 'giftList.thanked', message: 'Schon bedankt' })
              : i18n.t({ id: 'giftList.notThanked', message: 'Noch nicht bedankt' })
          }
          checked={gift.isThanked}
          onChange={(isThanked) => onThank(gift.key, isThanked)}
        />
      ))}
    </fieldset>
  )
}
