import { Trans, useLingui } from '@lingui/react'
import { putAddressRedirect, removeAddressRedirect } from '@shop/api-client/office/search-word-commands'
import type { Locale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { addressRedirectsQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './search-words-page.module.css'
import { Nowhere } from './word-redirects.tsx'

/** Addresses without a page that lead elsewhere, in one country. */
export function AddressRedirects({ locale }: { locale: Locale }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(addressRedirectsQuery(shop.id, locale))
  const { act, isBusy, failure, wrong } = useCommand()
  const [path, setPath] = useState('')
  const [target, setTarget] = useState('')
  const [status, setStatus] = useState<'301' | '302'>('301')
  const mayChange = shop.may('redirects.change')
  const lasting = {
    '301': i18n.t({ id: 'searchWords.forGood', message: 'For good (301)' }),
    '302': i18n.t({ id: 'searchWords.forNow', message: 'For now (302)' }),
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = { locale, path, target, status: status === '302' ? (302 as const) : (301 as const) }
    if ((await act(putAddressRedirect, input)) === null) return
    setPath('')
    setTarget('')
  }

  return (
    <Card title={i18n.t({ id: 'searchWords.addresses', message: 'Addresses that lead elsewhere' })}>
      {mayChange && (
        <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
          <div className={styles.controls}>
            <Field
              label={i18n.t({ id: 'searchWords.path', message: 'Address without a page' })}
              placeholder="/sommer/"
              value={path}
              onChange={setPath}
              maxLength={300}
              problem={
                wrong.includes('path')
                  ? i18n.t({ id: 'searchWords.noPath', message: 'Say the address, such as /sommer/.' })
                  : null
              }
            />
            <Field
              label={i18n.t({ id: 'searchWords.target', message: 'Lead to' })}
              placeholder="/wohnen/"
              value={target}
              onChange={setTarget}
              maxLength={300}
              problem={
                wrong.includes('target')
                  ? i18n.t({ id: 'searchWords.noTarget', message: 'Say where it leads.' })
                  : null
              }
            />
            <Choice
              label={i18n.t({ id: 'searchWords.lasting', message: 'For how long' })}
              options={[
                { key: '301' as const, name: lasting['301'] },
                { key: '302' as const, name: lasting['302'] },
              ]}
              value={status}
              onChange={setStatus}
            />
          </div>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div>
            <Button type="submit" isDisabled={isBusy}>
              <Trans id="searchWords.addAddress" message="Redirect the address" />
            </Button>
          </div>
        </form>
      )}
      {data?.redirects.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="searchWords.noAddresses" message="No address leads elsewhere." />
        </p>
      )}
      <ul
        className={styles.lines}
        aria-label={i18n.t({ id: 'searchWords.addresses', message: 'Addresses that lead elsewhere' })}
      >
        {data?.redirects.map((redirect) => (
          <li key={redirect.path}>
            <span>
              <strong>{redirect.path}</strong> → {redirect.target} {redirect.leadsNowhere && <Nowhere />}
              <span className={styles.quiet}>{lasting[redirect.status === 302 ? '302' : '301']}</span>
            </span>
            {mayChange && (
              <Button
                look="quiet"
                isDisabled={isBusy}
                aria-label={i18n.t({
                  id: 'searchWords.remove',
                  message: 'Take out “{words}”',
                  values: { words: redirect.path },
                })}
                onPress={() => void act(removeAddressRedirect, { locale, path: redirect.path })}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
