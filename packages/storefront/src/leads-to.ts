/** Whether a link leads to an address: a page is also reached by the way back, and by script. */
export function leadsTo({ pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>, href: string) {
  return pathname + search === href
}
