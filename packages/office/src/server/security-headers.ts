import type { OfficeShop } from './office-shop.ts'

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'x-robots-tag': 'noindex',
}

/** Headers of everything that belongs to somebody: nobody keeps it. */
export function privateHeaders(): Record<string, string> {
  return { ...COMMON, 'cache-control': 'no-store' }
}

/**
 * Headers of the page: scripts of its own files alone, styles of its own files and those that its library adds with the
 * nonce, pictures of the shops, and their drafts in a frame.
 */
export function pageHeaders(shops: readonly Pick<OfficeShop, 'origin'>[]) {
  const pictures = [...new Set(shops.map(({ origin }) => origin))].join(' ')
  return (nonce: string): Record<string, string> => ({
    ...privateHeaders(),
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: ${pictures}`,
      `frame-src ${pictures}`,
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  })
}

/** Headers of a built file: its name changes with its content, and it holds nobody's data. */
export function assetHeaders(): Record<string, string> {
  return { ...COMMON, 'cache-control': 'public, max-age=31536000, immutable' }
}
