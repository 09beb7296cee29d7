import { Trans, useLingui } from '@lingui/react'
import { settingName } from '@shop/api-client/office/shop-setting'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { shopSettingsQuery } from '../../client/queries.ts'
import { SETTING_PARTS } from '../../client/setting-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import listing from '../../parts/listing.module.css'
import { Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { placeName, settingKindName } from '../../words/setting-words.ts'
import system from '../system/system-page.module.css'
import { DeliveryForm } from './delivery-form.tsx'
import { NavigationForm } from './navigation-form.tsx'
import { ReturnsForm } from './returns-form.tsx'
import { ServiceForm } from './service-form.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { SwitchesPart } from './switches-part.tsx'

/** What a merchant changes while the shop runs; the address says which setting is open, and where it holds. */
export function SettingsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { kind: asked = 'shipping', place } = useSearch({ from: '/desk/$shop/settings' })
  const { data, error } = useQuery(shopSettingsQuery(shop.id))
  const ofKind = data?.settings.filter(({ setting }) => setting.kind === asked) ?? []
  const shown = ofKind.find(({ setting }) => setting.place === place) ?? ofKind[0]

  return (
    <div className={listing.page}>
      <PageTitle>
        <Trans id="settings.title" message="Settings" />
      </PageTitle>
      <nav
        className={system.parts}
        aria-label={i18n.t({ id: 'settings.parts', message: 'Kinds of settings' })}
      >
        {SETTING_PARTS.map((kind) => (
          <Link
            key={kind}
            to="/$shop/settings"
            params={{ shop: shop.id }}
            search={{ kind }}
            className={system.part}
            aria-current={kind === asked ? 'page' : undefined}
          >
            {kind === 'switches' ? (
              <Trans id="settings.kind.switches" message="Switches" />
            ) : (
              settingKindName(kind, i18n)
            )}
          </Link>
        ))}
      </nav>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {asked === 'switches' && <SwitchesPart />}
      {!data && !error && asked !== 'switches' && (
        <Loading label={i18n.t({ id: 'settings.loading', message: 'The settings are loading' })} rows={5} />
      )}
      {shown && ofKind.length > 1 && (
        <Choice
          label={
            asked === 'service'
              ? i18n.t({ id: 'settings.locale', message: 'Country and language' })
              : i18n.t({ id: 'settings.country', message: 'Country' })
          }
          options={ofKind.map(({ setting }) => ({
            key: setting.place,
            name: placeName(setting, i18n),
          }))}
          value={shown.setting.place}
          onChange={(next) =>
            void navigate({
              to: '/$shop/settings',
              params: { shop: shop.id },
              search: { kind: asked, place: next },
            })
          }
        />
      )}
      {shown && <SettingForm key={settingName(shown.setting)} shown={shown} />}
    </div>
  )
}

const FORMS = {
  shipping: ShippingForm,
  service: ServiceForm,
  delivery: DeliveryForm,
  returns: ReturnsForm,
  navigation: NavigationForm,
}

function SettingForm({ shown }: Parameters<typeof ShippingForm>[0]) {
  const Form = FORMS[shown.setting.kind]
  return <Form shown={shown} />
}
