import {
  changePictureFolder,
  createPictureFolder,
  deletePictureFolder,
  listPictureFolders,
  movePictures,
} from '@shop/api-client/office/picture-folder-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { runCommand } from '@shop/engine/command/run-command'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import type { ContentDesk } from './content-desk.ts'
import { PICTURE_FOLDER_COMMANDS } from './picture-folder-commands.ts'

const [kind] = await engineKinds()

describe('folders of the library, at a space that asks for nothing', () => {
  let behind = {} as TestEngine
  let space = aSpace()
  beforeEach(async () => {
    if (kind === undefined) throw new Error('There is no engine to test with.')
    behind = await kind.open()
    space = aSpace()
  }, 60_000)
  afterEach(() => behind.engine.close())

  const run = (command: { name: string }, input: unknown) =>
    runForOperator(
      {
        database: behind.engine.database,
        desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => space.desk },
      },
      { by: 'operator', command: command.name, input, now: behind.clock.now() },
    )
  /** As the office runs it, which says what it has seen. */
  const fromScreen = (command: { name: string }, input: unknown) => {
    const handler = PICTURE_FOLDER_COMMANDS.find((one) => one.command.name === command.name)
    if (!handler) throw new Error(`There is no command ${command.name}.`)
    return runCommand(handler, input, {
      database: behind.engine.database,
      actor: { kind: 'operator', name: 'operator' },
      now: behind.clock.now(),
      mode: 'run',
      seen: 0,
      contextOf: (context) => ({ ...context, contentDesk: async () => space.desk }),
    })
  }
  const made = async (name: string, parentId: number | null = null) => {
    await run(createPictureFolder, { name, parentId })
    return space.folders.at(-1)?.id ?? 0
  }

  test('a folder is made and changed, and the log says how it was', async () => {
    const outer = await made('Wohnen')
    const inner = await made('Sofas', outer)

    const changed = await run(changePictureFolder, {
      id: inner,
      name: 'Sessel',
      parentId: null,
      was: { name: 'Sofas', parentId: outer },
    })

    expect(changed).toMatchObject({ answer: { id: inner, name: 'Sessel', parentId: null } })
    expect(await run(listPictureFolders, {})).toMatchObject({
      answer: { folders: [{ name: 'Wohnen' }, { name: 'Sessel' }] },
    })
    const [entry] = await logEntries(behind.engine.database.sql, {
      object: 'picture-folder:Sessel',
      before: null,
      withReads: false,
      limit: 1,
    })
    expect(entry).toMatchObject({
      object: 'picture-folder:Sessel',
      before: { name: 'Sofas', parentId: outer },
      after: { name: 'Sessel', parentId: null },
    })
  })

  test('two of one name do not stand beside each other, and none stands in itself', async () => {
    const outer = await made('Wohnen')
    const inner = await made('Sofas', outer)
    const code = async (command: { name: string }, input: object) => {
      const answer = await run(command, input)
      return answer.type === 'refused' ? answer.coded?.code : answer.type
    }

    expect(await code(createPictureFolder, { name: 'wohnen', parentId: null })).toBe('folderName')
    expect(await code(createPictureFolder, { name: 'Wohnen', parentId: inner })).toBe('done')
    expect(await code(createPictureFolder, { name: 'A', parentId: 99 })).toBe('folderUnknown')
    const was = { name: 'Wohnen', parentId: null }
    expect(await code(changePictureFolder, { id: outer, name: 'Wohnen', parentId: inner, was })).toBe(
      'folderCircle',
    )
    expect(await code(changePictureFolder, { id: 99, name: 'A', parentId: null, was })).toBe('folderUnknown')
  })

  test('a folder that somebody has renamed meanwhile is a conflict, and keeps their name', async () => {
    const id = await made('Wohnen')
    const was = { name: 'Wohnen', parentId: null }
    await run(changePictureFolder, { id, name: 'Wohnzimmer', parentId: null, was })

    const late = await fromScreen(changePictureFolder, { id, name: 'Zuhause', parentId: null, was })
    const lateForOperator = await run(changePictureFolder, { id, name: 'Zuhause', parentId: null, was })

    expect(late).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'operator', what: 'changePictureFolder' }],
    })
    expect(lateForOperator).toMatchObject({ type: 'refused' })
    expect(space.folders).toMatchObject([{ name: 'Wohnzimmer' }])
    // An office of the release before says nothing of its screen.
    await run(changePictureFolder, { id, name: 'Diele', parentId: null })
    expect(space.folders).toMatchObject([{ name: 'Diele' }])
  })

  // What becomes of pictures in a folder that is deleted the protocol does not say.
  test('pictures and folders of a deleted folder are where it was, before it goes', async () => {
    const outer = await made('Wohnen')
    const middle = await made('Sofas', outer)
    const inner = await made('Leder', middle)
    space.pictures = Array.from({ length: 130 }, (_, id) => ({ id: id + 1, folder: middle }))
    await run(movePictures, { ids: [1], folderId: inner })

    const deleted = await run(deletePictureFolder, { id: middle })

    expect(deleted).toMatchObject({ type: 'done', answer: { parentId: outer } })
    expect(space.folders.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [outer, null],
      [inner, outer],
    ])
    expect(space.pictures.filter(({ folder }) => folder === outer)).toHaveLength(129)
    expect(space.pictures[0]?.folder).toBe(inner)
  })

  test('a folder whose name is taken where it would go keeps the one around it', async () => {
    const outer = await made('Wohnen')
    await made('Wohnen', outer)

    expect(await run(deletePictureFolder, { id: outer })).toMatchObject({
      type: 'done',
    })
    const sofas = await made('Sofas')
    await made('Wohnen', sofas)
    expect(await run(deletePictureFolder, { id: sofas })).toMatchObject({
      type: 'refused',
      coded: { code: 'folderName', params: { name: 'Wohnen' } },
    })
    expect(space.folders).toHaveLength(3)
  })
})

