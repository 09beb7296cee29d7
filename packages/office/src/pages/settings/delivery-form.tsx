import { Trans, useLingui } from '@lingui/react'
import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import { ShopSetting } from '@shop/api-client/office/shop-setting'
import { deliveryPromise } from '@shop/domain/delivery/delivery-promise'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../parts/field.tsx'
import { settingProblem } from '../../words/setting-words.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings-page.module.css'
import { useSettingDraft } from './use-setting-draft.ts'

/** Deliveries that everybody can imagine, in days. */
const WINDOWS = [
  { daysFrom: 1, daysTo: 2 },
  { daysFrom: 2, daysTo: 3 },
  { daysFrom: 2, daysTo: 4 },
  { daysFrom: 3, daysTo: 5 },
  { daysFrom: 5, daysTo: 8 },
]

/** How many days still count as delivered at once. */
export function DeliveryForm({ shown }: { shown: ShownSetting }) {
  const { i18n } = useLingui()
  const { setting } = shown
  const draft = useSettingDraft(shown, v.string(), (taken) => String(daysOf(taken)))
  const { texts: days, change: setDays } = draft
  const [isTried, setTried] = useState(false)
  const typed = /^\d{1,3}$/.test(days.trim()) ? Number(days) : null
  const read = v.safeParse(ShopSetting, { ...setting, value: { instantUpToDays: typed } })
  const paths = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? '')
  const instant = (window: (typeof WINDOWS)[number], upTo: number) =>
    deliveryPromise(window, upTo).kind === 'instant'
      ? i18n.t({ id: 'settings.atOnce', message: 'available at once' })
      : i18n.t({ id: 'settings.inDays', message: 'in some days' })

  return (
    <SettingEditor
      shown={shown}
      draft={draft}
      next={read.success ? read.output : null}
      onTried={() => setTried(true)}
      effect={
        <table className={styles.effect}>
          <thead>
            <tr>
              <th scope="col">
                <Trans id="settings.deliveryColumn" message="Delivered in" />
              </th>
              <th scope="col">
                <Trans id="settings.now" message="Now" />
              </th>
              <th scope="col">
                <Trans id="settings.then" message="Then" />
              </th>
            </tr>
          </thead>
          <tbody>
            {WINDOWS.map((window) => {
              const now = instant(window, daysOf(setting))
              const then = read.success ? instant(window, daysOf(read.output)) : now
              return (
                <tr key={`${window.daysFrom}-${window.daysTo}`} data-changed={now !== then}>
                  <th scope="row">
                    <Trans
                      id="settings.window"
                      message="{from} to {to} days"
                      values={{ from: window.daysFrom, to: window.daysTo }}
                    />
                  </th>
                  <td>{now}</td>
                  <td>{then}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      }
    >
      <Field
        label={i18n.t({ id: 'settings.days', message: 'Days that still count as at once' })}
        hint={i18n.t({
          id: 'settings.daysHint',
          message: 'What arrives within them is shown as available at once, everywhere.',
        })}
        inputMode="numeric"
        value={days}
        onChange={setDays}
        maxLength={3}
        problem={isTried ? settingProblem(paths, 'instantUpToDays', i18n) : null}
      />
    </SettingEditor>
  )
}

function daysOf(setting: ShopSetting): number {
  if (setting.kind !== 'delivery') throw new Error(`This form is for delivery, not for ${setting.kind}.`)
  return setting.value.instantUpToDays
}
