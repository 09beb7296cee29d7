import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturesBeside } from '@shop/content-service/management/uploaded-pictures'
import { filesAddressOf } from '@shop/engine/files/files-address'
import { openFiles } from '@shop/engine/files/open-files'
import { aFaultyStore, type FaultyStore } from '@shop/engine/testing/a-faulty-store'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadedPicturesIn, uploadsOf } from './uploads.ts'

const KEY = 'uploads/5/sofa.webp'
const picture = (words: string) => new TextEncoder().encode(words)

let store: FaultyStore
let folder = ''
const space = () => join(folder, 'space.json')
const opened = () => {
  const address = filesAddressOf(store.address)
  if ('problem' in address) throw new Error(address.problem)
  return openFiles(address)
}
beforeAll(async () => {
  store = await aFaultyStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  store.set('well')
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('an upload lies in the store that processes share, and another process has it', async () => {
  await uploadedPicturesIn(uploadsOf(space(), await opened())).write(KEY, picture('a sofa'))

  expect(await readdir(folder)).toEqual([])
  expect(await uploadsOf(join(folder, 'elsewhere.json'), await opened()).read(KEY)).toEqual(picture('a sofa'))
})

test('what was uploaded before there was a store is still there, until it is deleted', async () => {
  await picturesBeside(space()).write('uploads/4/bett.webp', picture('a bed'))
  const uploads = uploadsOf(space(), await opened())

  expect(await uploads.read('uploads/4/bett.webp')).toEqual(picture('a bed'))
  expect(await uploads.facts('uploads/4/bett.webp')).toMatchObject({ size: 5 })
  await uploadedPicturesIn(uploads).remove('uploads/4/bett.webp')
  expect(await uploads.read('uploads/4/bett.webp')).toBeNull()
})

test('without such a place it lies beside the stories', async () => {
  await picturesBeside(space()).write(KEY, picture('a sofa'))

  expect(await uploadsOf(space(), null).read(KEY)).toEqual(picture('a sofa'))
})

test('a store that is away takes nothing along that is on this disk, or that it was asked for before', async () => {
  await picturesBeside(space()).write('uploads/4/bett.webp', picture('a bed'))
  const uploads = uploadsOf(space(), await opened())
  await uploads.write(KEY, picture('a sofa'), 'image/webp')
  expect(await uploads.facts(KEY)).toMatchObject({ size: 6 })

  store.set('refusing')

  expect(await uploads.read('uploads/4/bett.webp')).toEqual(picture('a bed'))
  expect(await uploads.facts(KEY)).toMatchObject({ size: 6 })
})

test('a store that is away is said, and the upload can be tried again', async () => {
  const uploads = uploadedPicturesIn(uploadsOf(space(), await opened()))
  store.set('refusing')

  await expect(uploads.write(KEY, picture('a sofa'))).rejects.toMatchObject({ name: 'Refusal', status: 503 })
})
