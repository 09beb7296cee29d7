import { Trans, useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { effectText } from '../../words/effect-text.ts'
import type { ParcelRow } from './parcel-rows.ts'
import { ParcelVerdict } from './parcel-verdict.tsx'
import styles from './parcels-page.module.css'
import type { ParcelCheck } from './use-parcel-checks.ts'

type ParcelListProps = {
  rows: readonly ParcelRow[]
  checks: readonly ParcelCheck[]
  /** Why rows were not shipped in the last run, by their keys. */
  refusals: Readonly<Record<string, string>>
  /** The row whose parcel is scanned next. */
  open: string | null
  onChange: (key: string, part: Partial<ParcelRow>) => void
  onRemove: (key: string) => void
}

/** The rows of a batch, each with what will happen, and afterwards with what has happened. */
export function ParcelList({ rows, checks, refusals, open, onChange, onRemove }: ParcelListProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  return (
    <ul className={styles.rows} aria-label={i18n.t({ id: 'parcels.rows', message: 'Parcels' })}>
      {rows.map((row, index) => {
        const { key, number, tracking, done } = row
        return (
          <li key={key} className={styles.row} data-done={done !== null} data-open={key === open}>
            <div className={styles.name}>
              <Link to="/$shop/orders/$number" params={{ shop, number }} className={styles.number}>
                {number}
              </Link>
              {done !== null && (
                <Badge tone="good">
                  <Trans id="parcels.shipped" message="Shipped" />
                </Badge>
              )}
            </div>
            {done === null ? (
              <Field
                label={i18n.t({
                  id: 'parcels.tracking',
                  message: 'Tracking number of {number}',
                  values: { number },
                })}
                value={tracking}
                onChange={(value) => onChange(key, { tracking: value.trim() })}
                autoComplete="off"
                spellCheck="false"
              />
            ) : (
              <p>{tracking}</p>
            )}
            <div className={styles.verdict}>
              {refusals[key] && <p className={styles.bad}>{refusals[key]}</p>}
              {done === null ? (
                <ParcelVerdict check={checks[index] ?? { type: 'waiting' }} />
              ) : (
                <ul>
                  {done.map((effect) => (
                    <li key={JSON.stringify(effect)}>{effectText(effect, i18n)}</li>
                  ))}
                </ul>
              )}
            </div>
            <Button
              look="quiet"
              aria-label={i18n.t({
                id: 'parcels.remove',
                message: 'Take {number} off the list',
                values: { number },
              })}
              onPress={() => onRemove(key)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
