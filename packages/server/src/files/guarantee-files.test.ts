import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guaranteeFiles } from './guarantee-files.ts'

const LOCALES = ['de-de', 'fr-fr'] as const

test.each([
  ['/guarantee/notice-de.svg', 'GESETZLICHES'],
  ['/guarantee/notice-fr.svg', 'GARANTIE'],
  ['/guarantee/label.svg', 'GARAN'],
])('%s is drawn with its words and its code', async (path, words) => {
  const svg = await guaranteeFiles({ folder: null, locales: LOCALES })(path)

  expect(svg).toContain(words)
  expect(svg).toContain('crispEdges')
})

test.each(['/guarantee/notice-nl.svg', '/guarantee/notice-en.svg', '/guarantee/..%2fsecret', '/guarantee/'])(
  '%s is no file of a shop in German and French',
  async (path) => {
    expect(await guaranteeFiles({ folder: null, locales: LOCALES })(path)).toBeNull()
  },
)

test('a file of the Commission takes the place of the drawing, and of that one alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guarantee-'))
  await writeFile(join(folder, 'notice-de.svg'), '<svg>official</svg>')
  const fileAt = guaranteeFiles({ folder, locales: LOCALES })

  expect(await fileAt('/guarantee/notice-de.svg')).toBe('<svg>official</svg>')
  expect(await fileAt('/guarantee/notice-fr.svg')).toContain('crispEdges')
})
