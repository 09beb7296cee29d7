/** Below this width the open search covers the page; the same number stands in `search-field.module.css`. */
const COVERS_PAGE = '(width < 768px)'

/** Whether the open search covers the page. */
export function coversPage(): boolean {
  return window.matchMedia(COVERS_PAGE).matches
}
