/** A service whose content can stand on a page once the shopper agrees. */
export type EmbedProvider = {
  /** The service in the consent dialog. */
  service: string
  name: string
  /** Who gets the address of the shopper's device. */
  company: string
  /** Where that company sits; a page names it in the shopper's language. */
  country: 'IE' | 'GB' | 'US'
  /** What is shown in the frame, for its accessible name. */
  kind: 'video' | 'map' | 'post'
}

/** Something from elsewhere: who serves it, and the address that goes into the frame. */
export type Embed = { provider: EmbedProvider; src: string }

const YOUTUBE: EmbedProvider = {
  service: 'youtube',
  name: 'YouTube',
  company: 'Google Ireland Ltd.',
  country: 'IE',
  kind: 'video',
}
const VIMEO: EmbedProvider = {
  service: 'vimeo',
  name: 'Vimeo',
  company: 'Vimeo.com, Inc.',
  country: 'US',
  kind: 'video',
}
const MAPS: EmbedProvider = {
  service: 'googleMaps',
  name: 'Google Maps',
  company: 'Google Ireland Ltd.',
  country: 'IE',
  kind: 'map',
}
const OPEN_STREET_MAP: EmbedProvider = {
  service: 'openStreetMap',
  name: 'OpenStreetMap',
  company: 'OpenStreetMap Foundation',
  country: 'GB',
  kind: 'map',
}
const INSTAGRAM: EmbedProvider = {
  service: 'instagram',
  name: 'Instagram',
  company: 'Meta Platforms Ireland Ltd.',
  country: 'IE',
  kind: 'post',
}

const VIDEO_ID = /^[\w-]{6,20}$/

/**
 * What an address of another host shows in a frame: only hosts of this list, and only in the form of their own embedding
 * pages, YouTube without cookies and Vimeo without tracking. Null for everything else.
 *
 * @see eu-duties, consent
 */
export function embedOf(address: string): Embed | null {
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:') return null
  const host = url.hostname.replace(/^www\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)

  switch (host) {
    case 'youtu.be':
      return youtube(first)
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(first === 'watch' ? (url.searchParams.get('v') ?? '') : second)
    case 'vimeo.com':
    case 'player.vimeo.com': {
      const id = first === 'video' ? second : first
      return /^\d{5,12}$/.test(id)
        ? { provider: VIMEO, src: `https://player.vimeo.com/video/${id}?dnt=1` }
        : null
    }
    case 'google.com':
      return first === 'maps' && second === 'embed'
        ? { provider: MAPS, src: `https://www.google.com/maps/embed${url.search}` }
        : null
    case 'openstreetmap.org':
      return first === 'export' && second.startsWith('embed')
        ? { provider: OPEN_STREET_MAP, src: `https://www.openstreetmap.org/export/embed.html${url.search}` }
        : null
    case 'instagram.com':
      return ['p', 'reel'].includes(first) && VIDEO_ID.test(second)
        ? { provider: INSTAGRAM, src: `https://www.instagram.com/${first}/${second}/embed/` }
        : null
    default:
      return null
  }
}

function youtube(id: string): Embed | null {
  return VIDEO_ID.test(id) ? { provider: YOUTUBE, src: `https://www.youtube-nocookie.com/embed/${id}` } : null
}
