import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { elsewhereLines, filesElsewhere } from './files-elsewhere.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-elsewhere-'))
for (const [place, names] of [
  ['media', ['a.jpg', 'b.jpg', 'c.jpg']],
  ['uploads', ['d.jpg']],
  ['pictures', ['made.webp']],
] as const) {
  mkdirSync(join(folder, place))
  for (const name of names) writeFileSync(join(folder, place, name), name)
}
afterAll(() => rmSync(folder, { recursive: true }))

// A restored shop had no pictures, and nothing had said that they were never in its backup.
test('what a backup does not hold is counted and named, before and after a restore', async () => {
  const found = await filesElsewhere({ FILES_URL: folder })

  expect(found).toEqual({ place: folder, delivered: 3, uploaded: 1 })
  expect(elsewhereLines('backup', found).join()).toContain(`Not in it: 3 delivered and 1 uploaded pictures`)
  expect(elsewhereLines('restore', found).join()).toContain('Compare with what "backup" said')
})

test('pictures in a folder of their own are those of --pictures', async () => {
  expect(await filesElsewhere({ FILES_URL: folder, SHOP_MEDIA: '/srv/media' })).toMatchObject({
    delivered: 0,
  })
})

test.each([[{}], [{ FILES_URL: '' }]])(
  'with %j all files are where the backup finds them',
  async (environment) => {
    expect(elsewhereLines('backup', await filesElsewhere(environment))).toEqual([])
  },
)

test('a place that cannot be read is said, and the backup is written all the same', async () => {
  const found = await filesElsewhere({ FILES_URL: 'ftp://files' })

  expect(elsewhereLines('backup', found).join()).toMatch(/could not be counted: FILES_URL has to be a folder/)
})
