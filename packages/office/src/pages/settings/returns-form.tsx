import { Trans, useLingui } from '@lingui/react'
import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import { ShopSetting } from '@shop/api-client/office/shop-setting'
import { WITHDRAWAL_DAYS } from '@shop/domain/order/order-periods'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../parts/field.tsx'
import { settingProblem } from '../../words/setting-words.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings-page.module.css'
import { useSettingDraft } from './use-setting-draft.ts'

/** For how many days after delivery goods are taken back. */
export function ReturnsForm({ shown }: { shown: ShownSetting }) {
  const { i18n } = useLingui()
  const { setting } = shown
  const draft = useSettingDraft(shown, v.string(), (taken) => String(daysOf(taken)))
  const [isTried, setTried] = useState(false)
  const typed = /^\d{1,3}$/.test(draft.texts.trim()) ? Number(draft.texts) : null
  const read = v.safeParse(ShopSetting, { ...setting, value: { days: typed } })
  const paths = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? '')
  const now = daysOf(setting)
  const next = read.success ? daysOf(read.output) : now

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
                <Trans id="settings.returnsColumn" message="After the delivery" />
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
            <tr>
              <th scope="row">
                <Trans id="settings.byLaw" message="Withdrawal, by law" />
              </th>
              <td>{inDays(WITHDRAWAL_DAYS)}</td>
              <td>{inDays(WITHDRAWAL_DAYS)}</td>
            </tr>
            <tr data-changed={now !== next}>
              <th scope="row">
                <Trans id="settings.byPromise" message="Return, by the shop’s promise" />
              </th>
              <td>{inDays(now)}</td>
              <td>{inDays(next)}</td>
            </tr>
          </tbody>
        </table>
      }
    >
      <Field
        label={i18n.t({ id: 'settings.returnDays', message: 'Days in which goods are taken back' })}
        hint={i18n.t({
          id: 'settings.returnDaysHint',
          message:
            'Orders that were placed keep what they were promised. Pages that editors write, such as the terms and the one about returns, say what stands there: change them as well.',
        })}
        inputMode="numeric"
        value={draft.texts}
        onChange={draft.change}
        maxLength={3}
        problem={isTried ? settingProblem(paths, 'days', i18n) : null}
      />
    </SettingEditor>
  )

  function inDays(days: number): string {
    return i18n.t({
      id: 'settings.daysText',
      message: '{days, plural, one {# day} other {# days}}',
      values: { days },
    })
  }
}

function daysOf(setting: ShopSetting): number {
  if (setting.kind !== 'returns') throw new Error(`This form is for returns, not for ${setting.kind}.`)
  return setting.value.days
}
