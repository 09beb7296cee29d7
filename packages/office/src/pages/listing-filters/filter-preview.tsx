import { Trans, useLingui } from '@lingui/react'
import type { ShownListingFilters } from '@shop/api-client/office/listing-filter-commands'
import { LISTING } from '@shop/domain/shop/interface-limits'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Card } from '../../parts/card.tsx'
import { money } from '../../words/format.ts'
import styles from './listing-filters.module.css'

type Facet = ShownListingFilters['preview'][number]

/** How many filters stand open where nobody has decided. */
const FIRST_OPEN = 3
const MOST_VALUES = 8

/** The real list with the filters that shoppers would see: the row above it, and all of them. */
export function FilterPreview({ shown, isDraft }: { shown: ShownListingFilters; isDraft: boolean }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { preview, cards, total } = shown

  return (
    <Card
      title={i18n.t({ id: 'filters.preview', message: 'What shoppers see' })}
      aside={
        <Badge tone={isDraft ? 'notice' : 'quiet'}>
          {isDraft ? (
            <Trans id="filters.draft" message="Draft" />
          ) : (
            <Trans id="filters.live" message="Live now" />
          )}
        </Badge>
      }
    >
      <section
        className={styles.bar}
        aria-label={i18n.t({ id: 'filters.bar', message: 'Above the list' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls where it is wider than the screen
        tabIndex={0}
      >
        <span data-all="true">{i18n.t({ id: 'filters.all', message: 'All filters' })}</span>
        {preview.slice(0, LISTING.facetsOnDesktop).map(({ name, label }) => (
          <span key={name}>{label}</span>
        ))}
      </section>
      <ul className={styles.cards} aria-label={i18n.t({ id: 'filters.list', message: 'The list' })}>
        {cards.slice(0, 4).map((card) => (
          <li key={card.productId}>
            {card.picture === null ? (
              <span className={styles.picture} />
            ) : (
              <img className={styles.picture} src={`${shop.origin}${card.picture}`} alt="" loading="lazy" />
            )}
            <span>{card.name}</span>
            {card.price !== null && (
              <span className={styles.quiet}>{money(card.price, card.currency, i18n.locale)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {i18n.t({
          id: 'filters.total',
          message: '{total, plural, one {one product} other {# products}}',
          values: { total },
        })}
      </p>
      <h3 className={styles.all}>
        <Trans id="filters.all" message="All filters" />
      </h3>
      {/* What a shopper would have opened so far: another draft begins anew. */}
      <div key={preview.map(({ name, isOpen }) => `${name}${isOpen}`).join()}>
        {preview.map((facet, place) => (
          <details key={facet.name} className={styles.facet} open={facet.isOpen ?? place < FIRST_OPEN}>
            <summary>{facet.label}</summary>
            <Values facet={facet} />
          </details>
        ))}
      </div>
      {preview.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="filters.nothing" message="Shoppers can filter by nothing." />
        </p>
      )}
    </Card>
  )
}

function Values({ facet: { values, range } }: { facet: Facet }) {
  const { i18n } = useLingui()
  if (range) return <p className={styles.quiet}>{i18n.t({ id: 'filters.range', message: 'from and to' })}</p>
  return (
    <ul className={styles.values}>
      {values.slice(0, MOST_VALUES).map(({ value, label, count }) => (
        <li key={value}>
          {label} <span className={styles.quiet}>{count}</span>
        </li>
      ))}
      {values.length > MOST_VALUES && (
        <li className={styles.quiet}>
          {i18n.t({
            id: 'filters.more',
            message: 'and {count} more',
            values: { count: values.length - MOST_VALUES },
          })}
        </li>
      )}
    </ul>
  )
}
