import { createHash } from 'node:crypto'
import type { Api } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import type { PageRender } from '@shop/storefront/server'
import { expect, test, vi } from 'vitest'
import { previewPage } from './preview-page.ts'
import { asksForPreview, isSignedPreview } from './preview-signature.ts'

const TOKEN = 'preview-token'
const NOW = new Date('2026-11-21T12:00:00Z')
const SECONDS = NOW.valueOf() / 1000

test.each([
  ['made this second', {}, true],
  ['almost an hour old', { age: 3599 }, true],
  ['an hour old', { age: 3600 }, false],
  ['from a clock that is a little ahead', { age: -30 }, true],
  ['from the future', { age: -120 }, false],
  ['signed with another token', { token: 'public-token' }, false],
  ['signed for another space', { signedSpace: '8' }, false],
  ['with half a signature', { cut: 20 }, false],
  ['with a little more than a signature', { more: '0' }, false],
  ['with no signature', { cut: 0 }, false],
])('a link %s', (_, fields, isGood) => {
  expect(isSignedPreview(signed(fields), TOKEN, NOW)).toBe(isGood)
})

test.each([
  ['_storyblok=1', true],
  ['_storyblok_tk%5Btoken%5D=x', true],
  ['q=sofa', false],
])('%s asks for a draft: %s', (search, asks) => {
  expect(asksForPreview(new URLSearchParams(search))).toBe(asks)
})

test('a signed link shows the draft, in the language that is edited, to the editor alone', async () => {
  const { preview, story } = aPreview()

  const answer = await preview(
    aRequest('/fr-ch/sofas/', { _storyblok: '5', _storyblok_lang: 'nl', page: '2' }),
  )

  expect(answer?.status).toBe(200)
  expect(await answer?.text()).toBe('/fr-ch/sofas/?page=2 true')
  expect(story).toHaveBeenCalledWith('/sofas/', { language: 'nl' })
  expect(answer?.headers.get('cache-control')).toBe('private, no-store')
  expect(answer?.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer?.headers.has('x-frame-options')).toBe(false)
  expect(answer?.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://app.storyblok.com;',
  )
  expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['4', [['4']]],
  ['0', []],
  ['4/../5', []],
])('a signed link of release %s shows its pages', async (release, asked) => {
  const { preview, inRelease } = aPreview()

  const answer = await preview(aRequest('/sofas/', { _storyblok: '5', _storyblok_release: release }))

  expect(answer?.status).toBe(200)
  expect(inRelease.mock.calls).toEqual(asked)
})

test.each([
  ['without a valid signature', TOKEN, { '_storyblok_tk[token]': 'ab'.repeat(20) }],
  ['where drafts are not set up', null, {}],
])('nobody sees a draft %s', async (_, token, query) => {
  const { preview, rendered } = aPreview(token)

  const answer = await preview(aRequest('/sofas/', query))

  expect(answer?.status).toBe(403)
  expect(answer?.headers.get('cache-control')).toBe('private, no-store')
  expect(rendered).toEqual([])
})

test('an address without anything of the editor is a page like any other', async () => {
  const { preview } = aPreview()

  expect(await preview(new Request('http://shop.local/sofas/?q=1'))).toBeNull()
})

test('a draft that is elsewhere is shown there', async () => {
  const { preview } = aPreview(TOKEN, {
    status: 301,
    location: '/anderswo/',
    html: '',
    scripts: [],
    tags: null,
  })

  const location = (await preview(aRequest('/sofas/')))?.headers.get('location')

  expect(location).toContain('/anderswo/?')
  expect(isSignedPreview(new URL(location ?? '', 'http://shop.local').searchParams, TOKEN, NOW)).toBe(true)
})

type SignedFields = { age?: number; token?: string; signedSpace?: string; cut?: number; more?: string }

function signed({
  age = 0,
  token = TOKEN,
  signedSpace = '7',
  cut = 40,
  more = '',
}: SignedFields = {}): URLSearchParams {
  const timestamp = String(SECONDS - age)
  const signature = createHash('sha1').update(`${signedSpace}:${token}:${timestamp}`).digest('hex')
  return new URLSearchParams({
    '_storyblok_tk[space_id]': '7',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signature.slice(0, cut) + more,
  })
}

function aRequest(path: string, query: Record<string, string> = {}): Request {
  const search = signed()
  for (const [name, value] of Object.entries(query)) search.set(name, value)
  return new Request(`http://shop.local${path}?${search}`)
}

function aPreview(
  token: string | null = TOKEN,
  response: {
    status: number
    location: string | null
    html: string
    scripts: string[]
    tags: unknown
  } | null = null,
) {
  const rendered: string[] = []
  const story = vi.fn<ContentClient['story']>(async () => null)
  const inRelease = vi.fn((_id: string) => ({ story }) as unknown as ContentClient)
  const preview = previewPage({
    brand: aBrand('nowhere'),
    storefront: {
      renderDocument: async ({ href, facts, services }: PageRender) => {
        rendered.push(href)
        await services.content.story('/sofas/', { language: 'fr' })
        return (
          response ?? {
            status: 200,
            location: null,
            html: `${href} ${facts.isPreview}`,
            scripts: [],
            tags: null,
          }
        )
      },
    },
    engine: {
      api: () => undefined as unknown as Api,
      filters: () => [],
      isFilter: (name) => name === 'colour',
      shopIn: (locale) => openShop(aBrand('nowhere'), locale),
    },
    preview: token === null ? null : { token, content: { story } as unknown as ContentClient, inRelease },
    origins: null,
    defaultOrigin: 'http://shop.local',
    buildId: 'b1',
    hasPolicy: true,
    assetHosts: [],
    office: null,
    headers: { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' },
    onError: () => undefined,
    now: () => NOW,
  })
  return { preview, rendered, story, inRelease }
}
