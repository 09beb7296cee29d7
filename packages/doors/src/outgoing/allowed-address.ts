import { isIP } from 'node:net'
import { isPublicAddress } from './safe-address.ts'

export type OutgoingRules = {
  /** Local use: plain HTTP and addresses of the own machine are allowed. */
  allowsPrivate: boolean
}

/**
 * An address that came from outside as one that may be called. A literal one is connected to without being looked up,
 * so it is checked here; names are checked by `publicLookup`.
 *
 * @throws an Error that says what is wrong with the address
 */
export function allowedAddress(address: string, { allowsPrivate }: OutgoingRules): URL {
  if (!URL.canParse(address)) throw new Error('This is no address.')
  const url = new URL(address)
  if (allowsPrivate && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  if (url.protocol !== 'https:') throw new Error('Only addresses with https are called.')
  if (url.username !== '' || url.password !== '') throw new Error('An address with a password is not called.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is no public address.`)
  return url
}
