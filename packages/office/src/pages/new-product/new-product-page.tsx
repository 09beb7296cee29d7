import { Trans, useLingui } from '@lingui/react'
import { createProduct, MOST_VARIANTS } from '@shop/api-client/office/new-goods-commands'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { categoriesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { useKept } from '../../parts/draft/use-kept.ts'
import listing from '../../parts/listing.module.css'
import { Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { MakerFields } from './maker-fields.tsx'
import { MatrixSheet } from './matrix-sheet.tsx'
import { NewCategory } from './new-category.tsx'
import { newGoodsProblem } from './new-goods-problem.ts'
import { emptyGoods, emptyVariant, GoodsTexts, typedGoods } from './new-goods-texts.ts'
import { ProductFields } from './product-fields.tsx'
import { VariantFields } from './variant-fields.tsx'

/** A product made from nothing: what it is, who made it, and its variants with prices and stock. */
export function NewProductPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { countries, languages } = useShopPlaces()
  const { data, error } = useQuery(categoriesQuery(shop.id))
  const { act, isBusy, failure } = useCommand()
  const draft = useKept(`office.newProduct.${shop.id}`, GoodsTexts, emptyGoods)
  const { form: texts } = draft
  const [isTried, setTried] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const [isMany, setMany] = useState(false)
  const read = v.safeParse(createProduct.input, typedGoods(texts))
  const paths = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? '')
  const problem = (path: string) => (isTried ? newGoodsProblem(paths, path, i18n) : null)
  const change = (part: Partial<GoodsTexts>) => draft.change({ ...texts, ...part })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!read.success) return
    const sent = draft.form
    const made = await act(createProduct, read.output)
    if (made === null) return
    draft.saved(sent)
    await navigate({ to: '/$shop/products/$id', params: { shop: shop.id, id: String(made.id) } })
  }

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return (
      <Loading label={i18n.t({ id: 'newProduct.loading', message: 'The categories are loading' })} rows={8} />
    )
  const [first] = data.categories
  return (
    <div className={listing.page}>
      <PageTitle>
        <Trans id="newProduct.title" message="New product" />
      </PageTitle>
      <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
        <Card
          title={i18n.t({ id: 'newProduct.category', message: 'Category' })}
          aside={
            <Button onPress={() => setMaking(true)}>
              {i18n.t({ id: 'newCategory.title', message: 'New category' })}
            </Button>
          }
        >
          {first === undefined ? (
            <p>
              <Trans
                id="newProduct.noCategory"
                message="There is no category yet: make the first one. It becomes a way of the shop’s navigation."
              />
            </p>
          ) : (
            <Choice
              label={i18n.t({ id: 'newProduct.in', message: 'Shown in' })}
              options={data.categories.map(({ id, name, depth }) => ({
                key: String(id),
                name: `${'– '.repeat(depth)}${name.de}`,
              }))}
              value={texts.categoryId ?? ''}
              onChange={(categoryId) => change({ categoryId })}
            />
          )}
          {problem('categoryId') && <p role="alert">{problem('categoryId')}</p>}
        </Card>
        <ProductFields texts={texts} languages={languages} onChange={change} problem={problem} />
        <MakerFields texts={texts} onChange={change} problem={problem} />
        {texts.variants.map((variant, index) => (
          <VariantFields
            key={variant.key}
            number={index + 1}
            variant={variant}
            countries={countries}
            problem={(field) => problem(`variants.${index}.${field}`)}
            onChange={(part) =>
              change({
                variants: texts.variants.map((one) => (one.key === variant.key ? { ...one, ...part } : one)),
              })
            }
            onRemove={
              texts.variants.length === 1
                ? null
                : () => change({ variants: texts.variants.filter(({ key }) => key !== variant.key) })
            }
          />
        ))}
        {problem('variants') && <Notice tone="bad">{problem('variants')}</Notice>}
        {texts.variants.length < MOST_VARIANTS && (
          <div className={listing.actions}>
            <Button onPress={() => change({ variants: [...texts.variants, emptyVariant()] })}>
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
          {draft.isBegun && (
            <Button
              isDisabled={isBusy}
              onPress={() => {
                draft.clear()
                setTried(false)
              }}
            >
              <Trans id="product.discard" message="Discard" />
            </Button>
          )}
          <Button type="submit" look="primary" isDisabled={isBusy}>
            <Trans id="newProduct.make" message="Make the product" />
          </Button>
        </div>
      </form>
      {isMany && (
        <MatrixSheet
          number={texts.articleNumber}
          variants={texts.variants}
          onMake={(variants) => change({ variants })}
          onClose={() => setMany(false)}
        />
      )}
      <NewCategory
        isOpen={isMaking}
        categories={data.categories}
        languages={languages}
        onClose={() => setMaking(false)}
        onMade={(id) => {
          change({ categoryId: String(id) })
          setMaking(false)
        }}
      />
    </div>
  )
}
