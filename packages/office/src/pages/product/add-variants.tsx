import { Trans, useLingui } from '@lingui/react'
import { addVariants, MOST_VARIANTS } from '@shop/api-client/office/new-goods-commands'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { useKept } from '../../parts/draft/use-kept.ts'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { MatrixSheet } from '../new-product/matrix-sheet.tsx'
import { newGoodsProblem } from '../new-product/new-goods-problem.ts'
import { emptyVariant, typedVariants, VariantTexts } from '../new-product/new-goods-texts.ts'
import { VariantFields } from '../new-product/variant-fields.tsx'

const Form = v.object({ variants: v.array(VariantTexts) })

type AddVariantsProps = {
  productId: number
  /** The article number of the product. */
  number: string
  onClose: () => void
}

/** More colours or sizes of a product, with their prices and stock. */
export function AddVariants({ productId, number, onClose }: AddVariantsProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { countries } = useShopPlaces()
  const { act, isBusy, failure } = useCommand()
  const draft = useKept(`office.addVariants.${shop.id}.${productId}`, Form, () => ({
    variants: [emptyVariant()],
  }))
  const { variants } = draft.form
  const [isTried, setTried] = useState(false)
  const [isMany, setMany] = useState(false)
  const read = v.safeParse(addVariants.input, { productId, variants: typedVariants(variants) })
  const paths = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? '')
  const problem = (path: string) => (isTried ? newGoodsProblem(paths, path, i18n) : null)
  const put = (next: VariantTexts[]) => draft.change({ variants: next })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!read.success) return
    const sent = draft.form
    if ((await act(addVariants, read.output)) === null) return
    draft.saved(sent)
    onClose()
  }

  return (
    <Sheet title={i18n.t({ id: 'product.addVariants', message: 'Add variants' })} isOpen onClose={onClose}>
      <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
        {variants.map((variant, index) => (
          <VariantFields
            key={variant.key}
            number={index + 1}
            variant={variant}
            countries={countries}
            problem={(field) => problem(`variants.${index}.${field}`)}
            onChange={(part) =>
              put(variants.map((one) => (one.key === variant.key ? { ...one, ...part } : one)))
            }
            onRemove={
              variants.length === 1 ? null : () => put(variants.filter(({ key }) => key !== variant.key))
            }
          />
        ))}
        {problem('variants') && <Notice tone="bad">{problem('variants')}</Notice>}
        {variants.length < MOST_VARIANTS && (
          <div className={listing.actions}>
            <Button onPress={() => put([...variants, anotherLike(variants.at(-1))])}>
              <Trans id="newProduct.addVariant" message="Add a variant" />
            </Button>
            <Button onPress={() => setMany(true)}>
              <Trans id="newProduct.matrix" message="Several variants at once" />
            </Button>
          </div>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isTried && !read.success && (
          <Notice tone="bad">
            <Trans id="newProduct.wrong" message="Some fields are marked: fill them in. Nothing was made." />
          </Notice>
        )}
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            <Trans id="product.addVariantsNow" message="Add them" />
          </Button>
        </div>
      </form>
      {isMany && (
        <MatrixSheet number={number} variants={variants} onMake={put} onClose={() => setMany(false)} />
      )}
    </Sheet>
  )
}

/** The next size mostly costs what the one before does. */
function anotherLike(last: VariantTexts | undefined): VariantTexts {
  const empty = emptyVariant()
  return last === undefined ? empty : { ...empty, prices: last.prices, content: last.content }
}
