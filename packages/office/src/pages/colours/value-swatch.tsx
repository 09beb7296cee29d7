import { Trans, useLingui } from '@lingui/react'
import type { ShownColour } from '@shop/api-client/office/colour-commands'
import { isSwatchColour } from '@shop/domain/variant/colour-swatches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coloursQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import styles from './colours.module.css'
import { SwatchLook } from './swatch-look.tsx'
import { SwatchSheet } from './swatch-sheet.tsx'

type ValueSwatchProps = { colour: Pick<ShownColour, 'value' | 'label'>; isReadOnly: boolean }

/** The swatch of a colour beside its words; a new colour is given one before its product is saved. */
export function ValueSwatch({ colour, isReadOnly }: ValueSwatchProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(coloursQuery(shop.id))
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const known = data.colours.find(({ value }) => value === colour.value)
  const swatch = known?.swatch ?? null
  const isKnown = isSwatchColour(colour.value)

  return (
    <span className={styles.value}>
      <SwatchLook parts={swatch ?? [colour.value]} />
      {!isReadOnly && (
        <Button
          aria-label={i18n.t({
            id: 'colours.swatchNamed',
            message: 'Swatch: {name}',
            values: { name: colour.label.de },
          })}
          onPress={() => setOpen(true)}
        >
          <Trans id="colours.swatch" message="Swatch" />
        </Button>
      )}
      {isOpen && <SwatchSheet colour={{ ...colour, swatch, isKnown }} onClose={() => setOpen(false)} />}
    </span>
  )
}
