import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { comparedElsewhere, elsewhereLines, filesElsewhere, withElsewhere } from './files-elsewhere.ts'

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
  expect(elsewhereLines(found).join()).toContain(`Not in it: 3 delivered and 1 uploaded pictures`)
  expect(withElsewhere(['backup', 'file'], found)).toEqual([
    'backup',
    'file',
    '--delivered',
    '3',
    '--uploaded',
    '1',
  ])
  expect(withElsewhere(['audit'], found)).toEqual(['audit'])
})

test('pictures in a folder of their own are those of --pictures', async () => {
  expect(await filesElsewhere({ FILES_URL: folder, SHOP_MEDIA: '/srv/media' })).toMatchObject({
    delivered: 0,
  })
})

test.each([[{}], [{ FILES_URL: '' }]])(
  'with %j all files are where the backup finds them',
  async (environment) => {
    expect(elsewhereLines(await filesElsewhere(environment))).toEqual([])
  },
)

test('a place that cannot be read is said, and the backup is written all the same', async () => {
  const found = await filesElsewhere({ FILES_URL: 'ftp://files' })

  expect(elsewhereLines(found).join()).toMatch(/could not be counted: FILES_URL has to be a folder/)
})

test.each([
  [
    'as many as there were',
    { FILES_URL: folder },
    { delivered: 3, uploaded: 1 },
    true,
    /all there: 3 delivered/,
  ],
  ['more than there were', { FILES_URL: folder }, { delivered: 1, uploaded: 0 }, true, /all there/],
  [
    'fewer delivered',
    { FILES_URL: folder },
    { delivered: 4, uploaded: 1 },
    false,
    /were 4 delivered and 1 .*bring back/,
  ],
  ['fewer uploaded', { FILES_URL: folder }, { delivered: 3, uploaded: 2 }, false, /bring back/],
  ['no place any more', {}, { delivered: 3, uploaded: 1 }, false, /FILES_URL, which is not set here/],
  ['no place, then and now', {}, { delivered: 0, uploaded: 0 }, true, /^$/],
  [
    'a place that cannot be read',
    { FILES_URL: 'ftp://files' },
    { delivered: 3, uploaded: 1 },
    false,
    /could not be counted/,
  ],
  ['a backup that says nothing', { FILES_URL: folder }, null, true, /Compare with what "backup" said/],
] as const)('a restore beside %s', async (_, environment, then, isWhole, said) => {
  const compared = comparedElsewhere(await filesElsewhere(environment), then)

  expect(compared.isWhole).toBe(isWhole)
  expect(compared.lines.join()).toMatch(said)
})
