import { createHmac, randomInt } from 'node:crypto'
import { nameSlug } from '@shop/domain/product-link/name-slug'
import * as v from 'valibot'
import { json, missing, Refusal } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import { isSameToken } from '../same-token.ts'
import type { SpaceAsset, SpaceFile } from '../space/space-file.ts'
import { knownFolder } from './asset-folder-doors.ts'
import { limitedBytes } from './input/request-body.ts'
import { safePicture } from './input/safe-picture.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { storiesWith } from './stories-with.ts'
import { moment } from './story-state.ts'

const MOST_BYTES = 20 * 1024 * 1024
/** How long the form of an upload may be sent. */
const FORM_MS = 600_000
/** What the form of an upload says besides its file. */
const FORM = ['key', 'expires', 'folder', 'signature'] as const

const FolderId = v.exactOptional(v.nullable(v.number()))
const Signed = v.object({
  filename: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  asset_folder_id: FolderId,
})
const Moved = v.object({ ids: v.pipe(v.array(v.number()), v.maxLength(1000)), asset_folder_id: FolderId })
const MOST_WORDS = 1000
const Words = v.pipe(v.string(), v.maxLength(MOST_WORDS))
const WORDS = {
  alt: v.exactOptional(Words),
  title: v.exactOptional(Words),
  /** Further words, as `alt__i18n__fr`. */
  meta_data: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(60)), Words)),
}
const OWN = {
  ...WORDS,
  /** Two corners in px, or nothing for the middle. */
  focus: v.exactOptional(v.pipe(v.string(), v.regex(/^(?:\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6})?$/))),
  asset_folder_id: FolderId,
}
const Changed = v.object({
  ...OWN,
  asset: v.exactOptional(v.object(OWN)),
  /** When it was changed last, as far as whoever sends this knows. */
  updated_at: v.exactOptional(v.nullable(v.string())),
})

/** `GET assets`. */
export async function assetList({ store }: ManagementParts, { query }: ManagementRequest): Promise<Response> {
  const { assets } = await store.read()
  const search = (query.get('search') ?? '').toLowerCase()
  const folder = query.get('in_folder') || null
  const chosen = assets.filter(
    ({ name, alt, title, asset_folder_id }) =>
      `${name} ${alt} ${title}`.toLowerCase().includes(search) &&
      (folder === null || String(asset_folder_id ?? 0) === folder),
  )
  const latest = chosen.toSorted((one, other) => other.id - one.id)
  const { items, headers } = paged(latest, query, { usual: 25, most: 1000 })
  return json(200, { assets: items }, headers)
}

/** `GET assets/{id}`, and `GET assets/{id}/finish_upload`: the picture, once its file has come. */
export async function oneAsset({ store }: ManagementParts, { rest }: ManagementRequest): Promise<Response> {
  return json(200, assetIn(await store.read(), rest))
}

/** `PUT assets/{id}`: its words, and what stays in sight; nothing where `updated_at` is sent and is not the last one. */
export async function updateAsset(
  parts: ManagementParts,
  { rest, body }: ManagementRequest,
): Promise<Response> {
  const parsed = v.safeParse(Changed, body)
  if (!parsed.success)
    throw new Refusal(
      422,
      'asset: only alt, title and meta_data can be changed, all of them words of at most 1000 characters, focus, two corners in px as 120x80:121x81, and asset_folder_id',
    )
  const { asset = {}, updated_at: seen, ...plain } = parsed.output
  return parts.store.change(async (space) => {
    const before = assetIn(space, rest)
    if (seen !== undefined && seen !== before.updated_at)
      throw new Refusal(409, `${before.name} was changed since: read it again`)
    const meta_data = { ...before.meta_data, ...plain.meta_data, ...asset.meta_data }
    const chosen = { ...plain, ...asset }
    const asset_folder_id =
      chosen.asset_folder_id === undefined
        ? before.asset_folder_id
        : knownFolder(space, chosen.asset_folder_id)
    const after = { ...before, ...chosen, asset_folder_id, meta_data, updated_at: moment(parts) }
    const assets = space.assets.map((one) => (one === before ? after : one))
    return { space: { ...space, assets }, answer: json(200, after) }
  })
}

/** `POST assets/bulk_update`: many pictures go to one folder, or out of theirs; all of them or none. */
export async function moveAssets(parts: ManagementParts, { body }: ManagementRequest): Promise<Response> {
  const parsed = v.safeParse(Moved, body)
  if (!parsed.success)
    throw new Refusal(422, 'ids: at most 1000 numbers, and asset_folder_id, a folder or null')
  const ids = new Set(parsed.output.ids)
  return parts.store.change(async (space) => {
    const asset_folder_id = knownFolder(space, parsed.output.asset_folder_id ?? null)
    const gone = [...ids].filter((id) => !space.assets.some((one) => one.id === id))
    if (gone.length > 0) throw new Refusal(404, `there are no assets ${gone.join(', ')}`)
    const assets = space.assets.map((one) => (ids.has(one.id) ? { ...one, asset_folder_id } : one))
    return { space: { ...space, assets }, answer: json(200, {}) }
  })
}

