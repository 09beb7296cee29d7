import { Trans, useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { chooseLanguage, LANGUAGES } from '../../client/language.ts'
import { sessionQuery } from '../../client/session-query.ts'
import { chosenTheme, showTheme, THEMES, type Theme } from '../../client/theme.ts'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { roleName } from '../../words/names/role-name.ts'
import { NewPassword } from '../sign-in/new-password.tsx'
import { SecondFactor } from '../sign-in/second-factor.tsx'
import styles from './account-page.module.css'
import { ConnectCompany } from './connect-company.tsx'
import { OwnPasskeys } from './passkeys/own-passkeys.tsx'

/** The own account: how one signs in, and how the office looks on this device. */
export function AccountPage() {
  const { i18n } = useLingui()
  const { me } = useShop()
  const queries = useQueryClient()
  const { company: ended } = useSearch({ from: '/desk/$shop/account' })
  const [isSaved, setSaved] = useState(false)
  const [theme, setTheme] = useState<Theme>(chosenTheme())
  const themes: Record<Theme, string> = {
    system: i18n.t({ id: 'theme.system', message: 'As the device' }),
    light: i18n.t({ id: 'theme.light', message: 'Light' }),
    dark: i18n.t({ id: 'theme.dark', message: 'Dark' }),
  }
  if (me === null) return null

  return (
    <div className={styles.page}>
      <div>
        <PageTitle>{me.name}</PageTitle>
        <p className={styles.quiet}>
          {me.email} · {me.roles.map((role) => roleName(role, i18n)).join(', ')}
        </p>
      </div>
      <Card title={i18n.t({ id: 'account.looks', message: 'On this device' })}>
        <div className={styles.row}>
          <Choice
            label={i18n.t({ id: 'account.language', message: 'Language' })}
            options={LANGUAGES.map((key) => ({ key, name: key === 'de' ? 'Deutsch' : 'English' }))}
            value={i18n.locale === 'de' ? 'de' : 'en'}
            onChange={(key) => void chooseLanguage(key)}
          />
          <Choice
            label={i18n.t({ id: 'account.theme', message: 'Light and dark' })}
            options={THEMES.map((key) => ({ key, name: themes[key] }))}
            value={theme}
            onChange={(key) => {
              showTheme(key)
              setTheme(key)
            }}
          />
        </div>
      </Card>
      <OwnPasskeys me={me} />
      <ConnectCompany me={me} ended={ended} />
      <SecondFactor me={me} />
      <Card title={i18n.t({ id: 'account.password', message: 'Password' })}>
        {isSaved && (
          <Notice tone="good">
            <Trans
              id="account.passwordSaved"
              message="Saved. Everybody else who was signed in as you is signed out."
            />
          </Notice>
        )}
        <NewPassword
          onDone={async () => {
            setSaved(true)
            await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
          }}
        />
      </Card>
    </div>
  )
}
