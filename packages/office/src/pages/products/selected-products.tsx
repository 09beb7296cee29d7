import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ExportMenu } from '../../tables/export-menu.tsx'
import { BulkSheet } from './bulk-sheet.tsx'
import styles from './products-page.module.css'
import { useExport } from './use-export.ts'

/** Products of one change: what the preview shows has to be read by somebody. */
const MOST_CHOSEN = 200

/** What can be done with the chosen products at once. */
export function SelectedProducts({ chosen, onNone }: { chosen: ReadonlySet<number>; onNone: () => void }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const { countries } = useShopPlaces()
  const { exportChosen, isBusy, problem } = useExport()
  const [isChanging, setChanging] = useState(false)
  if (chosen.size === 0) return null
  const isTooMany = chosen.size > MOST_CHOSEN

  return (
    <section
      className={styles.selection}
      aria-label={i18n.t({ id: 'selection.label', message: 'With the chosen ones' })}
    >
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <p role="status">
        <Trans
          id="selection.count"
          message="{count, plural, one {# chosen} other {# chosen}}"
          values={{ count: chosen.size }}
        />
        {isTooMany && (
          <>
            {' · '}
            <Trans
              id="products.tooMany"
              message="At most {most} are changed at once: use a table for more."
              values={{ most: MOST_CHOSEN }}
            />
          </>
        )}
      </p>
      <div className={styles.actions}>
        {(may('prices.change') || may('stock.change') || may('products.change')) && (
          <Button look="primary" isDisabled={isTooMany} onPress={() => setChanging(true)}>
            <Trans id="products.change" message="Change" />
          </Button>
        )}
        <ExportMenu
          label={i18n.t({ id: 'products.export', message: 'Export as a table' })}
          isDisabled={isBusy}
          onChoose={(format) => void exportChosen([...chosen], format)}
        />
        <Button look="quiet" onPress={onNone}>
          <Trans id="selection.none" message="Choose none" />
        </Button>
      </div>
      {isChanging && (
        <BulkSheet
          products={[...chosen]}
          countries={countries}
          onClose={() => setChanging(false)}
          onDone={() => setChanging(false)}
        />
      )}
    </section>
  )
}
