/** The roots that the brand names, in its order; all of them where it names none. */
export function namedRoots<Root extends { slug: string }>(
  roots: readonly Root[],
  names: readonly string[],
): readonly Root[] {
  if (names.length === 0) return roots
  return names.flatMap((name) => roots.filter(({ slug }) => slug === name))
}
