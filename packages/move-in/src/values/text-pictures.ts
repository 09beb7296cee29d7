import { Parser } from 'htmlparser2'

type OldPicture = { address: string; alt: string }

/** Pictures that stand in a text in HTML, each once, with addresses that say where they are. */
export function picturesInText(html: string): OldPicture[] {
  if (!/<img/i.test(html)) return []
  const found = new Map<string, OldPicture>()
  const parser = new Parser({
    onopentag(name, { src = '', alt = '' }) {
      const address = src.trim().replace(/^\/\//, 'https://')
      if (name === 'img' && address !== '' && !address.startsWith('data:') && !found.has(address))
        found.set(address, { address, alt })
    },
  })
  parser.end(html)
  return [...found.values()]
}

/**
 * A product's own pictures, and behind them those of its texts: a description is plain text here, so that pictures in it would
 * be lost, and none is ever shown from the old shop. Systems give a picture out in many sizes, which differ in the query.
 */
export function withTextPictures(own: readonly OldPicture[], html: string): OldPicture[] {
  const plain = ({ address }: OldPicture) => address.replace(/[?#].*$/s, '')
  const known = new Set(own.map(plain))
  return [...own, ...picturesInText(html).filter((picture) => !known.has(plain(picture)))]
}
