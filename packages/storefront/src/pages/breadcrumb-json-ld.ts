import type { PageRequest } from '../loading/page-loader.ts'

/** Structured data of a page: one object of schema.org. */
export type JsonLd = Record<string, unknown>

/** The way to a page for search engines; addresses are whole, since structured data stands for itself. */
export function breadcrumbJsonLd(
  steps: readonly { name: string; path: string }[],
  { urlOf }: Pick<PageRequest, 'urlOf'>,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  }
}
