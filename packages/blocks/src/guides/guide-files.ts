import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { BlockGuide } from './block-guide.ts'

/** The guides of all blocks, for processes without a bundler: files beside the blocks, which load no component. */
export async function guidesOfFiles(): Promise<BlockGuide[]> {
  const folder = new URL('../', import.meta.url)
  const ending = `.guide${extname(import.meta.url)}`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )
  const modules = await Promise.all(
    files.toSorted().map(async (name): Promise<{ guide: BlockGuide }> => import(new URL(name, folder).href)),
  )
  return modules.map(({ guide }) => guide)
}
