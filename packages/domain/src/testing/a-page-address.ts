import type { PageRow } from '../link/pages.ts'

/** An address of a page, with something in the place of every word that is filled in. */
export function aPageAddress({ path }: Pick<PageRow, 'path'>): string {
  const filled = path.replaceAll(/\$\w*/g, 'lamp-1')
  return filled.endsWith('/') ? filled : `${filled}/`
}
