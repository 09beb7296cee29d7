import { afterEach, expect, test } from 'vitest'
import { aManagedSpace } from '../testing/a-managed-space.ts'
import { aSpace, aStory } from '../testing/a-space.ts'

/** The vendor's client, unchanged, is the judge of the protocol. */
let space: ReturnType<typeof aManagedSpace>
afterEach(() => space.remove())

test('folders are made in one another, listed, renamed and moved', async () => {
  const { client } = opened()
  const kitchen = await made('Küche')
  const chairs = await made('Stühle', kitchen.id)

  expect(chairs).toMatchObject({ name: 'Stühle', parent_id: kitchen.id, parent_uuid: kitchen.uuid })
  await client.put(`spaces/7/asset_folders/${chairs.id}`, {
    asset_folder: { name: 'Sitzen', parent_id: null },
  })
  const { data } = await client.get('spaces/7/asset_folders', { search: 'SITZ' })
  expect(data.asset_folders).toEqual([expect.objectContaining({ name: 'Sitzen', parent_id: null })])
  expect(await names({ with_parent: 0 })).toEqual(['Küche', 'Sitzen'])
  expect(await names({ by_ids: String(kitchen.id) })).toEqual(['Küche'])
  expect((await client.get(`spaces/7/asset_folders/${kitchen.id}`)).data.asset_folder).toEqual(kitchen)
})

test.each([
  ['without a name', { name: ' ' }, 'name'],
  ['in a folder that is not there', { name: 'A', parent_id: 99 }, 'no folder 99'],
  ['with the name of one beside it', { name: 'küche' }, 'there already'],
])('a folder %s is refused in words', async (_, asset_folder, message) => {
  const { client, file } = opened()
  await made('Küche')

  await expect(client.post('spaces/7/asset_folders', { asset_folder })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(message),
  })
  expect(file().asset_folders).toHaveLength(1)
})

// It and all in it would be found nowhere.
test('a folder is not put into itself, nor into one of its own', async () => {
  const { client } = opened()
  const outer = await made('Außen')
  const inner = await made('Innen', outer.id)

  for (const parent_id of [outer.id, inner.id])
    await expect(
      client.put(`spaces/7/asset_folders/${outer.id}`, { asset_folder: { parent_id } }),
    ).rejects.toMatchObject({ status: 422, message: 'Außen cannot be put into itself' })
})

test('pictures are found by their folder, moved one by one and many at once, and out again', async () => {
  const { client, file } = opened()
  const { id } = await made('Küche')
  const inFolder = async (folder: number) => {
    const { data } = await client.get('spaces/7/assets', { in_folder: folder })
    return { data: data.assets }
  }

  await client.put('spaces/7/assets/5', { asset: { asset_folder_id: id } })
  expect(await inFolder(id)).toMatchObject({ data: [{ id: 5, asset_folder_id: id }] })
  await client.post('spaces/7/assets/bulk_update', { ids: [5, 6], asset_folder_id: id })
  expect(await inFolder(id)).toMatchObject({ data: [{ id: 6 }, { id: 5 }] })
  await client.post('spaces/7/assets/bulk_update', { ids: [5], asset_folder_id: null })
  expect(await inFolder(id)).toMatchObject({ data: [{ id: 6 }] })

  await expect(
    client.post('spaces/7/assets/bulk_update', { ids: [6, 99], asset_folder_id: null }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(client.put('spaces/7/assets/6', { asset: { asset_folder_id: 99 } })).rejects.toMatchObject({
    status: 422,
    message: 'there is no folder 99',
  })
  expect(file().assets[1].asset_folder_id).toBe(id)
})

test('a folder that is deleted leaves what lay in it where it was', async () => {
  const { client, file } = opened()
  const outer = await made('Außen')
  const middle = await made('Mitte', outer.id)
  const inner = await made('Innen', middle.id)
  await client.post('spaces/7/assets/bulk_update', { ids: [5], asset_folder_id: middle.id })

  await client.delete(`spaces/7/asset_folders/${middle.id}`)

  expect(file().asset_folders).toMatchObject([{ id: outer.id }, { id: inner.id, parent_id: outer.id }])
  expect(file().assets).toMatchObject([{ id: 5, asset_folder_id: outer.id }, { id: 6 }])
  await expect(client.get(`spaces/7/asset_folders/${middle.id}`)).rejects.toMatchObject({ status: 404 })
})

function opened() {
  const asset = (id: number) => ({
    id,
    filename: `uploads/${id}/a.webp`,
    name: 'a.webp',
    content_type: 'image/webp',
    content_length: 1,
    width: 8,
    height: 4,
  })
  space = aManagedSpace(aSpace([aStory({ id: 1, full_slug: 'home' })], { assets: [asset(5), asset(6)] }))
  return space
}

type Folder = { id: number; uuid: string }

async function made(name: string, parent_id: number | null = null): Promise<Folder> {
  const { data } = await space.client.post('spaces/7/asset_folders', { asset_folder: { name, parent_id } })
  return data.asset_folder as Folder
}

async function names(query: Record<string, unknown>): Promise<string[]> {
  const { data } = await space.client.get('spaces/7/asset_folders', query)
  return (data.asset_folders as { name: string }[]).map(({ name }) => name)
}
