import { Trans } from '@lingui/react'
import { phoneHref } from '@shop/domain/contact/phone-href'
import { useShop } from '../../use-shop.ts'
import css from './search-offer.module.css'

/** What usually helps when nothing was found, and who does if it does not. */
export function SearchHelp() {
  const { number, hours } = useShop().hotline

  return (
    <div className={css.help}>
      <ul className={css.tips}>
        <li>
          <Trans id="search.tipSpelling" message="Prüfen Sie die Schreibweise" />
        </li>
        <li>
          <Trans id="search.tipGeneral" message="Versuchen Sie ein allgemeineres Wort, etwa die Produktart" />
        </li>
        <li>
          <Trans
            id="search.tipFewer"
            message="Geben Sie weniger Wörter ein, und filtern Sie später nach Farbe und Größe"
          />
        </li>
      </ul>
      <p>
        <Trans
          id="search.help"
          message="Wir suchen gern mit Ihnen: <0>{number}</0>. {hours}."
          values={{ number, hours: hours }}
          components={[
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            <a key="call" href={phoneHref(number)} />,
          ]}
        />
      </p>
    </div>
  )
}
