import { Trans } from '@lingui/react'
import { phoneHref } from '@shop/domain/contact/phone-href'
import { Icon } from '@shop/ui/icon/icon'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import type { StoreSite as Site } from '../needs/stores.ts'
import css from './store-ways.module.css'

/** How to reach a store: by telephone and on the way there. */
export function StoreWays({ store: { phone, city, lat, lng } }: { store: Site }) {
  return (
    <div className={css.ways}>
      <a className={css.way} href={phoneHref(phone)}>
        <Icon of={Phone} />
        {phone}
      </a>
      <a className={css.way} href={routeHref(lat, lng)} target="_blank" rel="noopener noreferrer">
        <Icon of={Navigation} />
        <Trans id="store.route" message="Route zu {name}" values={{ name: city }} />
      </a>
    </div>
  )
}

/** A map that is opened by a press alone: nothing of it stands on our page. */
function routeHref(lat: number, lng: number): string {
  return `https://www.openstreetmap.org/directions?route=${encodeURIComponent(`;${lat},${lng}`)}`
}
