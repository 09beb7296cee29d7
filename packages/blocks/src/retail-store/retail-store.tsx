import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset } from '../fields/block-fields.ts'
import { stores as allStores, type StoreSite as Site } from '../needs/stores.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { StoreDetails } from '../parts/store-details.tsx'
import { StoreSite } from '../parts/store-site.tsx'
import { useClientTime } from '../parts/use-client-time.ts'
import css from './retail-store.module.css'

export const retailStoreFields = {
  headline: text,
  text,
  store: filledText,
  image: optionalAsset,
  /** `details` opens the hours and tells the next opening and the days on which it is shut. */
  view: option(['card', 'details'], 'card'),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof retailStoreFields, undefined>>
type StoreProps = { fields: Fields; data: { stores: readonly Site[] } }

/** One store; nothing where it is closed for good, or in another country. */
function RetailStore({ fields, data: { stores } }: StoreProps) {
  const now = useClientTime()
  const store = stores.find(({ id }) => id === fields.store)
  if (!store) return null
  if (fields.view === 'details')
    return (
      <BlockSection title={fields.headline} lead={fields.text}>
        <StoreDetails store={store} now={now} />
      </BlockSection>
    )

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
  needs: () => ({ stores: allStores }),
  Component: RetailStore,
})
