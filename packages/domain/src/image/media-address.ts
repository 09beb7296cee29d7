/** Files that are handed out as they are; pictures are not among them, they are made to measure. */
export const MEDIA_TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
} as const

const ADDRESS = /^\/media\/((?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(mp4|webm|vtt|pdf))$/

/** The address of a film or a leaflet. Takes a media key; a full address of another host comes back as it is. */
export function mediaAddress(src: string): string {
  return /^https?:\/\//.test(src) ? src : `/media/${src}`
}

/** The file that an address requests, or null for an invalid one: another kind, or path traversal. */
export function parseMediaAddress(path: string): { key: string; type: string } | null {
  const [, key, suffix] = ADDRESS.exec(path) ?? []
  const type = Object.entries(MEDIA_TYPES).find(([known]) => known === suffix)?.[1]
  return key && type ? { key, type } : null
}
