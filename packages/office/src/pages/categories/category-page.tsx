import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { changeCategory, type ShownCategory } from '@shop/api-client/office/category-commands'
import { valueAt } from '@shop/domain/goods/edited-record'
import { LANGUAGES } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, ListFilter } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { run } from '../../client/api.ts'
import { categoriesQuery, categoryQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { SaveBar } from '../../parts/draft/save-bar.tsx'
import { useDraft } from '../../parts/draft/use-draft.ts'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import type { FactProblems } from '../product/facts/fact-problems.ts'
import styles from '../product/product-page.module.css'
import categoryStyles from './categories.module.css'
import type { ListedCategory } from './category-places.ts'
import { PictureCard } from './picture-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { SearchCard } from './search-card.tsx'
import { WordsCard } from './words-card.tsx'

/** One category: what it is called, what it says, what search engines show, and where it stands. */
export function CategoryPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { id } = useParams({ from: '/desk/$shop/categories/$id' })
  const own = useQuery(categoryQuery(shop.id, Number(id)))
  const tree = useQuery(categoriesQuery(shop.id))
  const error = own.error ?? tree.error
  const category = own.data?.category

  return (
    <div className={styles.page}>
      <Link to="/$shop/categories" params={{ shop: shop.id }} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <Trans id="category.back" message="All categories" />
      </Link>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!error && (own.data === undefined || tree.data === undefined) && (
        <Loading label={i18n.t({ id: 'category.loading', message: 'The category is loading' })} rows={10} />
      )}
      {category === null && (
        <Empty title={i18n.t({ id: 'category.gone', message: 'There is no such category' })}>
          <Trans id="product.goneHint" message="It may have been taken out of the catalogue." />
        </Empty>
      )}
      {category && tree.data && (
        <Shown key={category.id} category={category} categories={tree.data.categories} />
      )}
    </div>
  )
}

type ShownProps = { category: ShownCategory; categories: readonly ListedCategory[] }

function Shown({ category, categories }: ShownProps) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const draft = useDraft(`office.category.${shop}.${category.id}`, category.fields)
  const name = draft.value('name.de')
  const fields = { draft, isReadOnly: !may('products.change') }

  const [isTried, setTried] = useState(false)
  const problems: FactProblems = isTried ? pictureProblems(draft.value('image'), i18n) : new Map()

  function send() {
    setTried(true)
    const read = v.safeParse(changeCategory.input, { id: category.id, edits: draft.edits })
    return read.success ? run(shop, changeCategory, read.output, { seen: 0 }) : null
  }

  return (
    <>
      <header className={styles.head}>
        <PageTitle>{typeof name === 'string' && name !== '' ? name : category.fields.name.de}</PageTitle>
        {category.fields.isHidden && (
          <Badge tone="quiet">
            <Trans id="category.hidden" message="Hidden" />
          </Badge>
        )}
        <span className={styles.quiet}>{category.path}</span>
        {may('merchandising.read') && (
          <Link
            to="/$shop/categories/$id/filters"
            params={{ shop, id: String(category.id) }}
            className={categoryStyles.way}
          >
            <ListFilter aria-hidden="true" />
            <Trans id="category.filters" message="Filters of its list" />
          </Link>
        )}
      </header>
      <WordsCard {...fields} />
      <PictureCard {...fields} problems={problems} />
      <SearchCard {...fields} path={category.path} />
      <PlaceCard {...fields} id={category.id} categories={categories} />
      <SaveBar draft={draft} send={send} />
    </>
  )
}

/** In which languages a picture says nothing yet. */
function pictureProblems(image: unknown, i18n: I18n): FactProblems {
  const missing = LANGUAGES.filter((language) => {
    const words = valueAt(image, `alt.${language}`)
    return typeof words === 'string' && words.trim() === ''
  })
  const text = i18n.t({ id: 'fact.wrong.empty', message: 'Fill this in.' })
  return new Map(missing.map((language) => [`image.alt.${language}`, text]))
}
