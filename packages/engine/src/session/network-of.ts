import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** What one household or server gets: inside it, everybody may take a new address with every request. */
const NETWORK_GROUPS = 4

/**
 * The network that an address is counted as: an IPv4 address itself, of an IPv6 address its first 64 bits. An IPv4
 * address in IPv6's clothes (`::ffff:192.0.2.1`) is the IPv4 address. Ports are left off; what is no address stays.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(GROUPS - 2)
  const isMapped = groups.slice(0, GROUPS - 2).join(':') === '0:0:0:0:0:65535'
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** What one network does to one account, as a key to count by; null where nobody knows the address. */
export function accountAndNetwork(account: string, address: string | null): string | null {
  return address === null ? null : `${account} from ${networkOf(address)}`
}

/** Links that one network follows, as a key to count by apart from what it asks for; null where nobody knows the address. */
export function linksFrom(address: string | null): string | null {
  return address === null ? null : `link:${networkOf(address)}`
}

/** `[2001:db8::1]:443` and `192.0.2.1:443`, as some proxies write them, and `fe80::1%eth0`. */
function withoutPort(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  return bare.replace(/%.*$/, '')
}

/** Eight numbers of 16 bits. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::')
  const head = numbers(before)
  if (after === undefined) return head
  const tail = numbers(after)
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail]
}

function numbers(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    const [a, b, c, d] = group.split('.').map(Number)
    const isDotted = a !== undefined && b !== undefined && c !== undefined && d !== undefined
    return isDotted ? [a * 256 + b, c * 256 + d] : [Number.parseInt(group, 16)]
  })
}
