import { Trans, useLingui } from '@lingui/react'
import { setMaintenance } from '@shop/api-client/office/system-commands'
import { useQuery } from '@tanstack/react-query'
import { maintenanceQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import styles from '../../parts/listing.module.css'
import { Loading, Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import system from './system-page.module.css'

/** Closes the checkout, and opens it again; below stands what shoppers read meanwhile. */
export function MaintenancePart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(maintenanceQuery(shop.id))
  const { act, isBusy, failure } = useCommand()
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return <Loading label={i18n.t({ id: 'system.loading', message: 'The shop is looked at' })} rows={3} />
  const { isOn, changedAt, words } = data
  return (
    <>
      <Card
        title={i18n.t({ id: 'system.checkout', message: 'Checkout' })}
        aside={
          <Badge tone={isOn ? 'bad' : 'good'}>
            {isOn ? <Trans id="system.closed" message="Closed" /> : <Trans id="system.open" message="Open" />}
          </Badge>
        }
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          <Trans
            id="system.maintenanceText"
            message="While it is closed pages can be read and baskets stay; payments that are under way come through. It reaches every process within a second."
          />
        </p>
        {changedAt && (
          <p className={styles.quiet}>
            <Trans
              id="system.changedAt"
              message="So since {at}."
              values={{ at: moment(changedAt, i18n.locale) }}
            />
          </p>
        )}
        {shop.may('system.change') && (
          <div>
            <Button
              look={isOn ? 'primary' : 'danger'}
              isDisabled={isBusy}
              onPress={() => void act(setMaintenance, { isOn: !isOn })}
            >
              {isOn
                ? i18n.t({ id: 'system.openCheckout', message: 'Open the checkout' })
                : i18n.t({ id: 'system.closeCheckout', message: 'Close the checkout' })}
            </Button>
          </div>
        )}
      </Card>
      <Card title={i18n.t({ id: 'system.maintenanceWords', message: 'What shoppers read meanwhile' })}>
        <div className={system.words}>
          {byText(words).map(({ locales, title, text }) => (
            <div key={text} lang={locales[0]}>
              <strong>{title}</strong>
              <p>{text}</p>
              <span className={styles.quiet} lang={i18n.locale}>
                {locales.map((locale) => localeName(locale, i18n)).join(' · ')}
              </span>
            </div>
          ))}
        </div>
      </Card>
    </>
  )
}

type Words = { locale: string; title: string; text: string }

/** Locales that say the same stand together. */
function byText(words: readonly Words[]) {
  const grouped = new Map<string, { locales: string[]; title: string; text: string }>()
  for (const { locale, title, text } of words) {
    const group = grouped.get(text) ?? { locales: [], title, text }
    group.locales.push(locale)
    grouped.set(text, group)
  }
  return [...grouped.values()]
}
