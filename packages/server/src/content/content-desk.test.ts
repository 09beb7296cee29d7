import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentClient } from '@shop/content/content-client'
import { demoSpace } from '@shop/demo/stories/demo-space'
import { aBrand } from '@shop/domain/testing/a-brand'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type OpenContent, openContent } from '../content.ts'
import { DEMO_MANAGEMENT_TOKEN } from '../editing/managed-content.ts'
import { contentDesk, contentDeskElsewhere } from './content-desk.ts'
import { isSignedPreview } from './preview-signature.ts'

const brand = { ...aBrand('everywhere'), contentFolder: 'lindhaus' }
const demo = {
  goods: () => Promise.reject(new Error('not asked for here')),
  stories: async () => demoSpace(brand),
  media: '',
}
const log = { warn: vi.fn(), error: vi.fn(), request: () => undefined }

let folder: string
const opened: OpenContent[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'managed-content-'))
})
afterEach(() => {
  for (const content of opened.splice(0)) content.close()
  rmSync(folder, { recursive: true, force: true })
})

test('what an editor publishes is on the pages at once, in every process, and after a restart', async () => {
  const content = await open()
  const other = await open()
  const told = vi.fn()
  content.onPublish(told)
  const before = await titleOf(content)
  const desk = contentDesk(brand, content)
  const page = { _uid: 'p', component: 'page', title: 'Neu', body: [] }

  await desk?.ask('put', 'stories/1', { story: { content: page } })
  expect(await titleOf(content)).toBe(before)
  await desk?.ask('get', 'stories/1/publish')

  expect(await titleOf(content)).toBe('Neu')
  expect(told).toHaveBeenCalledWith({ uuids: [expect.any(String)], slugs: ['lindhaus/home'] }, true)
  await vi.waitFor(async () => expect(await titleOf(other)).toBe('Neu'), { timeout: 10_000 })
  expect(await titleOf(await open())).toBe('Neu')
})

test('a link to a whole address of the shop is a path for whoever reads the page', async () => {
  const content = await open({
    PUBLIC_ORIGIN: 'https://shop.example',
    SHOP_ENV: 'qa',
    SHOP_SECRET: 'x'.repeat(32),
  })
  const link = (url: string) => ({ linktype: 'url', url })
  const body = [
    { _uid: 'a', component: 'button', link: link('https://shop.example/sofas/') },
    { _uid: 'b', component: 'button', link: link('https://other.example/sofas/') },
  ]

  await contentDesk(brand, content)?.ask('put', 'stories/1', {
    story: { content: { _uid: 'p', component: 'page', body } },
    publish: 1,
  })

  const story = await content.content.story('/', { language: 'de' })
  expect(story?.content.body).toMatchObject([
    { link: link('/sofas/') },
    { link: link('https://other.example/sofas/') },
  ])
})

test('the office is told what is wrong with a page in the words of the page', async () => {
  const desk = contentDesk(brand, await open({}, async () => ['headline at body[0]: headline: Invalid type']))

  expect(await desk?.ask('get', 'stories/1/publish')).toEqual({
    type: 'refused',
    status: 422,
    reason: 'It cannot be published: headline at body[0]: headline: Invalid type',
  })
})

test('the stories of a release are read, and judged, as they will be together', async () => {
  const judged: (number | undefined)[] = []
  const content = await open({}, async (_, release) => {
    judged.push(release)
    return []
  })
  const desk = contentDesk(brand, content)
  const before = await titleOf(content)
  await desk?.ask('post', 'releases', { release: { name: 'Sommer' } })
  const made = await desk?.ask('get', 'releases')
  const { id } = made?.type === 'done' ? firstRelease(made.data) : { id: 0 }
  const page = { _uid: 'p', component: 'page', title: 'Sommer', body: [] }

  await desk?.ask('put', 'stories/1', { story: { content: page }, release_id: id })

  const inRelease = { content: content.inRelease?.(String(id)) ?? content.content }
  expect(await titleOf(inRelease)).toBe('Sommer')
  expect(await titleOf(content)).toBe(before)
  await desk?.ask('put', `releases/${id}`, { do_release: true })
  expect(await titleOf(content)).toBe('Sommer')
  expect(judged).toEqual([id])
})

test('a draft is signed as the visual editor signs it', async () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const place = { id: 5, path: '/sofas/', release: 4 }
  const path = contentDesk(brand, await open())?.draftPath(place, now) ?? ''
  const address = new URL(path, 'http://shop.local')

  expect(address.pathname).toBe('/sofas/')
  expect(address.searchParams.get('_storyblok_release')).toBe('4')
  expect(isSignedPreview(address.searchParams, 'demo-preview', now)).toBe(true)
  expect(isSignedPreview(address.searchParams, createHash('sha1').digest('hex'), now)).toBe(false)
})

