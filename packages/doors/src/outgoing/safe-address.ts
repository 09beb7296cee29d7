import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not routed in the open: this machine, its network, a cloud's inside, examples, groups. */
const CLOSED = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.ipv4.addSubnet(network, prefix, 'ipv4')
// Of 2000::/3 those that stand for examples, tunnels and special purposes, and all that is outside of it.
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.ipv6.addSubnet(network, prefix, 'ipv6')

/** Whether a numeric address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return isIP(address) !== 0 && !CLOSED[family].check(address, family)
}

/** Looks a name up and refuses it when it leads inside: what is connected to is what was checked. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (inside !== undefined || first === undefined)
      return done(new Error(`${host} leads to no public address.`), '')
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}
