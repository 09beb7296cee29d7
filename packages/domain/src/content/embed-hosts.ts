/**
 * Hosts whose embedding pages may stand in a frame once the shopper agrees: the content policy lets no other in, and
 * blocks embed from no other.
 */
export const EMBED_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com/maps/embed',
  'https://www.openstreetmap.org/export/',
  'https://www.instagram.com',
] as const