test('a part of an uploaded picture is cut from its file, and one of a file that is gone is not', async () => {
  const desk = contentDesk(brand, await open())
  const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const reply = await desk?.upload('a.png', new Uint8Array(picture), null)
  const { filename: src } = reply?.type === 'done' ? (reply.data as { filename: string }) : { filename: '' }
  const [size, area] = [
    { width: 8, height: 4 },
    { left: 4, top: 0, width: 4, height: 4 },
  ]

  const part = await desk?.cropped({ src, ...size }, area)

  expect(part?.type === 'cropped' && (await sharp(part.bytes).metadata())).toMatchObject({
    width: 4,
    height: 4,
  })
  expect(await desk?.cropped({ src: src.replace('.webp', '-gone.webp'), ...size }, area)).toEqual({
    type: 'away',
  })
  expect(
    [src, 'lindhaus/sofa.webp', 'https://elsewhere.example/a.webp'].map(desk?.keepsPicture ?? (() => null)),
  ).toEqual([true, false, false])
})

test.each([
  ['a shop to be looked at', {}, DEMO_MANAGEMENT_TOKEN, 200],
  ['a shop that sells, without a token', { SHOP_ENV: 'production' }, DEMO_MANAGEMENT_TOKEN, null],
  [
    'a shop that sells, with a token',
    { SHOP_ENV: 'production', CONTENT_MANAGEMENT_TOKEN: 'a-token-of-its-own' },
    'a-token-of-its-own',
    200,
  ],
  ['another token', { CONTENT_MANAGEMENT_TOKEN: 'a-token-of-its-own' }, DEMO_MANAGEMENT_TOKEN, 401],
])('tools may write in %s: %s', async (_, variables, token, status) => {
  const { managed } = await open(variables)
  const request = new Request('http://shop.local/mapi/v1/spaces/1/stories', {
    headers: { authorization: token },
  })

  expect((await managed?.openToTools?.answer(request))?.status ?? null).toBe(status)
})

test('stories of a service elsewhere are changed there, once it is said where', async () => {
  const elsewhere = { CONTENT_ENDPOINT: 'https://api.example/v2', CONTENT_TOKEN: 't' }
  const said = {
    CONTENT_MANAGEMENT_ENDPOINT: 'https://mapi.example/v1',
    CONTENT_MANAGEMENT_TOKEN: 'a-token-of-its-own',
    CONTENT_SPACE_ID: '5',
  }

  expect((await open(elsewhere)).managed).toBeNull()
  expect((await open({ ...elsewhere, ...said })).managed?.client.spaceId).toBe(5)
})

test.each([
  ['nothing was said', {}, null],
  [
    'a space elsewhere was said',
    { CONTENT_MANAGEMENT_ENDPOINT: 'http://127.0.0.1:9/v1', CONTENT_SPACE_ID: '5' },
    '5',
  ],
  [
    'shops were said that serve their own',
    { OFFICE_SHOP_ORIGINS: `{"${brand.id}":"http://127.0.0.1:9"}` },
    '1',
  ],
  ['another shop was said', { OFFICE_SHOP_ORIGINS: '{"other":"http://127.0.0.1:9"}' }, null],
])('an office beside a database server finds the stories where %s', async (_, said, space) => {
  const token = { CONTENT_MANAGEMENT_TOKEN: 'a-token-of-its-own', CONTENT_PREVIEW_TOKEN: 'p' }
  const desk = contentDeskElsewhere(brand, { ...token, ...said })

  const draft = desk?.draftPath({ id: 5, path: '/', release: null }, new Date()) ?? null
  expect(draft && new URL(draft, 'http://shop.local').searchParams.get('_storyblok_tk[space_id]')).toBe(space)
})

async function open(
  variables: Record<string, string> = {},
  storyProblems: (story: unknown, releaseId?: number) => Promise<string[]> = async () => [],
) {
  const secrets = variables.SHOP_ENV === 'production' ? PRODUCTION : {}
  const config = readConfig({ ...secrets, ...variables }, { port: 3000, dataFolder: folder })
  const content = await openContent({ brand, demo, storyProblems }, config, log)
  opened.push(content)
  return content
}

const PRODUCTION = {
  PUBLIC_ORIGIN: 'https://shop.example',
  SHOP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://db.example/shop',
}

function firstRelease(data: unknown) {
  const schema = v.object({ releases: v.tuple([v.looseObject({ id: v.number() })]) })
  return v.parse(schema, data).releases[0]
}

async function titleOf({ content }: { content: Pick<ContentClient, 'story'> }): Promise<unknown> {
  return (await content.story('/', { language: 'de' }))?.content.title
}
