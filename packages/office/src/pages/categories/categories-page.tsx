import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { categoriesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { NewCategory } from '../new-product/new-category.tsx'
import styles from './categories.module.css'
import type { ListedCategory } from './category-places.ts'

/** The tree of the shop, as its navigation shows it. */
export function CategoriesPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { languages } = useShopPlaces()
  const { data, error } = useQuery(categoriesQuery(shop.id))
  const [isMaking, setMaking] = useState(false)

  return (
    <div className={listing.page}>
      <header className={listing.head}>
        <PageTitle>
          <Trans id="shell.categories" message="Categories" />
        </PageTitle>
        {shop.may('products.change') && data && (
          <Button look="primary" onPress={() => setMaking(true)}>
            {i18n.t({ id: 'newCategory.title', message: 'New category' })}
          </Button>
        )}
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading
          label={i18n.t({ id: 'newProduct.loading', message: 'The categories are loading' })}
          rows={10}
        />
      )}
      {data?.categories.length === 0 && (
        <Empty title={i18n.t({ id: 'categories.none', message: 'There is no category yet' })}>
          <Trans
            id="categories.noneHint"
            message="Make the first one: it becomes a way of the shop’s navigation."
          />
        </Empty>
      )}
      {data && data.categories.length > 0 && (
        <nav
          className={styles.tree}
          aria-label={i18n.t({ id: 'categories.tree', message: 'Tree of categories' })}
        >
          <Branch categories={data.categories} parentId={null} />
        </nav>
      )}
      {data && (
        <NewCategory
          isOpen={isMaking}
          categories={data.categories}
          languages={languages}
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            void navigate({ to: '/$shop/categories/$id', params: { shop: shop.id, id: String(id) } })
          }}
        />
      )}
    </div>
  )
}

type BranchProps = { categories: readonly ListedCategory[]; parentId: number | null }

function Branch({ categories, parentId }: BranchProps) {
  const { id: shop } = useShop()
  const here = categories.filter((category) => category.parentId === parentId)
  if (here.length === 0) return null
  return (
    <ul>
      {here.map(({ id, name, isHidden }) => (
        <li key={id}>
          <Link to="/$shop/categories/$id" params={{ shop, id: String(id) }} className={styles.entry}>
            {name.de}{' '}
            {isHidden && (
              <Badge tone="quiet">
                <Trans id="category.hidden" message="Hidden" />
              </Badge>
            )}
          </Link>
          <Branch categories={categories} parentId={id} />
        </li>
      ))}
    </ul>
  )
}
