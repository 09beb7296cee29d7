import { Trans } from '@lingui/react'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { SealRow } from '@shop/ui/seals/seal-row'
import type { ProductDialog } from './product-dialog.ts'

type ProductNotesProps = { facts: ProductFacts; openDialog: (dialog: ProductDialog) => void }

/**
 * Seals, and what the law requires to be explained before buying.
 *
 * @see spec §2 "product seals", "electrical-law info"
 */
export function ProductNotes({ facts, openDialog }: ProductNotesProps) {
  return (
    <>
      <SealRow seals={facts.seals} onOpen={() => openDialog({ name: 'seals' })} />
      {facts.electrical ? (
        <NoteButton onClick={() => openDialog({ name: 'electricalLaw' })}>
          <Trans id="electrical.title" message="Hinweise zu Elektrogeräten" />
        </NoteButton>
      ) : null}
      {facts.medicalProduct ? (
        <NoteButton onClick={() => openDialog({ name: 'medicalProduct' })}>
          <Trans id="medical.title" message="Hinweis zu Medizinprodukten" />
        </NoteButton>
      ) : null}
    </>
  )
}
