import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderFiles } from '@shop/engine/files/folder-files'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mediaResponse } from './media-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-media-'))
  await mkdir(join(folder, 'papers.pdf'))
  await writeFile(join(folder, 'film.mp4'), '0123456789')
  await writeFile(join(folder, 'empty.mp4'), '')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a player gets the part of a film that it asks for', async () => {
  const answer = await ask('/media/film.mp4', { range: 'bytes=2-5' })

  expect(answer?.status).toBe(206)
  expect(answer?.headers.get('content-range')).toBe('bytes 2-5/10')
  expect(await answer?.text()).toBe('2345')
})

test('a film comes whole, with its type, and is not sent twice', async () => {
  const answer = await ask('/media/film.mp4')
  const again = await ask('/media/film.mp4', { 'if-none-match': answer?.headers.get('etag') ?? '' })

  expect(answer?.headers.get('content-type')).toBe('video/mp4')
  expect(await answer?.text()).toBe('0123456789')
  expect(again?.status).toBe(304)
})

test('a part of another version is answered with the whole', async () => {
  expect((await ask('/media/film.mp4', { range: 'bytes=2-5', 'if-range': '"old"' }))?.status).toBe(200)
})

test('a part behind the end is refused with the size', async () => {
  const answer = await ask('/media/film.mp4', { range: 'bytes=10-' })

  expect(answer?.status).toBe(416)
  expect(answer?.headers.get('content-range')).toBe('bytes */10')
})

test.each(['/media/none.mp4', '/media/papers.pdf', '/media/film.txt', '/media/..%2ffilm.mp4'])(
  '%s is not there',
  async (path) => {
    expect(await ask(path)).toBeNull()
  },
)

test('an empty file has no bytes', async () => {
  expect(await (await ask('/media/empty.mp4'))?.text()).toBe('')
})

function ask(path: string, headers: Record<string, string> = {}) {
  return mediaResponse(folderFiles(folder), new Request(`http://shop.test${path}`, { headers }), {})
}
