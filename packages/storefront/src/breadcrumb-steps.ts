/** Breadcrumb links of this shop; the last step is the page itself and leads nowhere. */
export function breadcrumbSteps(
  crumbs: readonly { name: string; path: string }[],
  path: (path: string) => string,
): { label: string; href: string | null }[] {
  return crumbs.map((crumb, index) => ({
    label: crumb.name,
    href: index === crumbs.length - 1 ? null : path(crumb.path),
  }))
}
