import { Trans, useLingui } from '@lingui/react'
import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import type { ShopSetting } from '@shop/api-client/office/shop-setting'
import { useQuery } from '@tanstack/react-query'
import { settingHistoryQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { moment } from '../../words/format.ts'
import { settingKey, settingText } from '../../words/setting-words.ts'
import styles from './settings-page.module.css'

type SettingHistoryProps = { shown: ShownSetting; onTake: (setting: ShopSetting) => void }

/** Who changed a setting, when, from what to what; an earlier value is taken into the form, and saved by hand. */
export function SettingHistory({ shown: { setting, ofBrand }, onTake }: SettingHistoryProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(settingHistoryQuery(shop.id, settingKey(setting)))
  const changes = data?.changes ?? []
  const brand = i18n.t({ id: 'settings.ofBrand', message: 'As the brand says' })
  const text = (value: ShopSetting | null) => (value === null ? brand : settingText(value, i18n))

  return (
    <Card title={i18n.t({ id: 'settings.history', message: 'History' })}>
      {data && changes.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="settings.noHistory" message="It is as the brand says, and was never changed." />
        </p>
      )}
      <ol className={styles.changes}>
        {changes.map(({ version, at, by, before, after }) => (
          <li key={version}>
            <span className={styles.quiet}>
              {moment(at, i18n.locale)} · <strong>{by}</strong>
            </span>
            <span>
              <del>{text(before)}</del> → {text(after)}
            </span>
            {shop.may('settings.change') && (
              <Button
                look="quiet"
                onPress={() => onTake(before ?? ofBrand)}
                aria-label={i18n.t({
                  id: 'settings.takeNamed',
                  message: 'Take what was before {at} into the form',
                  values: { at: moment(at, i18n.locale) },
                })}
              >
                <Trans id="settings.take" message="Take what was before" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
