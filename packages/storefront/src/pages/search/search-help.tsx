import { Trans } from '@lingui/react'
import { useShop } from '../../use-shop.ts'
import css from './search-offer.module.css'

/** What usually helps when nothing was found, and who does if it does not. */
export function SearchHelp() {
  const { number, hours } = useShop().hotline

  return (
    <div className={css.help}>
      <ul className={css.tips}>
        <li>
          <Trans id="search.tipSpelling" message="Schreibweise prüfen" />
        </li>
        <li>
          <Trans id="search.tipGeneral" message="Ein allgemeineres Wort versuchen, etwa die Produktart" />
        </li>
        <li>
          <Trans id="search.tipFewer" message="Weniger Wörter eingeben, Farbe und Größe später filtern" />
        </li>
      </ul>
      <p>
        <Trans
          id="search.help"
          message="Wir suchen gern mit: <0>{number}</0>. {hours}."
          values={{ number, hours: hours }}
          components={[
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            <a key="call" href={`tel:${number.replace(/[^+\d]/g, '')}`} />,
          ]}
        />
      </p>
    </div>
  )
}
