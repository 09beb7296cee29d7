import { useLingui } from '@lingui/react'
import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import type { BasketItem } from '@shop/domain/basket/basket'
import { WITHOUT } from '@shop/domain/personalisation/personalisation'
import { personalisationOf } from '@shop/domain/personalisation/personalisation-of'
import { customTextOf, customTextWithout } from '@shop/domain/personalisation/personalisation-rules'
import { PersonalisationForm } from '@shop/ui/personalisation/personalisation-form'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { ShopDialog } from '../dialogs/shop-dialog.tsx'
import { changeTextAtom } from './basket-lines.atoms.ts'

type CustomizeLineDialogProps = { item: BasketItem; returnFocusTo: string; onClose: () => void }

/** The text or engraving of a line, changed in place; the rules are those of its product. @see spec §2 "product customize" */
export default function CustomizeLineDialog({ item, returnFocusTo, onClose }: CustomizeLineDialogProps) {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const changeText = useSetAtom(changeTextAtom)
  const [page, setPage] = useState<ProductPageData | 'failed' | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { referenceKey } = item.product

  useEffect(() => {
    import('@shop/api-client/contract/catalogue')
      .then(({ loadProduct }) => api(loadProduct, { referenceKey }))
      .then(setPage, () => setPage('failed'))
  }, [api, referenceKey])

  const personalisation =
    page === null || page === 'failed' ? null : personalisationOf(page.product, page.facts)
  const save = async (customText: Record<string, string>) => {
    setHasFailed(false)
    try {
      const answer = await changeText(item, customText)
      if (answer.type === 'success') return onClose()
    } catch {
      // said below
    }
    setHasFailed(true)
  }
  const failed = hasFailed || page === 'failed' || (page !== null && personalisation === null)

  return (
    <ShopDialog
      name="productCustomize"
      title={
        personalisation?.kind === 'engraving'
          ? i18n.t({ id: 'personalisation.titleEngraving', message: 'Gravur gestalten' })
          : i18n.t({ id: 'personalisation.title', message: 'Wunschtext gestalten' })
      }
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      {failed ? (
        <p role="alert">
          {i18n.t({
            id: 'basket.changeFailed',
            message: 'Die Änderung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
          })}
        </p>
      ) : null}
      {page === null ? <Skeleton height="16rem" /> : null}
      {personalisation ? (
        <PersonalisationForm
          personalisation={personalisation}
          variantKey={item.variant.referenceKey}
          texts={textsOf(item, personalisation.rows.length)}
          onSave={(texts) => void save(customTextOf(texts))}
          onWithout={() => void save(customTextWithout())}
        />
      ) : null}
    </ShopDialog>
  )
}

function textsOf({ customData: { customText } }: BasketItem, rows: number): string[] {
  const texts = Array.from({ length: rows }, (_, row) => customText?.[`text${row + 1}`] ?? '')
  return texts[0] === WITHOUT ? texts.map(() => '') : texts
}
