/** Hosts whose pages may be framed with consent: the content policy allows no other, and blocks embed no other. */
export const EMBED_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com/maps/embed',
  'https://www.openstreetmap.org/export/',
  'https://www.instagram.com',
] as const