/** `DELETE assets/{id}`: a picture that a story shows stays, with the names of those stories. */
export async function deleteAsset(parts: ManagementParts, { rest }: ManagementRequest): Promise<Response> {
  const asset = await parts.store.change(async (space) => {
    const found = assetIn(space, rest)
    const shown = storiesWith(space, found.filename).map(({ full_slug }) => full_slug)
    if (shown.length > 0)
      throw new Refusal(422, `${found.name} is shown by ${shown.join(', ')}: take it out there first`)
    // The file first: where its place does not answer, the picture is still in the library, to be deleted again.
    await parts.uploads.remove(found.filename)
    return { space: { ...space, assets: space.assets.filter((one) => one !== found) }, answer: found }
  })
  return json(200, asset)
}

/** `POST assets`: the form by which the file may be sent for the next ten minutes. */
export function signedForm(token: string) {
  return async ({ now, store }: ManagementParts, { body, url }: ManagementRequest): Promise<Response> => {
    const parsed = v.safeParse(Signed, body)
    if (!parsed.success) throw new Refusal(422, 'filename is missing: say what the picture is called')
    const id = now() * 1000 + randomInt(1000)
    const key = `uploads/${id}/${plainName(parsed.output.filename)}.webp`
    const expires = String(now() + FORM_MS)
    const folder = String(knownFolder(await store.read(), parsed.output.asset_folder_id ?? null) ?? '')
    const fields = { key, expires, folder, signature: signatureOf(token, { key, expires, folder }) }
    // Once more in the address: whoever sends a file is known by it before the file is read.
    const post_url = `${url.origin}${url.pathname.replace(/\/+$/, '')}/${id}/upload?${new URLSearchParams(fields)}`
    return json(200, { id, pretty_url: key, public_url: key, post_url, fields })
  }
}

/** `POST assets/{id}/upload`: the signed form with its file. */
export async function takeUpload(
  parts: ManagementParts,
  request: Request,
  { id, token }: { id: number; token: string },
): Promise<Response> {
  if (request.method !== 'POST') throw new Refusal(405, 'A file is sent by POST')
  const { searchParams } = new URL(request.url)
  refuseUnsigned(parts, { id, token }, (name) => searchParams.get(name))
  const bytes = await limitedBytes(request, MOST_BYTES)
  const form = await new Response(bytes, { headers: request.headers }).formData().catch(() => {
    throw new Refusal(400, 'The upload is no multipart form')
  })
  const { key, folder } = refuseUnsigned(parts, { id, token }, (name) => form.get(name))
  const file = form.get('file')
  if (!(file instanceof Blob)) throw new Refusal(422, 'file is missing: the form needs the picture as "file"')

  const picture = await safePicture(await file.bytes())
  await parts.uploads.write(key, picture.bytes)
  const now = moment(parts)
  const asset: SpaceAsset = {
    id,
    filename: key,
    name: key.split('/').at(-1) ?? key,
    alt: '',
    title: '',
    meta_data: {},
    content_type: 'image/webp',
    content_length: picture.bytes.byteLength,
    width: picture.width,
    height: picture.height,
    focus: '',
    asset_folder_id: null,
    created_at: now,
    updated_at: now,
  }
  await parts.store.change(async (space) => {
    // A folder that was deleted since the form was asked for keeps no picture from arriving.
    const asset_folder_id = space.asset_folders.find((one) => String(one.id) === folder)?.id ?? null
    const others = space.assets.filter((one) => one.id !== id)
    return { space: { ...space, assets: [...others, { ...asset, asset_folder_id }] }, answer: undefined }
  })
  return new Response(null, { status: 204 })
}

function assetIn({ assets }: SpaceFile, [id]: readonly string[]): SpaceAsset {
  const asset = assets.find((one) => String(one.id) === id)
  if (asset === undefined) throw missing()
  return asset
}

/** What was signed, wherever it stands. Throws a 403. */
function refuseUnsigned(
  { now }: ManagementParts,
  { id, token }: { id: number; token: string },
  fieldOf: (name: string) => FormDataEntryValue | null,
): SignedForm {
  const [key = '', expires = '', folder = '', signature = ''] = FORM.map((name) => {
    const value = fieldOf(name)
    return typeof value === 'string' ? value : ''
  })
  const isSigned =
    key.startsWith(`uploads/${id}/`) && isSameToken(signature, signatureOf(token, { key, expires, folder }))
  if (isSigned && Number(expires) >= now()) return { key, expires, folder }
  throw new Refusal(
    403,
    'The form of the upload is not signed, or older than ten minutes: ask for another one',
  )
}

type SignedForm = { key: string; expires: string; folder: string }

function signatureOf(token: string, { key, expires, folder }: SignedForm): string {
  return createHmac('sha256', token).update(`${key}|${expires}|${folder}`).digest('hex')
}

/** What is left of a file's name in an address. */
function plainName(filename: string): string {
  return nameSlug(filename.replace(/\.[a-z0-9]+$/i, '').normalize('NFKC'), 60) || 'picture'
}
