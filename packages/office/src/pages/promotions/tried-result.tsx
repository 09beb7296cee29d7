import { Trans, useLingui } from '@lingui/react'
import type { TriedBasket } from '@shop/api-client/office/promotion-commands'
import { Badge } from '../../parts/badge.tsx'
import { Notice } from '../../parts/notice.tsx'
import { money } from '../../words/format.ts'
import { idleReason } from './offer-words.ts'
import styles from './promotions-page.module.css'

/** What the rules made of a sample basket, and why something did nothing. */
export function TriedResult({ tried, draftId }: { tried: TriedBasket; draftId: string }) {
  const { i18n } = useLingui()
  const amount = (minor: number) => money(minor, tried.currency, i18n.locale)
  const own = tried.idle.find(({ promotionId }) => promotionId === draftId)
  const works = tried.working.find(({ promotionId }) => promotionId === draftId)
  // Other vouchers are idle because nobody has typed them in, so only what was asked for is listed.
  const others = tried.idle.filter(({ promotionId }) => promotionId !== draftId)

  return (
    <div className={styles.fields} role="status">
      {works && (
        <Notice tone="good">
          {i18n.t({
            id: 'offer.tried.works',
            message: 'It takes off {amount}.',
            values: { amount: amount(works.amount) },
          })}
        </Notice>
      )}
      {own && (
        <Notice tone="notice">
          <strong>
            <Trans id="offer.tried.idle" message="It does nothing to this basket." />
          </strong>
          {own.reasons.map((key) => (
            <span key={key}>{idleReason(key, i18n)}</span>
          ))}
        </Notice>
      )}
      {tried.unknownCodes.length > 0 && (
        <Notice tone="notice">
          {i18n.t({
            id: 'offer.tried.unknown',
            message: 'No voucher has the code {codes}.',
            values: { codes: tried.unknownCodes.join(', ') },
          })}
        </Notice>
      )}
      <ul className={styles.lines} aria-label={i18n.t({ id: 'offer.tried.lines', message: 'The basket' })}>
        {tried.lines.map((line, index) => (
          // A gift has the name of what is bought besides.
          <li key={index}>
            <span>
              {line.quantity} × {line.name}{' '}
              {line.isGift && (
                <Badge tone="good">
                  <Trans id="offer.tried.gift" message="Gift" />
                </Badge>
              )}
              {line.isUnavailable && (
                <Badge tone="bad">
                  <Trans id="offer.tried.away" message="Cannot be bought" />
                </Badge>
              )}
              {line.reductions.map((reduction) => (
                <span key={reduction.name} className={styles.quiet}>
                  {reduction.name}: −{amount(reduction.amount)}
                </span>
              ))}
            </span>
            <span className={styles.amount}>
              {line.before !== line.total && <s>{amount(line.before)}</s>} {amount(line.total)}
            </span>
          </li>
        ))}
        <li className={styles.total}>
          <span>
            <Trans id="offer.tried.total" message="Goods together" />
          </span>
          <span className={styles.amount}>
            {tried.totals.reduction > 0 && <s>{amount(tried.totals.before)}</s>} {amount(tried.totals.total)}
          </span>
        </li>
      </ul>
      {tried.choices.map(({ promotionId, name, units }) => (
        <p key={promotionId} className={styles.quiet}>
          {i18n.t({
            id: 'offer.tried.choice',
            message: '{name}: the shopper may choose {units, plural, one {one article} other {# articles}}.',
            values: { name, units },
          })}
        </p>
      ))}
      {tried.missing.map((missing) => (
        <p key={`${missing.promotionId}-${missing.amount}`} className={styles.quiet}>
          {missing.amount === null
            ? i18n.t({
                id: 'offer.tried.missingUnits',
                message: '{name}: {units, plural, one {one unit is} other {# units are}} missing for more.',
                values: { name: missing.name, units: missing.quantity ?? 0 },
              })
            : i18n.t({
                id: 'offer.tried.missingAmount',
                message: '{name}: {amount} are missing for more.',
                values: { name: missing.name, amount: amount(missing.amount) },
              })}
        </p>
      ))}
      {others.length > 0 && (
        <details className={styles.quiet}>
          <summary>
            <Trans id="offer.tried.others" message="What else does nothing here" />
          </summary>
          <ul>
            {others.map((other) => (
              <li key={other.promotionId}>
                {other.name}: {other.reasons.map((key) => idleReason(key, i18n)).join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
