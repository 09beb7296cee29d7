import { Trans, useLingui } from '@lingui/react'
import type { FeatureName } from '@shop/domain/shop/brand'
import { useQuery } from '@tanstack/react-query'
import { featureSwitchHistoryQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import { moment } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'
import page from './settings-page.module.css'

/** Who switched it, when, and where from what to what. */
export function SwitchHistory({ feature }: { feature: FeatureName }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(featureSwitchHistoryQuery(shop.id, feature))
  const changes = data?.changes ?? []

  return (
    <Card title={i18n.t({ id: 'settings.history', message: 'History' })}>
      {data && changes.length === 0 && (
        <p className={page.quiet}>
          <Trans id="switches.noHistory" message="Nobody has switched it." />
        </p>
      )}
      <ol className={page.changes}>
        {changes.map(({ version, at, by, before, after }) => (
          <li key={version}>
            <span className={page.quiet}>
              {moment(at, i18n.locale)} · <strong>{by}</strong>
            </span>
            {Object.entries(after).map(([locale, isOn]) => (
              <span key={locale}>
                {localeName(locale, i18n)}: <del>{word(before[locale] ?? null)}</del> → {word(isOn)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )

  function word(isOn: boolean | null): string {
    if (isOn === null) return i18n.t({ id: 'settings.ofBrand', message: 'As the brand says' })
    return isOn
      ? i18n.t({ id: 'switches.on', message: 'On' })
      : i18n.t({ id: 'switches.off', message: 'Off' })
  }
}
