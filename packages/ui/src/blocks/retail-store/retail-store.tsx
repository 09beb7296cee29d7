import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { useBlockSurroundings } from '../block-context.ts'
import { filledText, optionalAsset } from '../block-fields.ts'
import { BlockSection } from '../block-section.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import { useClientTime } from '../store-finder/store-finder.tsx'
import { StoreSite } from '../store-site.tsx'
import css from './retail-store.module.css'

export const retailStoreFields = { headline: text, text, store: filledText, image: optionalAsset }
type Fields = v.InferOutput<v.ObjectSchema<typeof retailStoreFields, undefined>>

/** One store; nothing where it is closed for good, or in another country. */
function RetailStore({ fields }: { fields: Fields }) {
  const { stores } = useBlockSurroundings()
  const now = useClientTime()
  const store = stores.find(({ id }) => id === fields.store)
  if (!store) return null

  return (
    <BlockSection title={fields.headline} lead={fields.text}>
      <div className={css.store} data-plain={fields.image === null || undefined}>
        {fields.image ? (
          <div className={css.picture}>
            <ContentPicture asset={fields.image} sizes="(width >= 768px) 58vw, 100vw" />
          </div>
        ) : null}
        <StoreSite store={store} now={now} distanceKm={null} />
      </div>
    </BlockSection>
  )
}

export const retailStore = defineBlock({
  name: 'retail_store',
  fields: retailStoreFields,
  Component: RetailStore,
})
