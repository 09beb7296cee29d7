import { useLingui } from '@lingui/react'
import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import { ShopSetting } from '@shop/api-client/office/shop-setting'
import type { ServiceContact } from '@shop/domain/shop/set-shop'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../parts/field.tsx'
import { settingProblem } from '../../words/setting-words.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings-page.module.css'
import { useSettingDraft } from './use-setting-draft.ts'

const Texts = v.object({ phone: v.string(), hours: v.string(), email: v.string() })

/** How the service is reached in a locale. */
export function ServiceForm({ shown }: { shown: ShownSetting }) {
  const { i18n } = useLingui()
  const { setting } = shown
  const draft = useSettingDraft(shown, Texts, textsOf)
  const { texts } = draft
  const [isTried, setTried] = useState(false)
  const read = v.safeParse(ShopSetting, { ...setting, value: texts })
  const paths = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? '')
  const problem = (field: string) => (isTried ? settingProblem(paths, field, i18n) : null)
  const change = (part: Partial<ServiceContact>) => draft.change({ ...texts, ...part })
  const language = setting.kind === 'service' ? setting.place.slice(0, 2) : ''

  return (
    <SettingEditor
      shown={shown}
      draft={draft}
      next={read.success ? read.output : null}
      onTried={() => setTried(true)}
      effect={
        <address className={styles.address} lang={language}>
          <span>{`${texts.phone} (${texts.hours})`}</span>
          <span>{texts.email}</span>
        </address>
      }
    >
      <Field
        label={i18n.t({ id: 'settings.phone', message: 'Telephone' })}
        hint={i18n.t({ id: 'settings.phoneHint', message: 'With its country, as +49 40 123456.' })}
        type="tel"
        value={texts.phone}
        onChange={(phone) => change({ phone })}
        problem={problem('phone')}
      />
      <Field
        label={i18n.t({ id: 'settings.hours', message: 'When somebody answers' })}
        hint={i18n.t({ id: 'settings.hoursHint', message: 'In the language of this shop, in one line.' })}
        value={texts.hours}
        onChange={(hours) => change({ hours })}
        maxLength={120}
        problem={problem('hours')}
      />
      <Field
        label={i18n.t({ id: 'settings.email', message: 'E-mail of the service' })}
        hint={i18n.t({
          id: 'settings.emailHint',
          message:
            'In the footer, in mails and on invoices. Change it in the imprint as well: it is a page, and the law asks for it there.',
        })}
        type="email"
        value={texts.email}
        onChange={(email) => change({ email })}
        problem={problem('email')}
      />
    </SettingEditor>
  )
}

function textsOf(setting: ShopSetting): ServiceContact {
  if (setting.kind !== 'service') throw new Error(`This form is for the service, not for ${setting.kind}.`)
  return setting.value
}
