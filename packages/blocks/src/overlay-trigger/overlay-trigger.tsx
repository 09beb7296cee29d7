import { OVERLAYS } from '@shop/domain/shop/overlays'
import { Button } from '@shop/ui/button/button'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, option } from '../fields/block-fields.ts'
import css from '../modal/modal.module.css'
import { BlockSection } from '../parts/block-section.tsx'
import { useShopSlots } from '../shop-slots.ts'

export const overlayTriggerFields = {
  label: filledText,
  /** One of the shop's dialogs by its name. */
  overlay: v.picklist(OVERLAYS),
  look: option(['primary', 'secondary', 'quiet'], 'secondary'),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof overlayTriggerFields, undefined>>

/** Opens a dialog that the shop has anyway, for example the choice of the country. @see spec §2 "Dialog names" */
function OverlayTrigger({ fields }: { fields: Fields }) {
  const { overlay } = useShopSlots()
  const open = overlay(fields.overlay)
  if (open === null) return null

  return (
    <BlockSection>
      <div className={css.place}>
        <Button kind={fields.look} aria-haspopup="dialog" onClick={open}>
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
