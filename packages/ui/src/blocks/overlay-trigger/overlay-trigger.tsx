import { OVERLAYS } from '@shop/domain/shop/overlays'
import * as v from 'valibot'
import { Button } from '../../button/button.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { filledText, option } from '../block-fields.ts'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import css from '../modal/modal.module.css'

export const overlayTriggerFields = {
  label: filledText,
  /** One of the shop's dialogs by its name. */
  overlay: v.picklist(OVERLAYS),
  look: option(['primary', 'secondary', 'quiet'], 'secondary'),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof overlayTriggerFields, undefined>>

/** Opens a dialog that the shop has anyway, for example the choice of the country. @see spec §2 "Dialog names" */
function OverlayTrigger({ fields }: { fields: Fields }) {
  const { openOverlay, canOpen } = useBlockSurroundings()
  if (openOverlay === null || !canOpen(fields.overlay)) return null

  return (
    <BlockSection>
      <div className={css.place}>
        <Button kind={fields.look} aria-haspopup="dialog" onClick={() => openOverlay(fields.overlay)}>
          {fields.label}
        </Button>
      </div>
    </BlockSection>
  )
}

export const overlayTrigger = defineBlock({
  name: 'overlay_trigger',
  fields: overlayTriggerFields,
  Component: OverlayTrigger,
})
