import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { ManyChoice } from '../../goods/many-choice.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import drafts from '../../parts/draft/draft.module.css'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import listing from '../../parts/listing.module.css'

/** Where the product stands in the shop; its main category is the way back that its page shows. */
export function CategoryCard({ draft, isReadOnly }: DraftProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data } = useQuery(categoriesQuery(shop))
  const chosen = idsOf(draft.value('categories'))
  const theirs = draft.meanwhile('categories')
  const title = i18n.t({ id: 'product.categories', message: 'Categories' })
  if (data === undefined) return null
  const nameOf = (id: number) => data.categories.find((one) => one.id === id)?.name.de ?? String(id)
  const edit = (ids: readonly number[]) => draft.edit('categories', [...ids])

  return (
    <Card title={title}>
      <div className={listing.form} id="field-categories" inert={isReadOnly}>
        {chosen.length > 1 && (
          <Choice
            label={i18n.t({ id: 'product.mainCategory', message: 'Main category' })}
            options={chosen.map((id) => ({ key: String(id), name: nameOf(id) }))}
            value={String(chosen[0])}
            onChange={(key) => edit([Number(key), ...chosen.filter((id) => id !== Number(key))])}
          />
        )}
        <ManyChoice
          label={i18n.t({ id: 'product.shownIn', message: 'Shown in' })}
          options={data.categories.map(({ id, name, parentId }) => ({
            key: id,
            name: parentId === null ? name.de : `${nameOf(parentId)} › ${name.de}`,
          }))}
          chosen={chosen}
          onChange={edit}
          problem={
            chosen.length === 0
              ? i18n.t({
                  id: 'product.noCategory',
                  message: 'Choose one at least: without one nobody finds it in the shop.',
                })
              : null
          }
        />
        {theirs !== undefined && (
          <p className={drafts.theirs}>
            <Trans
              id="product.theirs"
              message="Meanwhile: {text}"
              values={{ text: idsOf(theirs).map(nameOf).join(', ') }}
            />
          </p>
        )}
      </div>
    </Card>
  )
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
