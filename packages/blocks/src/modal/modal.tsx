import { Button } from '@shop/ui/button/button'
import { useId, useState } from 'react'
import type * as v from 'valibot'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { filledText, nestedBlocks, option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { LazyDialog } from '../parts/lazy-dialog.tsx'
import css from './modal.module.css'

export const modalFields = {
  label: filledText,
  title: filledText,
  body: nestedBlocks,
  look: option(['primary', 'secondary', 'quiet'], 'secondary'),
  size: option(['s', 'm', 'l'], 'm'),
  position: option(['center', 'right', 'left'], 'center'),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof modalFields, undefined>>

/** A button that opens a dialog with blocks. */
function Modal({ fields }: { fields: Fields }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  return (
    <BlockSection>
      <div className={css.place}>
        <Button id={id} kind={fields.look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {fields.label}
        </Button>
      </div>
      <LazyDialog
        isOpen={isOpen}
        title={fields.title}
        size={fields.size}
        position={fields.position}
        returnFocusTo={id}
        onClose={() => setIsOpen(false)}
      >
        <div className={css.body}>
          <BlockList blocks={fields.body} level={3} isInside />
        </div>
      </LazyDialog>
    </BlockSection>
  )
}

export const modal = defineBlock({ name: 'modal', fields: modalFields, Component: Modal })
