/** Whether this tab has put anything aside for the comparison. */
export function isComparing(): boolean {
  try {
    return 'compare' in sessionStorage
  } catch {
    return false // a browser that stores nothing has kept nothing
  }
}
