import { Trans, useLingui } from '@lingui/react'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import drafts from '../../parts/draft/draft.module.css'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import listing from '../../parts/listing.module.css'
import { Toggle } from '../../parts/toggle.tsx'
import { type ListedCategory, neighboursOf, placesAbove } from './category-places.ts'

const ROOT = 'root'
const FIRST = 'first'

type PlaceCardProps = DraftProps & { id: number; categories: readonly ListedCategory[] }

/** Below which category it stands, and behind which of its neighbours. */
export function PlaceCard({ draft, isReadOnly, id, categories }: PlaceCardProps) {
  const { i18n } = useLingui()
  const root = i18n.t({ id: 'newCategory.root', message: 'nothing: a way of its own' })
  const first = i18n.t({ id: 'category.first', message: 'none: it is the first' })
  const parentId = idOf(draft.value('parentId'))
  const neighbours = neighboursOf(categories, id, parentId)
  const nameOf = (one: number | null, none: string) =>
    one === null ? none : (categories.find((category) => category.id === one)?.name.de ?? String(one))

  function moveBelow(next: number | null): void {
    const wasHere = next === idOf(draft.stored('parentId'))
    const last = neighboursOf(categories, id, next).at(-1)?.id ?? null
    draft.editAll({ parentId: next, after: wasHere ? draft.stored('after') : last })
  }

  return (
    <Card title={i18n.t({ id: 'category.place', message: 'Place in the shop' })}>
      <div className={listing.pair} inert={isReadOnly}>
        <div className={drafts.field}>
          <Choice
            label={i18n.t({ id: 'newCategory.below', message: 'Below' })}
            options={[
              { key: ROOT, name: root },
              ...placesAbove(categories, id).map(({ id: above, name, depth }) => ({
                key: String(above),
                name: `${'– '.repeat(depth)}${name.de}`,
              })),
            ]}
            value={parentId === null ? ROOT : String(parentId)}
            onChange={(key) => moveBelow(key === ROOT ? null : Number(key))}
          />
          <Theirs theirs={draft.meanwhile('parentId')} nameOf={(one) => nameOf(one, root)} />
        </div>
        <div className={drafts.field}>
          <Choice
            label={i18n.t({ id: 'category.after', message: 'Stands behind' })}
            options={[
              { key: FIRST, name: first },
              ...neighbours.map(({ id: beside, name }) => ({ key: String(beside), name: name.de })),
            ]}
            value={String(idOf(draft.value('after')) ?? FIRST)}
            onChange={(key) => draft.editAll({ after: key === FIRST ? null : Number(key) })}
          />
          <Theirs theirs={draft.meanwhile('after')} nameOf={(one) => nameOf(one, first)} />
        </div>
      </div>
      <p className={listing.quiet}>
        <Trans
          id="category.placeHint"
          message="Below another category it has another address, and so has all below it: the old addresses lead to the new ones. What editors have written for the old address has to be moved there as a page."
        />
      </p>
      <div inert={isReadOnly}>
        <Toggle
          label={i18n.t({ id: 'category.isHidden', message: 'Hidden in the shop' })}
          isOn={draft.value('isHidden') === true}
          onChange={(isOn) => draft.edit('isHidden', isOn)}
        />
      </div>
      <p className={listing.quiet}>
        <Trans
          id="category.hiddenHint"
          message="What is hidden is in no menu, list, filter, sitemap or feed with all below it, and its address is that of no page. Its goods are sold as before wherever else they are found, and promotions hold in it."
        />
      </p>
    </Card>
  )
}

function Theirs({ theirs, nameOf }: { theirs: unknown; nameOf: (id: number | null) => string }) {
  if (theirs === undefined) return null
  return (
    <p className={drafts.theirs}>
      <Trans id="product.theirs" message="Meanwhile: {text}" values={{ text: nameOf(idOf(theirs)) }} />
    </p>
  )
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
