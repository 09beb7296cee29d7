import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { aManagedSpace } from '../testing/a-managed-space.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import { picturesFolder } from './uploaded-pictures.ts'

let space: ReturnType<typeof aManagedSpace>
afterEach(() => space.remove())

type Form = { id: number; post_url: string; public_url: string; fields: Record<string, string> }

test('a picture comes by a signed form, made anew, without where it was taken', async () => {
  const { client, path } = opened()
  const form = await asked('Küche, groß.JPG')

  expect((await sent(form, await aPicture())).status).toBe(204)

  const { data } = await client.get(`spaces/7/assets/${form.id}/finish_upload`)
  expect(data).toMatchObject({ content_type: 'image/webp', width: 8, height: 4, name: 'kueche-gross.webp' })
  const kept = await sharp(join(picturesFolder(path), form.public_url)).metadata()
  expect([kept.format, kept.exif]).toEqual(['webp', undefined])
})

test('a picture is uploaded into a folder, which its form has to name as it was signed', async () => {
  const { client, file } = opened()
  const made = await client.post('spaces/7/asset_folders', { asset_folder: { name: 'Küche' } })
  const { id } = (made.data as unknown as { asset_folder: { id: number } }).asset_folder
  const { data } = await client.post('spaces/7/assets', { filename: 'a.png', asset_folder_id: id })
  const form = data as unknown as Form

  expect((await sent({ ...form, fields: { ...form.fields, folder: '' } }, await aPicture())).status).toBe(403)
  expect((await sent(form, await aPicture())).status).toBe(204)
  expect(file().assets).toMatchObject([{ asset_folder_id: id }])
  await expect(
    client.post('spaces/7/assets', { filename: 'a.png', asset_folder_id: id + 1 }),
  ).rejects.toMatchObject({ status: 422 })
})

test.each([
  [
    'a drawing',
    () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  ],
  ['a page', () => new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
  ['nothing', () => new Uint8Array()],
])('%s is refused, whatever it is called', async (_, bytes) => {
  const { file } = opened()
  const form = await asked('harmless.png')

  const answer = await sent(form, bytes())

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('JPEG') })
  expect(file().assets ?? []).toEqual([])
})

test.each([
  [
    'for another name',
    (form: Form) => ({ ...form.fields, key: form.fields.key?.replace('a.webp', 'b.webp') ?? '' }),
  ],
  ['for another moment', (form: Form) => ({ ...form.fields, expires: '9999999999999' })],
  ['without a signature', ({ fields }: Form) => ({ key: fields.key ?? '', expires: fields.expires ?? '' })],
])('a form %s is refused', async (_, change) => {
  opened()
  const form = await asked('a.png')

  expect((await sent({ ...form, fields: change(form) }, await aPicture())).status).toBe(403)
})

