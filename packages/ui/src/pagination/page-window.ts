/** Which pages a pagination names: first, last, the current one and its neighbours; null stands for a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const pages = [...new Set(wanted)].sort((a, b) => a - b)

  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    // A gap of one page is that page.
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
