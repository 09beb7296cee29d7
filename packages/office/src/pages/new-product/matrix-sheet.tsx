import { Trans, useLingui } from '@lingui/react'
import { MOST_VARIANTS } from '@shop/api-client/office/new-goods-commands'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Sheet } from '../../parts/sheet.tsx'
import type { VariantTexts } from './new-goods-texts.ts'
import { matrixOf } from './variant-matrix.ts'

type MatrixSheetProps = {
  number: string
  variants: readonly VariantTexts[]
  onMake: (variants: VariantTexts[]) => void
  onClose: () => void
}

/** All colours in all sizes at once, instead of one by one. What was typed by hand stays before them. */
export function MatrixSheet({ number, variants, onMake, onClose }: MatrixSheetProps) {
  const { i18n } = useLingui()
  const [colours, setColours] = useState('')
  const [sizes, setSizes] = useState('')
  const kept = variants.filter(({ label, articleNumber }) => label.de.trim() !== '' || articleNumber !== '')
  const made = matrixOf({ colours, sizes, number, first: variants[0] })
  const isTooMany = kept.length + made.length > MOST_VARIANTS

  return (
    <Sheet
      title={i18n.t({ id: 'newProduct.matrix', message: 'Several variants at once' })}
      isOpen
      onClose={onClose}
    >
      <div className={listing.form}>
        <div className={listing.pair}>
          <Field
            label={i18n.t({ id: 'newProduct.colours', message: 'Colours, with commas between them' })}
            placeholder="Weiß, Blau"
            value={colours}
            onChange={setColours}
            maxLength={500}
          />
          <Field
            label={i18n.t({ id: 'newProduct.sizes', message: 'Sizes, with commas between them' })}
            placeholder="S, M, L"
            value={sizes}
            onChange={setSizes}
            maxLength={500}
            problem={
              isTooMany
                ? i18n.t({
                    id: 'newProduct.tooMany',
                    message: 'Here at most {most} variants; an import takes more.',
                    values: { most: MOST_VARIANTS },
                  })
                : null
            }
          />
        </div>
        <p className={listing.quiet}>
          <Trans
            id="newProduct.matrixHint"
            message="They cost what the first variant does, and have its stock; each can be changed below."
          />
        </p>
        <div>
          <Button
            isDisabled={made.length === 0 || isTooMany}
            onPress={() => {
              onMake([...kept, ...made])
              onClose()
            }}
          >
            <Trans
              id="newProduct.makeMatrix"
              message="{count, plural, =0 {Make variants} one {Make one variant} other {Make # variants}}"
              values={{ count: made.length }}
            />
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
