import { useLingui } from '@lingui/react'
import { advancedValue } from '@shop/domain/product/advanced-value'
import type { Variant } from '@shop/domain/product/product'
import { siblingGroups } from '@shop/domain/siblings/sibling-groups'
import { onlyMeasure } from '@shop/domain/variant/only-measure'
import { variantChoice } from '@shop/domain/variant/variant-choice'
import { variantOptions } from '@shop/domain/variant/variant-options'
import { Button } from '@shop/ui/button/button'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { SiblingList } from '@shop/ui/sibling-list/sibling-list'
import { VariantSelect } from '@shop/ui/variant-select/variant-select'
import { VariantTiles } from '@shop/ui/variant-tiles/variant-tiles'
import { useShopPath } from '../../../use-shop.ts'
import type { ProductDialog } from '../state/product-dialog.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import { useVariantLabel } from '../state/use-variant-label.ts'
import css from './product-choices.module.css'

type ProductChoicesProps = {
  page: ShownProduct
  variant: Variant | null
  onChoose: (referenceKey: string) => void
  openDialog: (dialog: ProductDialog) => void
}

/** More siblings than fit into two rows of a phone have a dialog of their own. */
const MOST_SIBLINGS = 8
/** The attribute that variants differ by. */
const SIZE = 'groesse'
/** Where fabric samples of an upholstered product can be ordered; others have no such field. */
const SAMPLES = 'stoffmuster'

/** Colours are pages of their own, sizes a choice on this one; choosing one changes the address without a request. */
export function ProductChoices({ page, variant, onChoose, openDialog }: ProductChoicesProps) {
  const { product, facts } = page
  const { i18n } = useLingui()
  const path = useShopPath()
  const label = useVariantLabel(product)
  const soldOut = i18n.t({ id: 'delivery.soldOut', message: 'Ausverkauft' })
  const { colours, dimensions } = siblingGroups(product)
  const kind = variantChoice(product.variants)
  const measure = onlyMeasure(product)
  const options = kind === 'tiles' || kind === 'list' ? variantOptions(product.variants, soldOut) : []
  const choice = { label, options, value: variant?.referenceKey ?? null, onChange: onChoose }
  const samples = advancedValue(product.advancedAttributes, SAMPLES)
  const advice = facts.advice[SIZE]
  const linked = (siblings: typeof colours) =>
    siblings.map((one) => ({ ...one, href: path(one.href), isActive: one.id === product.id }))

  return (
    <>
      {colours.length > 0 ? (
        <div className={css.siblings}>
          <SiblingList
            label={i18n.t({ id: 'product.siblings', message: 'Ausführung' })}
            siblings={linked(firstWithActive(colours, product.id))}
          />
          {colours.length > MOST_SIBLINGS ? (
            <NoteButton onClick={() => openDialog({ name: 'siblingSelect' })}>
              {i18n.t({
                id: 'product.allSiblings',
                message: 'Alle {count} Ausführungen',
                values: { count: colours.length },
              })}
            </NoteButton>
          ) : null}
        </div>
      ) : null}
      {typeof samples === 'string' ? (
        <a className={css.samples} href={path(samples)}>
          {i18n.t({ id: 'product.fabricSamples', message: 'Stoffmuster kostenlos bestellen' })}
        </a>
      ) : null}
      {dimensions.length > 0 ? (
        <SiblingList
          label={i18n.t({ id: 'product.dimension', message: 'Maß' })}
          siblings={linked(dimensions).map((one) => ({ ...one, image: null }))}
        />
      ) : null}
      {measure === null || dimensions.length > 0 ? null : (
        <p className={css.label}>
          {i18n.t({
            id: 'words.named',
            message: '{name}: {value}',
            values: { name: label, value: measure },
          })}
        </p>
      )}
      {kind === 'tiles' ? <VariantTiles {...choice} /> : null}
      {kind === 'list' ? (
        <div className={css.list}>
          <VariantSelect {...choice} name="variant" />
        </div>
      ) : null}
      {kind === 'list' || kind === 'search' ? (
        <div className={css.opener} data-always={kind === 'search' || undefined}>
          <p className={css.label}>{label}</p>
          <Button
            kind="secondary"
            wide
            aria-haspopup="dialog"
            aria-label={i18n.t({
              id: 'product.openChoice',
              message: '{label} wählen, zurzeit {chosen}',
              values: { label, chosen: variant?.label ?? '–' },
            })}
            onClick={() => openDialog({ name: 'attributePicker', thenAdd: false })}
          >
            {variant?.label ?? label}
          </Button>
        </div>
      ) : null}
      {advice ? (
        <NoteButton onClick={() => openDialog({ name: 'attributeAdvisor', key: SIZE })}>
          {advice.title}
        </NoteButton>
      ) : null}
    </>
  )

  /** The first ones, and the one on show among them wherever it stands. */
  function firstWithActive(siblings: typeof colours, activeId: number) {
    const first = siblings.slice(0, MOST_SIBLINGS)
    const active = siblings.find(({ id }) => id === activeId)
    return !active || first.includes(active) ? first : [...first.slice(0, -1), active]
  }
}
