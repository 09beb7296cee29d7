import { Trans, useLingui } from '@lingui/react'
import { type AddressRedirect, removeAddressRedirect } from '@shop/api-client/office/redirect-commands'
import type { Locale } from '@shop/domain/market/markets'
import { Pencil, X } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { lastingName } from './lasting-name.ts'

type RedirectTableProps = {
  locale: Locale
  redirects: readonly AddressRedirect[]
  /** How many there are; the table shows the first of them. */
  total: number
  /** Null for whoever may only look. */
  onChange: ((redirect: AddressRedirect) => void) | null
}

/** Where each address leads, for how long, and whether anything is there. */
export function RedirectTable({ locale, redirects, total, onChange }: RedirectTableProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const table = useRef<HTMLTableElement>(null)

  async function remove({ path, target, status }: AddressRedirect): Promise<void> {
    const input = { locale, path, was: { target, status } }
    // The row goes with its button: the keyboard goes on at the table.
    if ((await act(removeAddressRedirect, input, { seen: 0 })) !== null) table.current?.focus()
  }

  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <table className={listing.table} ref={table} tabIndex={-1}>
        <caption className={listing.caption}>
          <Trans
            id="redirects.count"
            message="{total, plural, one {# address leads elsewhere} other {# addresses lead elsewhere}}"
            values={{ total }}
          />
        </caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t({ id: 'redirects.path', message: 'Address' })}</th>
            <th scope="col">{i18n.t({ id: 'redirects.target', message: 'Leads to' })}</th>
            <th scope="col">{i18n.t({ id: 'redirects.lasting', message: 'For how long' })}</th>
            {onChange && (
              <th scope="col">
                <span className={listing.quiet}>{i18n.t({ id: 'redirects.steps', message: 'Change' })}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {redirects.map((redirect) => (
            <tr key={redirect.path}>
              <td>
                <strong>{redirect.path}</strong>
              </td>
              <td>
                {redirect.target}{' '}
                {redirect.leadsNowhere && (
                  <Badge tone="bad">{i18n.t({ id: 'redirects.nowhere', message: 'Nothing is there' })}</Badge>
                )}
              </td>
              <td>{lastingName(redirect.status, i18n)}</td>
              {onChange && (
                <td data-corner="true">
                  <div className={listing.actions}>
                    <Button
                      look="quiet"
                      aria-label={i18n.t({
                        id: 'redirects.changeNamed',
                        message: 'Change {path}',
                        values: { path: redirect.path },
                      })}
                      onPress={() => onChange(redirect)}
                    >
                      <Pencil aria-hidden="true" />
                    </Button>
                    <Button
                      look="quiet"
                      isDisabled={isBusy}
                      aria-label={i18n.t({
                        id: 'redirects.removeNamed',
                        message: 'Take {path} away',
                        values: { path: redirect.path },
                      })}
                      onPress={() => void remove(redirect)}
                    >
                      <X aria-hidden="true" />
                    </Button>
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
