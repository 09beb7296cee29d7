import type { I18n } from '@lingui/core'
import type { StoreSite } from '@shop/blocks/needs/stores.ts'
import type { RawBlock, Story } from '@shop/content/story'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { storePage } from '@shop/domain/link/store-page'

/** Degrees to each side of a store that its map shows: some streets. */
const AROUND = { lat: 0.004, lng: 0.009 }

/**
 * The page of a store as a story of blocks that the shop has anyway, so that it adds nothing to the scripts of the others.
 * What editors list on the page of all stores, as what is done there, holds for each of them.
 *
 * @see product §3 "Stores"
 */
export function storeStory(store: StoreSite, stores: Story | null, i18n: I18n): Story {
  const { id, name, street, zip, city } = store
  const slug = storePage(id).slice(1, -1)
  const title = name.includes(city) ? name : `${name}, ${city}`
  return {
    id: 0,
    uuid: slug,
    name: title,
    slug: id,
    full_slug: slug,
    lang: 'default',
    default_full_slug: null,
    published_at: null,
    first_published_at: null,
    translated_slugs: [],
    sources: [],
    content: {
      _uid: slug,
      component: 'page',
      title,
      description: i18n.t({
        id: 'storePage.description',
        message: '{name}: {street}, {zip} {city}. Öffnungszeiten, Telefon und Weg.',
        values: { name, street, zip, city },
      }),
      body: [
        block('head', 'headline', { headline: title, width: 'page' }),
        block('store', 'retail_store', { store: id, view: 'details' }),
        block('all', 'button', {
          label: i18n.t({ id: 'storePage.all', message: 'Alle Filialen' }),
          link: { linktype: 'url', url: EDITORS_PAGES.stores, cached_url: EDITORS_PAGES.stores },
          kind: 'secondary',
          width: 'page',
        }),
        mapOf(store, i18n),
        ...(stores?.content.body ?? []).filter(({ component }) => component === 'icon_list'),
      ],
    },
  }
}

/** Nothing of it is loaded before the shopper asks for it. */
function mapOf({ name, street, zip, city, lat, lng }: StoreSite, i18n: I18n): RawBlock {
  const box = [lng - AROUND.lng, lat - AROUND.lat, lng + AROUND.lng, lat + AROUND.lat]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return block('map', 'embed', {
    title: i18n.t({ id: 'storePage.map', message: 'Karte: {name}', values: { name } }),
    caption: `${street}, ${zip} ${city}`,
    url: `https://www.openstreetmap.org/export/embed.html?${query}`,
    ratio: '21/9',
    width: 'page',
  })
}

function block(uid: string, component: string, fields: Record<string, unknown>): RawBlock {
  return { _uid: uid, component, ...fields }
}
