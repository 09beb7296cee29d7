import { Trans, useLingui } from '@lingui/react'
import type { ShownSwitch } from '@shop/api-client/office/feature-switch-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Check, Minus } from 'lucide-react'
import { featureSwitchesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { featureWords } from '../../words/names/feature-name.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { SwitchEditor } from './switch-editor.tsx'
import styles from './switches.module.css'

/** What can be switched on and off while the shop runs, place by place; the address says which one is open. */
export function SwitchesPart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { place } = useSearch({ from: '/desk/$shop/settings' })
  const { data, error } = useQuery(featureSwitchesQuery(shop.id))
  const switches = data?.switches ?? []
  const shown = switches.find(({ feature }) => feature === place) ?? switches[0]

  return (
    <>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'switches.loading', message: 'The switches are loading' })} rows={8} />
      )}
      {shown && (
        <>
          <Choice
            label={i18n.t({ id: 'switches.which', message: 'Switch' })}
            options={switches.map(({ feature }) => ({
              key: feature,
              name: featureWords(feature, i18n).name,
            }))}
            value={shown.feature}
            onChange={(next) =>
              void navigate({
                to: '/$shop/settings',
                params: { shop: shop.id },
                search: { kind: 'switches', place: next },
              })
            }
          />
          <SwitchEditor key={shown.feature} shown={shown} />
          <Overview switches={switches} />
        </>
      )}
    </>
  )
}

/** Every switch in every place, as it is now; what somebody has set here is marked. */
function Overview({ switches }: { switches: readonly ShownSwitch[] }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const title = i18n.t({ id: 'switches.all', message: 'All switches, as they are now' })
  const table = i18n.t({ id: 'switches.table', message: 'Table of all switches' })
  const places = switches[0]?.places ?? []
  return (
    <Card title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.scroll} aria-label={table} tabIndex={0}>
        <table className={styles.all}>
          <thead>
            <tr>
              <th scope="col">
                <Trans id="switches.which" message="Switch" />
              </th>
              {places.map(({ locale }) => (
                <th scope="col" key={locale}>
                  {localeName(locale, i18n)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {switches.map((one) => (
              <tr key={one.feature}>
                <th scope="row">
                  <Link
                    to="/$shop/settings"
                    params={{ shop: shop.id }}
                    search={{ kind: 'switches', place: one.feature }}
                  >
                    {featureWords(one.feature, i18n).name}
                  </Link>
                </th>
                {one.places.map((place) => (
                  <td key={place.locale} data-on={place.isOn} data-set={place.isSet}>
                    {place.isOn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
                    <span>
                      {place.isOn ? (
                        <Trans id="switches.on" message="On" />
                      ) : (
                        <Trans id="switches.off" message="Off" />
                      )}
                      {place.isSet && <Trans id="switches.setHere" message=", set here" />}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
