export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that a client takes; `q=0` refuses one. */
export function chosenEncoding(accept: string | undefined): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accept ?? '')
  if (accept?.includes('br') && !refused('br')) return 'br'
  if (accept?.includes('gzip') && !refused('gzip')) return 'gzip'
  return 'identity'
}
