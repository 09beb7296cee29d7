import { MOST_LINES } from '@shop/api-client/office/goods-line-commands'

/** Many lines in parts that are small enough for one request. */
export function linePartsOf<Line>(lines: readonly Line[]): Line[][] {
  return Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, index) =>
    lines.slice(index * MOST_LINES, (index + 1) * MOST_LINES),
  )
}
