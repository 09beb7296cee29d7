/**
 * Places sorted by how near their postal code is to another one: first by how much of it they share from the left, which
 * is how postal codes divide a country, then by the distance of the numbers.
 */
export function nearestPoints<Point extends { zip: string }>(points: readonly Point[], zip: string): Point[] {
  const wanted = digits(zip)
  return points
    .map((point) => ({ point, shared: sharedDigits(digits(point.zip), wanted) }))
    .sort(
      (one, other) =>
        other.shared - one.shared || apart(one.point.zip, wanted) - apart(other.point.zip, wanted),
    )
    .map(({ point }) => point)
}

function digits(zip: string): string {
  return zip.replaceAll(/\D/g, '')
}

function sharedDigits(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared
}

function apart(zip: string, wanted: string): number {
  return Math.abs(Number(digits(zip)) - Number(wanted))
}
