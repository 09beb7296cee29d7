import { createHash } from 'node:crypto'
import type { ContentDesk, ContentReply } from '@shop/commerce/content/content-desk'
import { type ManagementClient, ManagementFailure } from '@shop/content/service/management-client'
import { Refusal } from '@shop/content-service/json-answer'
import { croppedPicture } from '@shop/content-service/management/input/cropped-picture'
import { safePicture } from '@shop/content-service/management/input/safe-picture'
import { markets } from '@shop/domain/market/markets'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { Brand } from '@shop/domain/shop/brand'
import * as v from 'valibot'
import { readConfig } from '../config/config.ts'
import type { OpenContent } from '../content.ts'
import { managedElsewhere } from '../editing/managed-content.ts'
import { fileAt, OWN_FILE, ownAddress, storyblokAddress, storyblokSpace } from './picture-files.ts'

/** The office's way to the stories of a running shop; null where nobody may change them. */
export function contentDesk(brand: Brand, { managed, preview }: OpenContent): ContentDesk | null {
  if (managed === null) return null
  const { client, uploads } = managed
  return deskOf(brand, {
    client,
    previewToken: preview?.token ?? null,
    isOwn: uploads !== null,
    original: (src) =>
      uploads !== null && OWN_FILE.test(src)
        ? // A place that is away is said as a file that cannot be had.
          uploads.read(src).catch(() => null)
        : fileAt(storyblokAddress(src)),
  })
}

/** The same from a process without the shop, such as the office beside a PostgreSQL server. */
export function contentDeskElsewhere(
  brand: Brand,
  environment: Record<string, string | undefined>,
): ContentDesk | null {
  const { CONTENT_MANAGEMENT_ENDPOINT, CONTENT_MANAGEMENT_TOKEN, CONTENT_SPACE_ID, CONTENT_PREVIEW_TOKEN } =
    environment
  const own = ownEndpoint(brand, environment)
  const said = Object.entries({
    CONTENT_MANAGEMENT_ENDPOINT: CONTENT_MANAGEMENT_ENDPOINT ?? own,
    CONTENT_MANAGEMENT_TOKEN,
    CONTENT_SPACE_ID: CONTENT_SPACE_ID ?? (own && OWN_SPACE),
    CONTENT_PREVIEW_TOKEN,
  }).filter(([, value]) => value !== undefined)
  const config = readConfig(Object.fromEntries(said), { port: brand.defaultPort, dataFolder: '' })
  const managed = managedElsewhere(config)
  return (
    managed &&
    deskOf(brand, {
      client: managed.client,
      previewToken: config.contentPreviewToken,
      isOwn: own !== undefined && config.contentManagementEndpoint === own,
      original: (src) => fileAt(OWN_FILE.test(src) ? ownAddress(own, src) : storyblokAddress(src)),
    })
  )
}

/** The number of a space that nobody has numbered. */
const OWN_SPACE = '1'
const Origins = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Where a shop itself lets its stories be changed, from where the office knows the shop. */
function ownEndpoint(brand: Brand, { OFFICE_SHOP_ORIGINS }: Record<string, string | undefined>) {
  const origins = v.safeParse(Origins, OFFICE_SHOP_ORIGINS)
  const origin = origins.success ? origins.output[brand.id] : undefined
  return origin === undefined ? undefined : `${origin.replace(/\/+$/, '')}/mapi/v1`
}

/** @throws ManagementFailure for what is no picture */
async function remade(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array((await safePicture(bytes)).bytes)
  } catch (problem) {
    if (problem instanceof Refusal) throw new ManagementFailure(problem.message, problem.status)
    throw problem
  }
}

async function replyOf(answer: Promise<{ data: unknown; total: number }>): Promise<ContentReply> {
  try {
    return { type: 'done', ...(await answer) }
  } catch (problem) {
    if (!(problem instanceof ManagementFailure)) throw problem
    return { type: 'refused', status: problem.status, reason: problem.message }
  }
}

type Served = {
  client: ManagementClient
  previewToken: string | null
  isOwn: boolean
  /** The file of a picture; null where it cannot be had. */
  original: (src: string) => Promise<Uint8Array | null>
}

/** The office’s way to the stories that a client changes. */
export function deskOf(brand: Brand, { client, previewToken, isOwn, original }: Served): ContentDesk {
  const [first = 'de-de'] = brand.locales
  const own = markets[first].language
  const languages = new Set(brand.locales.map((locale) => markets[locale].language))
  return {
    ask: (method, path, input) => replyOf(client.ask(method, path, input)),
    upload: (filename, bytes, folderId) =>
      replyOf(
        // A space elsewhere keeps a file as it comes; our own makes it anew by itself.
        (isOwn ? Promise.resolve(bytes) : remade(bytes)).then(async (safe) => ({
          data: await client.upload(filename, safe, folderId),
          total: 1,
        })),
      ),
    cropped: async ({ src, width, height }, area) => {
      const file = await original(src)
      if (file === null) return { type: 'away' }
      const bytes = await croppedPicture(file, { size: { width, height }, area }).catch(() => null)
      return bytes === null ? { type: 'outside' } : { type: 'cropped', bytes }
    },
    keepsPicture: (src) => OWN_FILE.test(src) || storyblokSpace(src) === client.spaceId,
    folder: brand.contentFolder,
    timezone: markets[first].timezone,
    language: own,
    languages: [...languages].filter((language) => language !== own),
    draftPath: ({ id, path, release }, now) =>
      previewToken === null
        ? null
        : `${shopPath(first, path, null)}?${signature({ id, release, spaceId: client.spaceId, previewToken, now })}`,
  }
}

type Signed = { id: number; release: number | null; spaceId: number; previewToken: string; now: Date }

/** As the visual editor signs the addresses of drafts. @see integrations §2.3 */
function signature({ id, release, spaceId, previewToken, now }: Signed): URLSearchParams {
  const timestamp = String(Math.floor(now.valueOf() / 1000))
  const token = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')
  return new URLSearchParams({
    _storyblok: String(id),
    _storyblok_office: '1',
    ...(release === null ? {} : { _storyblok_release: String(release) }),
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  })
}
