import { join } from 'node:path'

const FENCED = /^```[\s\S]*?^```/gm
/** What stands between backticks, and where a link leads. */
const NAMED = /`([^`\s]+)`|\]\(([^)#\s]+)/g
/** Patterns, places to fill in, packages, addresses, and imports, which are relative to a file that nobody names. */
const NO_PATH = /[<>{}*…]|:\/\/|^@|^\/|^\.\.\//
const FILE = /\/[^/]+\.(?:tsx?|mjs|css|md|jsonc?|svg|po|sql|txt|html|ya?ml|webp|csv)$/
const FOLDER = /^[\w-]+(?:\/[\w-]+)+$/

type Known = {
  /** Where the document lies, from the root. */
  folder: string
  /** Every file of the repository, from the root. */
  files: readonly string[]
}

/**
 * The files and folders that a document names and nobody finds. A file is named from the root, from the document's
 * folder, with its package as in `sales/basket/basket-store.ts`, or by the end of its path; a folder with its package.
 */
export function missingPaths(text: string, { folder, files }: Known): string[] {
  const packages = new Set(files.flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? []))
  const named = [...text.replaceAll(FENCED, '').matchAll(NAMED)]
    .map(([, quoted, linked]) => quoted ?? linked ?? '')
    .filter((path) => !NO_PATH.test(path))

  return named.filter((path) => {
    const [home = '', ...rest] = path.split('/')
    const inPackage = `packages/${home}/src/${rest.join('/')}`
    if (FILE.test(path)) {
      const places = [path, join(folder, path), inPackage]
      return !files.some((file) => places.includes(file) || file.endsWith(`/${path}`))
    }
    if (!packages.has(home) || !FOLDER.test(path)) return false
    return !files.some((file) => file.startsWith(`${inPackage}/`) || file.includes(`/${path}/`))
  })
}
