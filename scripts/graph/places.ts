import { dirname } from 'node:path'

/** `packages/domain`, `apps/home-shop`, `e2e`. */
export function packageOf(file: string): string {
  return /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? file.slice(0, file.indexOf('/'))
}

/**
 * The folder of a file. A file at the top of a package stands for itself: `routes.ts` knows every folder and `on.ts`
 * is known to all, which together would make one circle of everything.
 */
export function folderOf(file: string): string {
  const folder = dirname(file)
  const home = packageOf(file)
  return folder === home || folder === `${home}/src` ? file : folder
}
