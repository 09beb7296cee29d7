/** Whether nothing may be fetched on suspicion: the reader saves data, or the line is slow. Not every browser says so. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const line = navigator.connection
  if (typeof line !== 'object' || line === null) return false
  return (
    ('saveData' in line && line.saveData === true) ||
    ('effectiveType' in line && /2g$/.test(String(line.effectiveType)))
  )
}
