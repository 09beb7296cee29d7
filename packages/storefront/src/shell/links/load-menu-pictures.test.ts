import { loadNavigation } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { afterEach, expect, test, vi } from 'vitest'
import { learnFilters } from '../../loading/known-filters.ts'
import { loadMenuPictures } from './load-menu-pictures.ts'

const place = { discover: { path: '/entdecken/' }, path: (path: string) => `/fr-ch${path}`, buildId: 'b1' }

afterEach(() => {
  vi.unstubAllGlobals()
  // A page that is loaded teaches its filters to the browser, which other tests share.
  learnFilters(null)
})

test('the parts of the last entry are the teasers of its page, in grids too, and one without a picture is left out', async () => {
  answers({
    kind: 'story',
    story: { blocks: [headline, grid([teaser('Neu', '/neu/'), broken, teaser('Brief', '')])] },
  })

  const { images, discover } = await loadMenuPictures(aShop([sofas]), place)

  expect(discover).toMatchObject([
    { name: 'Neu', href: '/fr-ch/neu/', isCategory: false, image: { src: 'Neu.webp' } },
  ])
  expect(images['/fr-ch/sofas/']).toMatchObject({ src: 'sofa.webp' })
  expect(images['/fr-ch/sofas/klein/']).toMatchObject({ src: 'klein.webp' })
  expect(images['/fr-ch/entdecken/']).toMatchObject({ src: 'Neu.webp' })
})

test('where the page or the tree fails, the menu has what the other one says', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  expect(await loadMenuPictures(aShop([sofas]), place)).toMatchObject({
    images: { '/fr-ch/sofas/': { src: 'sofa.webp' } },
    discover: [],
  })

  answers({ kind: 'story', story: { blocks: [teaser('Neu', '/neu/')] } })
  expect((await loadMenuPictures(aShop(null), place)).discover).toHaveLength(1)
})

const headline = { _uid: 'h', component: 'headline', headline: 'Entdecken' }
const broken = { _uid: 'b', component: 'navigation_teaser', headline: 'Ohne Bild', link: linkTo('/x/') }
const picture = (src: string) => ({ hash: src, src, alt: '', width: 10, height: 10, colour: '#ffffff' })
const klein = { id: 2, name: 'Klein', slug: 'klein', path: '/sofas/klein/', productCount: 1, children: [] }
const sofas = {
  ...{ id: 1, name: 'Sofas', slug: 'sofas', path: '/sofas/', productCount: 1, image: picture('sofa.webp') },
  children: [{ ...klein, image: picture('klein.webp') }],
}

function aShop(roots: readonly object[] | null): Api {
  return ((call: unknown) =>
    call === loadNavigation && roots ? Promise.resolve({ roots }) : Promise.reject(new Error('down'))) as Api
}

function answers(data: object): void {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
  const payload = { status: 200, location: null, filters: [], data }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(payload)))
}

function teaser(headline: string, path: string) {
  const image = { filename: `${headline}.webp` }
  return { _uid: headline, component: 'navigation_teaser', headline, link: linkTo(path), image }
}

function linkTo(url: string) {
  return { linktype: 'url', url, cached_url: url }
}

function grid(items: readonly object[]) {
  return { _uid: 'g', component: 'grid', items }
}
