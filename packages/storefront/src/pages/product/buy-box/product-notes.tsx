import { Trans } from '@lingui/react'
import { guaranteeNoticeAddress } from '@shop/domain/duties/guarantee-files'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { NoteLink } from '@shop/ui/note-button/note-link'
import { SealRow } from '@shop/ui/seals/seal-row'
import { useShop } from '../../../use-shop.ts'
import type { ProductDialog } from '../state/product-dialog.ts'

type ProductNotesProps = {
  facts: ProductFacts
  /** Whether the law asks for the notice on the legal guarantee. @see eu-duties C-02 */
  hasGuaranteeNotice: boolean
  openDialog: (dialog: ProductDialog) => void
}

/**
 * Seals, and what the law requires to be explained before buying.
 *
 * @see spec §2 "product seals", "electrical-law info"
 */
export function ProductNotes({ facts, hasGuaranteeNotice, openDialog }: ProductNotesProps) {
  const { market } = useShop()
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
      {hasGuaranteeNotice ? (
        <NoteLink
          href={guaranteeNoticeAddress(market.language)}
          onClick={() => openDialog({ name: 'guarantee' })}
        >
          <Trans id="guarantee.title" message="Gesetzliche Gewährleistungsrechte" />
        </NoteLink>
      ) : null}
    </>
  )
}
