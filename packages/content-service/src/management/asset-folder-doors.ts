import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { json, missing, Refusal } from '../json-answer.ts'
import { listOf } from '../parameters.ts'
import type { SpaceAssetFolder, SpaceFile } from '../space/space-file.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { nextId, withLastId } from './story-state.ts'

const Folder = v.object({
  asset_folder: v.object({
    name: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
    parent_id: v.exactOptional(v.nullable(v.number())),
  }),
})

/** `GET asset_folders`. */
export async function assetFolderList(
  { store }: ManagementParts,
  { query }: ManagementRequest,
): Promise<Response> {
  const { asset_folders: all } = await store.read()
  const search = (query.get('search') ?? '').toLowerCase()
  const [ids, uuids, parent] = [listOf(query, 'by_ids'), listOf(query, 'by_uuids'), query.get('with_parent')]
  const chosen = all.filter(
    ({ id, uuid, name, parent_id }) =>
      name.toLowerCase().includes(search) &&
      (ids === null || ids.includes(String(id))) &&
      (uuids === null || uuids.includes(uuid)) &&
      (parent === null || String(parent_id ?? 0) === parent),
  )
  return json(200, { asset_folders: chosen.map((one) => described(one, all)) })
}

/** `GET asset_folders/{id}`. */
export async function oneAssetFolder(
  { store }: ManagementParts,
  { rest }: ManagementRequest,
): Promise<Response> {
  const space = await store.read()
  return json(200, { asset_folder: described(folderIn(space, rest), space.asset_folders) })
}

/** `POST asset_folders`. */
export async function createAssetFolder(
  { store }: ManagementParts,
  { body }: ManagementRequest,
): Promise<Response> {
  const { name, parent_id } = folderInput(body)
  if (name === undefined) throw new Refusal(422, 'asset_folder.name: say what the folder is called')
  return store.change(async (space) => {
    const { asset_folders: all } = space
    const made = { id: nextId(space), name, uuid: randomUUID(), parent_id: placeIn(space, parent_id, null) }
    requireOwnName(made, all)
    return {
      space: { ...space, asset_folders: [...all, made] },
      answer: json(201, { asset_folder: described(made, all) }),
    }
  })
}

/** `PUT asset_folders/{id}`: another name, another place, or both. */
export async function updateAssetFolder(
  { store }: ManagementParts,
  { rest, body }: ManagementRequest,
): Promise<Response> {
  const input = folderInput(body)
  return store.change(async (space) => {
    const { asset_folders: all } = space
    const before = folderIn(space, rest)
    const parent_id =
      input.parent_id === undefined ? before.parent_id : placeIn(space, input.parent_id, before)
    const after = { ...before, name: input.name ?? before.name, parent_id }
    requireOwnName(after, all)
    const folders = all.map((one) => (one === before ? after : one))
    return {
      space: { ...space, asset_folders: folders },
      answer: json(200, { asset_folder: described(after, folders) }),
    }
  })
}

/** `DELETE asset_folders/{id}`: what lies in it goes to where the folder was; no picture is deleted with it. */
export async function deleteAssetFolder(
  { store }: ManagementParts,
  { rest }: ManagementRequest,
): Promise<Response> {
  return store.change(async (space) => {
    const gone = folderIn(space, rest)
    const { parent_id } = gone
    const asset_folders = space.asset_folders
      .filter((one) => one !== gone)
      .map((one) => (one.parent_id === gone.id ? { ...one, parent_id } : one))
    const assets = space.assets.map((one) =>
      one.asset_folder_id === gone.id ? { ...one, asset_folder_id: parent_id } : one,
    )
    return {
      space: withLastId({ ...space, asset_folders, assets }, gone.id),
      answer: json(200, { asset_folder: described(gone, asset_folders) }),
    }
  })
}

/** The folder that pictures are put into; null, or 0, is none. Throws a 422 for one that is not there. */
export function knownFolder({ asset_folders: all }: SpaceFile, id: number | null): number | null {
  if (id === null || id === 0) return null
  if (!all.some((one) => one.id === id)) throw new Refusal(422, `there is no folder ${id}`)
  return id
}

function folderInput(body: unknown) {
  const parsed = v.safeParse(Folder, body)
  if (!parsed.success)
    throw new Refusal(422, 'asset_folder: a name of at most 100 characters, and parent_id, a folder or null')
  return parsed.output.asset_folder
}

function folderIn({ asset_folders: all }: SpaceFile, [id]: readonly string[]): SpaceAssetFolder {
  const folder = all.find((one) => String(one.id) === id)
  if (folder === undefined) throw missing()
  return folder
}

/** Where a folder is put: not into itself, nor into one of its own. */
function placeIn(
  space: SpaceFile,
  parent: number | null | undefined,
  folder: SpaceAssetFolder | null,
): number | null {
  const place = knownFolder(space, parent ?? null)
  const seen = new Set<number>()
  for (let at = place; at !== null && !seen.has(at); ) {
    if (at === folder?.id) throw new Refusal(422, `${folder.name} cannot be put into itself`)
    seen.add(at)
    at = space.asset_folders.find((one) => one.id === at)?.parent_id ?? null
  }
  return place
}

/** Two folders of one name beside each other could not be told apart. */
function requireOwnName(folder: SpaceAssetFolder, all: readonly SpaceAssetFolder[]): void {
  const same = (one: SpaceAssetFolder) =>
    one.id !== folder.id &&
    one.parent_id === folder.parent_id &&
    one.name.toLowerCase() === folder.name.toLowerCase()
  if (all.some(same)) throw new Refusal(422, `a folder ${folder.name} is there already`)
}

function described(folder: SpaceAssetFolder, all: readonly SpaceAssetFolder[]) {
  return { ...folder, parent_uuid: all.find(({ id }) => id === folder.parent_id)?.uuid ?? null }
}
