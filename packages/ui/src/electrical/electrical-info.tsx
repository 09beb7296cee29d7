import { Trans, useLingui } from '@lingui/react'
import type { ElectricalCategory } from '@shop/domain/product/electrical-category'
import type { ElectricalFacts } from '@shop/domain/product/product-facts'
import css from './electrical-info.module.css'

/** What the law on electrical goods requires before buying. @see eu-duties C-19b; spec §2 "electrical-law info" */
export function ElectricalInfo({ category, registration, hasBattery }: ElectricalFacts) {
  const { i18n } = useLingui()
  const names: Record<ElectricalCategory, string> = {
    grossgerte: i18n.t({ id: 'electrical.large', message: 'Elektro-Großgerät' }),
    bildschirme_und_monitore: i18n.t({ id: 'electrical.screen', message: 'Bildschirm oder Monitor' }),
    klgerte_informationsu_telekommtechnik: i18n.t({
      id: 'electrical.small',
      message: 'Kleines Gerät der Informations- und Telekommunikationstechnik',
    }),
  }

  return (
    <div className={css.info}>
      <p className={css.category}>{names[category]}</p>
      <p>
        <Trans
          id="electrical.disposal"
          message="Elektrogeräte gehören nicht in den Hausmüll: Die durchgestrichene Tonne erinnert daran. Alte Geräte nehmen Sammelstellen kostenlos an, persönliche Daten darauf vorher bitte löschen."
        />
      </p>
      <p>
        <Trans
          id="electrical.takeBack"
          message="Bei der Lieferung eines neuen Geräts nehmen wir ein altes der gleichen Art auf Wunsch kostenlos mit."
        />
      </p>
      {hasBattery ? (
        <p>
          <Trans
            id="electrical.battery"
            message="Dieses Gerät enthält einen Akku. Vor der Entsorgung entnehmen, wenn das ohne Werkzeug geht; leere Akkus und Batterien nimmt jede Verkaufsstelle zurück."
          />
        </p>
      ) : null}
      {registration ? (
        <p>
          {i18n.t({
            id: 'electrical.registration',
            message: 'Registrierungsnummer des Herstellers: {number}',
            values: { number: registration },
          })}
        </p>
      ) : null}
    </div>
  )
}
