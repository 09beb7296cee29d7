import { Trans, useLingui } from '@lingui/react'
import type { ListedReturn } from '@shop/api-client/office/return-commands'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../parts/badge.tsx'
import styles from '../../parts/listing.module.css'
import { moment } from '../../words/format.ts'
import { officeCarrierName } from '../../words/names/carrier-name.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { returnBasisName, returnStateName } from '../../words/names/return-name.ts'
import { DueText } from '../inbox/due-text.tsx'

/** Returns in a table; on a phone each is a card of the same cells. */
export function ReturnTable({ shop, returns }: { shop: string; returns: readonly ListedReturn[] }) {
  const { i18n } = useLingui()
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'returns.title', message: 'Returns' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="return.which" message="Return" />
          </th>
          <th scope="col">
            <Trans id="returns.parcel" message="Parcel" />
          </th>
          <th scope="col">
            <Trans id="inbox.states" message="State" />
          </th>
          <th scope="col">
            <Trans id="returns.due" message="Money back by" />
          </th>
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <tr key={one.number}>
            <td>
              <Link
                to="/$shop/warehouse/returns"
                params={{ shop }}
                search={{ return: one.number }}
                className={styles.way}
              >
                {one.number}
              </Link>
              <span className={styles.excerpt}>
                {one.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              </span>
              <span className={styles.quiet}>
                {[one.orderNumber, moment(one.receivedAt ?? one.announcedAt, i18n.locale)].join(' · ')}
              </span>
            </td>
            <td>
              {one.carrier === null ? (
                <span className={styles.quiet}>
                  <Trans id="returns.noLabel" message="No label yet" />
                </span>
              ) : (
                `${officeCarrierName(one.carrier)} ${one.trackingNumber ?? ''}`
              )}
              <span className={styles.quiet}>{countryName(one.country, i18n)}</span>
            </td>
            <td data-corner="true">
              <Badge tone={one.state === 'announced' ? 'notice' : 'good'}>
                {returnStateName(one.state, i18n)}
              </Badge>
              <span className={styles.quiet}>{returnBasisName(one.basis, i18n)}</span>
            </td>
            <td>
              <DueText due={one.due} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
