import type { Api } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import type { RawBlock } from '@shop/content/story'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aProduct } from '@shop/domain/testing/a-product'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { productLoad } from './product-loader.ts'

const product = aProduct({ name: 'Canapé à motif', referenceKey: '4711', seoUrl: null })

test.each(['canap--motif-4711', 'canape-motif-4711', '4711', 'autre-chose-4711'])(
  '/p/%s/ leads for good to the address that the product has now',
  async (pdp) => {
    const answers: unknown = async () => ({ product, paths: {} })
    const services = {
      api: answers as Api,
      content: {} as ContentClient,
      now: new Date('2026-11-22T12:00:00Z'),
      holdsUntil: () => undefined,
      ownBlocks: (block: RawBlock) => [block],
    }
    const request = {
      shop: openShop(aBrand('everywhere'), 'fr-fr'),
      i18n: localeI18n('fr-fr'),
      path: `/p/${pdp}/`,
      params: { pdp },
      search: { variant: '4711_2' },
      urlOf: (path: string) => path,
      fileUrlOf: (path: string) => path,
      isPreview: false,
    }

    const thrown: unknown = await productLoad(request, services).catch((failure: unknown) => failure)

    expect(isRedirect(thrown) && [thrown.options.to, thrown.options.search, thrown.status]).toEqual([
      '/p/canape-a-motif-4711/',
      true,
      301,
    ])
  },
)
