import { Trans, useLingui } from '@lingui/react'
import { changeProduct, type ShownProduct } from '@shop/api-client/office/product-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { run } from '../../client/api.ts'
import { productQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { SaveBar } from '../../parts/draft/save-bar.tsx'
import { useDraft } from '../../parts/draft/use-draft.ts'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { productStateName } from '../../words/product-state.ts'
import { AttributeCard } from './attribute-card.tsx'
import { CategoryCard } from './category-card.tsx'
import { FactCard } from './facts/fact-card.tsx'
import type { FactProblems } from './facts/fact-problems.ts'
import { draftProblems } from './facts/facts-of-draft.ts'
import { MissingCard } from './missing-card.tsx'
import { PictureCard } from './picture-card.tsx'
import styles from './product-page.module.css'
import { SafetyCard } from './safety-card.tsx'
import { SiblingCard } from './sibling-card.tsx'
import { TextCard } from './text-card.tsx'
import { VariantCard } from './variant-card.tsx'

/** One product, whole: what it says, what it lacks, what it costs and how much there is. */
export function ProductPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { id } = useParams({ from: '/desk/$shop/products/$id' })
  const { data, error } = useQuery(productQuery(shop.id, Number(id)))

  return (
    <div className={styles.page}>
      <Link to="/$shop/products" params={{ shop: shop.id }} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <Trans id="product.back" message="All products" />
      </Link>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'product.loading', message: 'The product is loading' })} rows={12} />
      )}
      {data?.product === null && (
        <Empty title={i18n.t({ id: 'product.gone', message: 'There is no such product' })}>
          <Trans id="product.goneHint" message="It may have been taken out of the catalogue." />
        </Empty>
      )}
      {data?.product && <Shown key={data.product.id} product={data.product} />}
    </div>
  )
}

const NO_PROBLEMS: FactProblems = new Map()

function Shown({ product }: { product: ShownProduct }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const draft = useDraft(`office.product.${shop}.${product.id}`, product.record)
  const name = draft.value('name.de')
  const isActive = product.record.isActive === true
  const state = product.isRecalled ? 'recalled' : isActive ? 'forSale' : 'off'
  const fields = { draft, isReadOnly: !may('products.change') }
  const [isTried, setTried] = useState(false)
  const problems = isTried ? draftProblems(draft, i18n) : NO_PROBLEMS
  const asked = new Set(product.missing.flatMap(({ field }) => factAsked(field)))

  function send() {
    setTried(true)
    if (draftProblems(draft, i18n).size > 0) return null
    return run(shop, changeProduct, { id: product.id, edits: [...draft.edits] }, { seen: 0 })
  }

  return (
    <>
      <header className={styles.head}>
        <PageTitle>{typeof name === 'string' ? name : product.referenceKey}</PageTitle>
        <Badge tone={state === 'forSale' ? 'good' : state === 'off' ? 'quiet' : 'bad'}>
          {productStateName(state, i18n)}
        </Badge>
        <span className={styles.quiet}>{product.referenceKey}</span>
        {may('recalls.change') && !product.isRecalled && (
          <Link to="/$shop/recalls/$recall" params={{ shop, recall: 'new' }} search={{ product: product.id }}>
            <Trans id="product.recall" message="Recall it" />
          </Link>
        )}
      </header>
      <MissingCard product={product} />
      <VariantCard product={product} />
      <TextCard {...fields} untranslated={product.untranslated} />
      <SafetyCard {...fields} problems={problems} />
      <CategoryCard {...fields} />
      <AttributeCard {...fields} />
      <FactCard {...fields} problems={problems} asked={asked} />
      <PictureCard {...fields} pictures={product.pictures} />
      <SiblingCard siblings={product.siblings} />
      <SaveBar draft={draft} send={send} />
    </>
  )
}

/** The fact that a field which is asked for belongs to: `electrical` of `facts.electrical.registrations.weee`. */
function factAsked(field: string): string[] {
  const [root, fact] = field.split('.')
  return root === 'facts' && fact !== undefined ? [fact] : []
}