type Folder = { id: number; name: string; parent_id: number | null }

/** A space that takes whatever it is told. */
function aSpace() {
  const space = {
    folders: [] as Folder[],
    pictures: [] as { id: number; folder: number | null }[],
    desk: {} as ContentDesk,
  }
  const done = (data: unknown) => ({ type: 'done' as const, data, total: 1 })
  space.desk = {
    ask: async (method, path, input = {}) => {
      if (path === 'assets/bulk_update') {
        const { ids, asset_folder_id } = input as { ids: number[]; asset_folder_id: number | null }
        for (const one of space.pictures) if (ids.includes(one.id)) one.folder = asset_folder_id
        return done({})
      }
      if (path === 'assets') {
        const found = space.pictures.filter(({ folder }) => folder === input.in_folder)
        const assets = found
          .slice(0, Number(input.per_page))
          .map(({ id }) => ({ id, filename: `uploads/${id}` }))
        return done({ assets })
      }
      const said = input.asset_folder as Partial<Folder> | undefined
      if (method === 'post') {
        const folder = {
          id: Math.max(0, ...space.folders.map(({ id }) => id)) + 1,
          name: '',
          parent_id: null,
          ...said,
        }
        space.folders.push(folder)
        return done({ asset_folder: folder })
      }
      if (path === 'asset_folders') return done({ asset_folders: space.folders })
      const folder = space.folders.find(({ id }) => path.endsWith(`/${id}`))
      if (method === 'delete') space.folders = space.folders.filter((one) => one !== folder)
      else if (folder) Object.assign(folder, said)
      return done({ asset_folder: folder })
    },
    upload: async () => ({ type: 'refused', status: 404, reason: 'not here' }),
    cropped: async () => ({ type: 'away' }),
    keepsPicture: () => true,
    folder: 'home',
    language: 'de',
    languages: ['fr', 'nl'],
    timezone: 'Europe/Berlin',
    draftPath: () => null,
  }
  return space
}
