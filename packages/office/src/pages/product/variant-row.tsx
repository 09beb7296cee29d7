import { Trans, useLingui } from '@lingui/react'
import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { type Country, currencyOf } from '@shop/domain/market/markets'
import { Pencil } from 'lucide-react'
import { createContext, use } from 'react'
import { Input } from 'react-aria-components'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import drafts from '../../parts/draft/draft.module.css'
import { lineName } from '../../words/line-text.ts'
import { productStateName } from '../../words/product-state.ts'
import styles from './product-page.module.css'
import { type CellName, cellName, typedCell, type VariantDraft, writtenCell } from './variant-draft.ts'

type Shown = {
  country: Country
  draft: VariantDraft
  onPrices: (variant: ShownVariant) => void
  onEdit: (variant: ShownVariant) => void
}

/** What every row shows beside its variant: a letter that is typed draws the rows on the screen, not the list of all. */
export const VariantContext = createContext<Shown | null>(null)

/** One variant: how much there is, and what it costs in a country. */
export function VariantRow({ variant }: { variant: ShownVariant }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const shown = use(VariantContext)
  if (shown === null) return null
  const { country, draft, onPrices, onEdit } = shown
  const { id, referenceKey, label, gtin, isRecalled, units, prices } = variant
  const price = prices[country]
  return (
    <>
      <span className={styles.variantName}>
        <strong>{label.de}</strong>
        <span className={styles.quiet}>{[referenceKey, gtin].filter(Boolean).join(' · ')}</span>
        {isRecalled && <Badge tone="bad">{productStateName('recalled', i18n)}</Badge>}
      </span>
      <Cell
        cell={{ variantId: id, what: 'stock' }}
        current={units}
        draft={draft}
        article={referenceKey}
        isOpen={may('stock.change')}
      />
      <Cell
        cell={{ variantId: id, what: 'price', country }}
        current={price?.price ?? null}
        draft={draft}
        article={referenceKey}
        isOpen={may('prices.change')}
      />
      <Cell
        cell={{ variantId: id, what: 'before', country }}
        current={price?.before ?? null}
        draft={draft}
        article={referenceKey}
        isOpen={may('prices.change')}
      />
      <span className={styles.historyWay}>
        <Button
          look="quiet"
          aria-label={i18n.t({
            id: 'product.editOf',
            message: 'Edit {article}',
            values: { article: referenceKey },
          })}
          onPress={() => onEdit(variant)}
        >
          <Pencil aria-hidden="true" />
        </Button>
        {may('prices.read') && (
          <Button
            look="quiet"
            aria-label={i18n.t({
              id: 'product.historyOf',
              message: 'History of {article}',
              values: { article: referenceKey },
            })}
            onPress={() => onPrices(variant)}
          >
            <Trans id="product.history" message="History" />
          </Button>
        )}
      </span>
    </>
  )
}

type CellProps = {
  cell: CellName
  current: number | null
  draft: VariantDraft
  article: string
  isOpen: boolean
}

function Cell({ cell, current, draft, article, isOpen }: CellProps) {
  const { i18n } = useLingui()
  const own = draft.cells[cellName(cell)]
  const name = lineName({ what: cell.what, country: cell.what === 'stock' ? null : cell.country }, i18n)
  const currency = cell.what === 'stock' ? '' : currencyOf(cell.country)
  const isWrong = own !== undefined && typedCell(cell, own.typed) === undefined
  const isBehind = own !== undefined && own.was !== current
  return (
    <span className={styles.cell}>
      <span className={styles.quiet}>
        {[name.replace(/ [A-Z]{2}$/, ''), currency].filter(Boolean).join(', ')}
      </span>
      <Input
        className={styles.cellInput ?? ''}
        inputMode={cell.what === 'stock' ? 'numeric' : 'decimal'}
        aria-label={i18n.t({
          id: 'product.cell',
          message: '{what} of {article}',
          values: { what: name, article },
        })}
        aria-invalid={isWrong}
        data-edited={own !== undefined}
        readOnly={!isOpen}
        value={own?.typed ?? writtenCell(cell, current, i18n.locale)}
        placeholder={cell.what === 'before' ? '–' : ''}
        onChange={({ target }) => draft.type(cell, current, target.value, i18n.locale)}
      />
      {isBehind && (
        <span className={drafts.theirs}>
          <Trans
            id="product.theirs"
            message="Meanwhile: {text}"
            values={{ text: writtenCell(cell, current, i18n.locale) || '–' }}
          />
        </span>
      )}
    </span>
  )
}