// Twenty megabytes of anybody were read before the signature in them.
test('a file is not read before its address is known to be signed', async () => {
  opened()
  const { post_url } = await asked('a.png')
  for (const address of [
    post_url.replace(/\?.*/, ''),
    post_url.replace(/signature=./, 'signature=x'),
    post_url.replace(/expires=\d+/, 'expires=9999999999999'),
  ]) {
    let isRead = false
    const body = new ReadableStream(
      {
        pull: () => {
          isRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const streamed = { method: 'POST', body, duplex: 'half' }
    const answer = await space.service.answer(new Request(address, streamed))

    expect([answer.status, isRead]).toEqual([403, false])
  }
})

test('who shows a picture is known, and it stays as long as somebody does', async () => {
  const { client, file, path } = opened()
  const form = await asked('a.png')
  await sent(form, await aPicture())
  const image = { fieldtype: 'asset', filename: form.public_url }
  const put = (own: object) =>
    client.put('spaces/7/stories/1', { story: { content: { component: 'page', ...own } } })
  await put({ image })

  const who = async () => {
    const { data } = await client.get('spaces/7/stories', { reference_search: form.public_url })
    return data.stories.map(({ full_slug }) => full_slug)
  }
  expect(await who()).toEqual(['home'])
  const inText = { type: 'image', attrs: { id: form.id, src: form.public_url, alt: '' } }
  await put({ text: { type: 'doc', content: [{ type: 'paragraph', content: [inText] }] } })
  expect(await who()).toEqual(['home'])
  await expect(client.delete(`spaces/7/assets/${form.id}`)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('home'),
  })

  await put({})
  await client.delete(`spaces/7/assets/${form.id}`)
  expect(file().assets).toEqual([])
  expect(existsSync(join(picturesFolder(path), form.public_url))).toBe(false)
})

test('a picture of a plan stays until the plan is dropped', async () => {
  const { client, file } = opened(() => Date.parse('2026-11-01T08:00:00Z'))
  const form = await asked('a.png')
  await sent(form, await aPicture())
  const put = (own: object) =>
    client.put('spaces/7/stories/1', { story: { content: { component: 'page', ...own } } })
  await put({ image: { fieldtype: 'asset', filename: form.public_url } })
  const plan = { story_id: 1, publish_at: '2026-11-02T08:00:00.000Z' }
  const { data } = await client.post('spaces/7/story_schedulings', { story_scheduling: plan })
  await put({})

  await expect(client.delete(`spaces/7/assets/${form.id}`)).rejects.toMatchObject({ status: 422 })
  await client.delete(`spaces/7/story_schedulings/${data.story_scheduling.id}`)
  await client.delete(`spaces/7/assets/${form.id}`)

  expect(file().assets).toEqual([])
})

test('what stays in sight is kept, and whoever has not seen the last change overwrites nothing', async () => {
  let now = 1_764_000_000_000
  const { client, file } = opened(() => now)
  const form = await asked('a.png')
  await sent(form, await aPicture())
  const { updated_at: first } = file().assets[0]
  const put = (focus: string, seen: unknown) =>
    client.put(`spaces/7/assets/${form.id}`, { asset: { focus }, updated_at: seen })
  now += 1000

  await put('6x1:7x2', first)
  await expect(put('0x0:1x1', first)).rejects.toMatchObject({ status: 409 })
  expect(file().assets).toMatchObject([{ focus: '6x1:7x2', alt: '' }])
  await put('', file().assets[0].updated_at)
  expect(file().assets).toMatchObject([{ focus: '' }])
})

test.each(['left', '25% 25%', '1x1', '1x1:2x2;color:red', '-1x1:2x2'])('%s is no focus', async (focus) => {
  const { client } = opened()
  const form = await asked('a.png')
  await sent(form, await aPicture())

  await expect(client.put(`spaces/7/assets/${form.id}`, { asset: { focus } })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('focus'),
  })
})

// Whoever writes a page had chosen the picture, and then it was deleted: the page was saved without one.
test('a story does not take a picture that is there no more, and one that has it already is saved', async () => {
  const { client } = opened()
  const form = await asked('a.png')
  await sent(form, await aPicture())
  const image = (filename: string) => ({ fieldtype: 'asset', filename })
  const put = (own: object) =>
    client.put('spaces/7/stories/1', { story: { content: { component: 'page', ...own } } })
  await client.delete(`spaces/7/assets/${form.id}`)

  await expect(put({ image: image(form.public_url) })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('a.webp'),
  })
  await expect(put({ image: image('media/sofa.webp') })).resolves.toBeDefined()
})

function opened(now: () => number = Date.now) {
  space = aManagedSpace(aSpace([aStory({ id: 1, full_slug: 'home', published_content: null })]), { now })
  return space
}

async function asked(filename: string): Promise<Form> {
  const { data } = await space.client.post('spaces/7/assets', { filename, validate_upload: 1 })
  return data as unknown as Form
}

function sent({ post_url, fields }: Form, bytes: Uint8Array): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'whatever')
  return space.service.answer(new Request(post_url, { method: 'POST', body: form }))
}

function aPicture(): Promise<Uint8Array> {
  return sharp({ create: { width: 8, height: 4, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}
