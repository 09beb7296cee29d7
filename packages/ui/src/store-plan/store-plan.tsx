import { useLingui } from '@lingui/react'
import type { Country } from '@shop/domain/market/markets'
import { countryBox, placeOnPlan, planRatio } from '@shop/domain/store/country-plan'
import type { Coordinates } from '@shop/domain/store/store'
import { labelSides } from './label-sides.ts'
import { outlineOf } from './outline.ts'
import css from './store-plan.module.css'

/** A store on a plan; without an address it is shown and leads nowhere. */
export type PlannedStore = Coordinates & { id: string; name: string; city: string; href: string | null }

type StorePlanProps = {
  country: Country
  stores: readonly PlannedStore[]
  /** Where the shopper is, as far as a ZIP code says it; null while that is unknown. */
  here?: Coordinates | null
}

/**
 * Where in a country the stores are: drawn by us, so that nobody is asked for consent before they see it. Nothing for a
 * country without an outline.
 */
export function StorePlan({ country, stores, here = null }: StorePlanProps) {
  const { i18n } = useLingui()
  const box = countryBox(country)
  const outline = outlineOf(country)
  if (box === null || outline === null) return null

  const placed = stores.flatMap((store) => {
    const place = placeOnPlan(box, store)
    return place === null ? [] : [{ ...store, ...place }]
  })
  const sides = labelSides(placed)
  const own = here && placeOnPlan(box, here)

  return (
    <div className={css.plan} style={{ aspectRatio: planRatio(box) }}>
      <div className={css.land} style={{ maskImage: `url("${outline}")` }} />
      <ul aria-label={i18n.t({ id: 'storePlan.label', message: 'Filialen auf der Karte' })}>
        {placed.map(({ id, name, city, href, x, y }, index) => (
          <li key={id} className={css.place} data-side={sides[index]} style={at({ x, y })}>
            {href === null ? (
              <span className={css.pin}>{city}</span>
            ) : (
              <a className={css.pin} href={href} aria-label={name.includes(city) ? name : `${name}, ${city}`}>
                {city}
              </a>
            )}
          </li>
        ))}
      </ul>
      {own ? <span className={css.here} style={at(own)} aria-hidden="true" /> : null}
    </div>
  )
}

function at({ x, y }: { x: number; y: number }) {
  return { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }
}
