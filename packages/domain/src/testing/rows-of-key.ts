import { BROWSER_STORAGE, type BrowserKey } from '../privacy/browser-storage.ts'

/** The rows that a stored key may be of; none for a key that nobody has registered. */
export function rowsOfKey(kind: BrowserKey['kind'], key: string, brandId: string): BrowserKey[] {
  const plain = kind === 'cookie' ? key.replace(/^__(?:Host|Secure)-/, '') : key
  return BROWSER_STORAGE.filter((row) => {
    const name = row.name.replace('{brand}', brandId)
    return row.kind === kind && (name.endsWith('*') ? plain.startsWith(name.slice(0, -1)) : plain === name)
  })
}
