import { Trans, useLingui } from '@lingui/react'
import type { PickLine } from '@shop/api-client/office/warehouse-commands'
import { Check, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import styles from './warehouse-page.module.css'

type PickRowProps = {
  line: PickLine
  /** Sets how many lie in the box; null where nothing can be picked. */
  onPick: ((units: number) => void) | null
}

/** An article that goes into a parcel: where it lies, how many, and how many of them are in the box. */
export function PickRow({ line, onPick }: PickRowProps) {
  const { i18n } = useLingui()
  const { origin, may } = useShop()
  const [isPlacing, setPlacing] = useState(false)
  const { name, quantity, picked, place, picture, standing, free } = line
  const about = [line.brand, line.articleNumber, line.gtin, ...line.details].filter(Boolean).join(' · ')
  const noPlace = i18n.t({ id: 'place.none', message: 'No place' })

  return (
    <li className={styles.line} data-picked={picked >= quantity}>
      {may('warehouse.change') ? (
        <button
          type="button"
          className={styles.place}
          data-none={place === null}
          aria-label={i18n.t({
            id: 'place.change',
            message: 'Place of {name}: {place}',
            values: { name, place: place ?? noPlace },
          })}
          onClick={() => setPlacing(true)}
        >
          {place ?? noPlace}
        </button>
      ) : (
        <span className={styles.place} data-none={place === null}>
          {place ?? noPlace}
        </span>
      )}
      {picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img
          className={styles.picture}
          src={picture.startsWith('/') ? `${origin}${picture}` : picture}
          alt=""
          width="40"
          height="40"
          loading="lazy"
        />
      )}
      <div className={styles.article}>
        <p className={styles.strong}>{name}</p>
        <p className={styles.quiet}>{about}</p>
        <p className={styles.badges}>
          {line.isGift && (
            <Badge tone="quiet">
              <Trans id="order.gift" message="Gift" />
            </Badge>
          )}
          {standing === 'short' && (
            <Badge tone="bad">
              <Trans id="line.short" message="Not in stock" />
            </Badge>
          )}
          {standing === 'recalled' && (
            <Badge tone="bad">
              <Trans id="line.recalled" message="Recalled: leave it on its shelf" />
            </Badge>
          )}
          {standing === 'preOrder' && (
            <Badge tone={free >= quantity ? 'good' : 'quiet'}>
              {free >= quantity ? (
                <Trans id="line.arrived" message="Pre-order: {free} have come" values={{ free }} />
              ) : (
                <Trans id="line.preOrder" message="Pre-order" />
              )}
            </Badge>
          )}
        </p>
      </div>
      <Units line={line} onPick={onPick} />
      {isPlacing && <PlaceSheet article={line} onClose={() => setPlacing(false)} />}
    </li>
  )
}

function Units({ line: { name, quantity, picked }, onPick }: PickRowProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.units}>
      <span className={styles.unitCount}>
        {onPick === null ? (
          quantity
        ) : (
          <Trans id="pick.count" message="{picked} of {quantity}" values={{ picked, quantity }} />
        )}
      </span>
      {onPick !== null && (
        <>
          <Button
            look="quiet"
            aria-label={i18n.t({ id: 'pick.less', message: 'One less: {name}', values: { name } })}
            isDisabled={picked === 0}
            onPress={() => onPick(picked - 1)}
          >
            <Minus aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            aria-label={i18n.t({ id: 'pick.more', message: 'One more: {name}', values: { name } })}
            isDisabled={picked >= quantity}
            onPress={() => onPick(picked + 1)}
          >
            <Plus aria-hidden="true" />
          </Button>
          <Button
            aria-label={i18n.t({ id: 'pick.all', message: 'All picked: {name}', values: { name } })}
            isDisabled={picked >= quantity}
            onPress={() => onPick(quantity)}
          >
            <Check aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}
